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

let ports: HttpPorts | undefined;
let session = new AbortController();

/** Binds the transport to the app; called once at start. */
export function bindHttp(connected: HttpPorts): void {
  ports = connected;
}

/** Aborts all calls of the ended session. */
export function abortSessionCalls(): void {
  session.abort();
  session = new AbortController();
}

/** The ports, and the signal that aborts with the session; streamed calls outside `http` use them too. */
export function connection(): { app: HttpPorts; sessionSignal: AbortSignal } {
  if (!ports) throw new Error('bindHttp() must be called before the first request');
  return { app: ports, sessionSignal: session.signal };
}
