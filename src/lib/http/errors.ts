/**
 * What the app does about the failures of a call by itself:
 * - `all`: tells and logs them, and acts on 401 and 403;
 * - `inPlace`: the same without a toast, since the page shows them where the result would stand;
 * - `sessionEnd`: acts on the end of the session only, and leaves the others to the caller;
 * - `none`: nothing.
 */
export type Tells = 'all' | 'inPlace' | 'sessionEnd' | 'none';

/** A call, as its errors and the error log describe it. */
export interface CallInfo {
  method: string;
  /** Path below the API base. */
  url: string;
  /** The token that was sent; a 401 ends only its own session. */
  token: string | undefined;
  /** A download; its errors have their own messages (§8.17). */
  isDownload?: boolean;
  /** By default `all`. */
  tells?: Tells;
  /** The body is a file. */
  sendsFile?: boolean;
}

/** What may be a token in an address; the log shows only its end. */
const LONG_PART = /[\w.~-]{32,}/g;
const END = 8;

/** A call as text, for messages and the log, without the tokens in its address. */
export const callText = ({ method, url }: CallInfo): string =>
  `${method} ${url.replace(LONG_PART, (part) => `…${part.slice(-END)}`)}`;

/** Any error of a call made with `http`. */
export abstract class RequestError extends Error {
  readonly call: CallInfo;

  constructor(call: CallInfo, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.call = call;
  }
}

/** The result of a call, or `otherwise` where it failed: the HTTP client has told the user. */
export const resultOr = <T, F>(result: Promise<T>, otherwise: F): Promise<T | F> =>
  result.catch((error: unknown) => {
    if (error instanceof RequestError) return otherwise;
    throw error;
  });

/** The server reports an error. `code` is the envelope's code, else the HTTP status. */
export class ApiError extends RequestError {
  readonly code: string;
  /** The server's text if the message leaves it out, because it is not for users. Empty if there is no more. */
  readonly detail: string;
  /** The header `Retry-After`, empty if it was not sent. */
  readonly retryAfter: string;

  constructor(call: CallInfo, code: string, message: string, more: { detail?: string; retryAfter?: string } = {}) {
    super(call, message);
    this.code = code;
    this.detail = more.detail ?? '';
    this.retryAfter = more.retryAfter ?? '';
  }
}

/** The server sent a message instead of the file (§5.4, §8.18). */
export class DownloadError extends ApiError {}

/**
 * A successful response does not fit its schema. `field` is the path of the first wrong field, empty if the body is no
 * JSON; `cause` is the schema's issue.
 */
export class SchemaError extends RequestError {
  readonly field: string;

  constructor(call: CallInfo, field: string, message?: string, options?: ErrorOptions) {
    const place = field ? `字段 ${field}` : '内容不是有效的 JSON';
    super(call, message ?? `接口返回格式不正确：${callText(call)}，${place}`, options);
    this.field = field;
  }
}

/** The server has more rows than are read, or sent fewer than it counts. The message is for the user. */
export class IncompleteError extends RequestError {}

/** No response arrived. */
export class NetworkError extends RequestError {
  /** The call has not left the browser. */
  readonly isUnsent: boolean;

  constructor(call: CallInfo, { isUnsent = false, ...options }: ErrorOptions & { isUnsent?: boolean } = {}) {
    super(call, 'Network Error', options);
    this.isUnsent = isUnsent;
  }
}

/** As much of a page as shows who sent it. */
const MAX_PAGE = 1000;

/**
 * What stands between the app and its server (a firewall, a proxy, a sign-in gateway) has answered in its place. It is
 * never the server's word about session, rights or calls. `message` is for users.
 */
export abstract class IntermediaryError extends RequestError {
  readonly status: number;
  /** The beginning of its page, for the error log. */
  readonly detail: string;
  /** As of `ApiError`. */
  readonly retryAfter: string;

  constructor(call: CallInfo, message: string, status: number, page = '', retryAfter = '') {
    super(call, message);
    this.status = status;
    this.detail = page.slice(0, MAX_PAGE);
    this.retryAfter = retryAfter;
  }
}

