import { afterEach, beforeEach, vi } from 'vitest';

/** Stands in for the browser's requests: what is sent moves only when the test says so. */
class HeldRequest extends EventTarget {
  static sent: HeldRequest[] = [];
  upload = new EventTarget();
  status = 0;
  statusText = '';
  responseText = '';
  isAborted = false;
  onloadend = (): void => undefined;
  onerror = (_event: unknown): void => undefined;

  open(): void {
    HeldRequest.sent.push(this);
  }

  setRequestHeader = (): void => undefined;
  send = (): void => undefined;
  getAllResponseHeaders = (): string => '';

  abort(): void {
    this.isAborted = true;
  }

  /** So many bytes of 100 have been sent. */
  move(loaded: number): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: 100, lengthComputable: true }));
  }

  answer(body: unknown, status = 200): void {
    Object.assign(this, { status, responseText: typeof body === 'string' ? body : JSON.stringify(body) });
    this.onloadend();
  }

  /** The connection is lost. */
  fail(): void {
    this.onerror(new Event('error'));
  }
}

/** Holds all requests of the tests of this file (with jsdom); returns those that were sent. */
export function holdRequests(): () => readonly HeldRequest[] {
  beforeEach(() => {
    HeldRequest.sent = [];
    vi.stubGlobal('XMLHttpRequest', HeldRequest);
  });
  afterEach(() => void vi.unstubAllGlobals());
  return () => HeldRequest.sent;
}
