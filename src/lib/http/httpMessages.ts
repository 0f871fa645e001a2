import type { CallSite } from './errors';

/** A call as it goes over the wire. */
export interface HttpRequest {
  call: CallSite;
  /** With the API base. */
  url: string;
  body: unknown;
  /** Fields of a form-urlencoded body, in place of `body`. */
  form: Readonly<Record<string, unknown>> | undefined;
  params: Readonly<Record<string, unknown>> | undefined;
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal;
  /** Milliseconds; 0 is no limit. */
  timeout: number;
  responseType?: 'blob';
  /** Told some times a second of the bytes received so far. */
  onDownloadProgress?: (progress: { loaded: number; total?: number | undefined }) => void;
}

/** Writes parameters as a query string. */
export type SerializeParams = (params: Readonly<Record<string, unknown>>) => string;

/** A response as it came, whatever its status says. */
export interface HttpResponse {
  status: number;
  statusText: string;
  /** What the JSON says; the text that came where it is none; a blob where one was asked for. */
  body: unknown;
  /** A header, empty when it was not sent. */
  header: (name: string) => string;
}