/** The call was kept back; `number` is what the page calls the event, empty if it does not. */
export class InterceptedError extends IntermediaryError {
  readonly number: string;

  constructor(call: CallInfo, status: number, number = '', page = '', retryAfter = '') {
    super(
      call,
      `请求被网络设备或网关拦截（${[status, number].filter((fact) => fact !== '').join('，')}）`,
      status,
      page,
      retryAfter,
    );
    this.number = number;
  }
}

/** A gateway wants a new sign-in, which a reload of the page leads to. */
export class GatewayExpiredError extends IntermediaryError {
  constructor(call: CallInfo, status = 0, page = '') {
    super(call, '登录网关已过期，请重新加载页面', status, page);
  }
}

const MAINTENANCE = '系统维护中';

/** A page of maintenance stands in for the server. */
export class MaintenanceError extends IntermediaryError {
  constructor(call: CallInfo, status: number, title: string, page = '', retryAfter = '') {
    super(call, title === MAINTENANCE ? MAINTENANCE : `${MAINTENANCE}：${title}`, status, page, retryAfter);
  }
}

/** The response took too long; the limit is in milliseconds. */
export class TimeoutError extends RequestError {
  constructor(call: CallInfo, limit: number, options?: ErrorOptions) {
    super(call, `timeout of ${limit}ms exceeded`, options);
  }
}

/** Files did not get to the server whole; the message says why, in words for users. */
export class UploadError extends RequestError {}

/** The app (screen left, session ended) or the browser aborted the call. */
export class AbortedError extends RequestError {
  constructor(call: CallInfo, options?: ErrorOptions) {
    super(call, 'Request aborted', options);
  }
}

/** Whether the server has ended the session (§6.10). */
export const endsSession = (error: unknown): boolean => error instanceof ApiError && error.code === '401';

/** Whether the server refuses the call to this user (§7.51). */
export const isForbidden = (error: unknown): boolean => error instanceof ApiError && error.code === '403';

/** Whether an error in one call of a batch cancels the whole batch: an abort, or the end of the session. */
export const cancelsBatch = (error: unknown): boolean => error instanceof AbortedError || endsSession(error);

/** Whether the app has left an error to the caller: what the caller does not tell, nobody does. */
export const isLeft = (error: unknown): boolean =>
  !cancelsBatch(error) && !(error instanceof RequestError && ['all', 'inPlace'].includes(error.call.tells ?? 'all'));

/** The code of an answer: the envelope's, else the HTTP status; empty where none came. */
export const codeOf = (error: unknown): string =>
  error instanceof ApiError
    ? error.code
    : error instanceof InterceptedError || error instanceof MaintenanceError
      ? String(error.status)
      : '';

/** The codes of a server, or of the proxy before it, that is away for a moment. */
const AWAY = ['502', '503', '504'];

/** Whether an error may be over in a moment: the server restarts, or the connection is lost. */
export const isTransient = (error: unknown): error is RequestError =>
  error instanceof NetworkError || error instanceof TimeoutError || AWAY.includes(codeOf(error));

/** The codes of a proxy that has sent the call on and got no answer. */
const UNANSWERED = ['502', '504', '520', '524'];

/**
 * Whether the server may have done what a failed call asked for: it was sent, and no answer came, or one that was cut or
 * late. A refusal, by the server or by what stands before it, is none of them.
 */
export const mayBeDone = (error: unknown): error is RequestError =>
  (error instanceof NetworkError && !error.isUnsent) ||
  error instanceof TimeoutError ||
  error instanceof SchemaError ||
  UNANSWERED.includes(codeOf(error));

/**
 * Whether the result of a call has to be looked at before it is made again: it may be done, and doing it twice does harm.
 * A reading, a change or a deletion that is repeated comes to the same.
 */
export const isUnknownOutcome = (error: unknown): error is RequestError =>
  mayBeDone(error) && error.call.method === 'POST' && !error.call.isDownload;
