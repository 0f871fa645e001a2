import type { EnvelopeRules } from './envelope';

/** What the transport needs from the app; it knows no store, no router and no user interface. */
export interface HttpPorts {
  settings: EnvelopeRules & {
    apiBase: string;
    /** Milliseconds for a response, and between two parts of a file; 0 = no limit. */
    requestTimeout: number;
    /** Milliseconds until the first byte of a file; 0 = no limit. */
    downloadTimeout: number;
    debounce: readonly string[];
  };
  getToken(): string | undefined;
  /** Told of every failure before the call rejects, aborts excepted. */
  onFailure(error: Error): void;
  /** Told when a call that covers the page begins (1) and ends (-1). */
  onBusy(change: 1 | -1): void;
}

let ports: HttpPorts | undefined;
let session = new AbortController();

/** Connects the transport with the app; called once at start. */
export function bindHttp(connected: HttpPorts): void {
  ports = connected;
}

/** Aborts every call that belongs to the session that has just ended. */
export function abortSessionCalls(): void {
  session.abort();
  session = new AbortController();
}

/** What every call needs of the app, a streamed one outside `http` too: its ports, and when to give up. */
export function connection(): { app: HttpPorts; sessionSignal: AbortSignal } {
  if (!ports) throw new Error('bindHttp() must be called before the first request');
  return { app: ports, sessionSignal: session.signal };
}
