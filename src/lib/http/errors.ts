/** The call that failed, as the error log and the developer need it. */
export interface CallSite {
  method: string;
  /** Path below the API base. */
  url: string;
  /** Token that was sent; a 401 only ends the session that it belongs to. */
  token: string | undefined;
  /** A file was asked for: its failures have words of their own (specification, section 8). */
  isDownload?: boolean;
}

/** Any failure of a call made with `http`. */
export abstract class RequestError extends Error {
  readonly call: CallSite;

  constructor(call: CallSite, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.call = call;
  }
}

/** The server answered that the call failed. `code` is the envelope's code, or the HTTP status where it has none. */
export class ApiError extends RequestError {
  readonly code: string;

  constructor(call: CallSite, code: string, message: string) {
    super(call, message);
    this.code = code;
  }
}

/** A message came in place of the file that was asked for (specification, sections 5 and 8). */
export class DownloadError extends ApiError {}

/**
 * A successful response is not of the promised shape; `field` is the path of the first wrong field, empty when the
 * whole body is no JSON. What was expected there stands in `cause`, the issue of the schema.
 */
export class SchemaError extends RequestError {
  readonly field: string;

  constructor(call: CallSite, field: string, message?: string, options?: ErrorOptions) {
    const place = field ? `字段 ${field}` : '内容不是有效的 JSON';
    super(call, message ?? `接口返回格式不正确：${call.method} ${call.url}，${place}`, options);
    this.field = field;
  }
}

/** No response arrived. */
export class NetworkError extends RequestError {
  constructor(call: CallSite, options?: ErrorOptions) {
    super(call, 'Network Error', options);
  }
}

/** The response took longer than the limit, in milliseconds. */
export class TimeoutError extends RequestError {
  constructor(call: CallSite, limit: number, options?: ErrorOptions) {
    super(call, `timeout of ${limit}ms exceeded`, options);
  }
}

/** The app (screen left, session ended) or the browser gave the call up. */
export class AbortedError extends RequestError {
  constructor(call: CallSite, options?: ErrorOptions) {
    super(call, 'Request aborted', options);
  }
}

/** Whether what several calls were made for is over with this one: it was given up, or the session has ended. */
export const cancelsBatch = (error: unknown): boolean =>
  error instanceof AbortedError || (error instanceof ApiError && error.code === '401');
