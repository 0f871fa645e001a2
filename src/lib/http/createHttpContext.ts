import type { EnvelopeRules } from './envelope';

/** What the transport needs from the app. It knows no store, router or user interface. */
export interface HttpPorts {
  settings: EnvelopeRules & {
    apiBase: string;
    /** Milliseconds for a response, and between two chunks of a file; 0 = no limit. */
    requestTimeout: number;
    /** Milliseconds until the first byte of a file; 0 = no limit. */
    downloadTimeout: number;
    debounce: readonly string[];
  };
  getToken(): string | undefined;
  /** Called with every error before the call rejects, except aborts. */
  onFailure(error: Error): void;
  /** Called when a call that covers the page begins (1) and ends (-1). */
  onBusy(change: 1 | -1): void;
}

/** What the calls of one app share. */
export interface HttpContext {
  ports: HttpPorts;
  /** A signal that aborts the calls of the present session when the session ends. */
  sessionSignal: () => AbortSignal;
  /** Aborts all calls of the ended session. */
  abortSessionCalls: () => void;
}

export function createHttpContext(ports: HttpPorts): HttpContext {
  let session = new AbortController();
  return {
    ports,
    sessionSignal: () => session.signal,
    abortSessionCalls() {
      session.abort();
      session = new AbortController();
    },
  };
}
