import { SaveError } from '../download/SaveError';
import { ChunkLoadError } from '../loadWithRetry';
import { ownValue } from '../ownValue';
import { textIn } from '../isRecord';
import {
  AbortedError,
  ApiError,
  DownloadError,
  GatewayExpiredError,
  IncompleteError,
  IntermediaryError,
  NetworkError,
  RequestError,
  SchemaError,
  TimeoutError,
  UploadError,
} from './errors';
import { isOffline } from './isOffline';

/** Message if the connection is lost while something is sent or received. */
export const CONNECTION_LOST = '网络连接中断，请稍后重试';
/** Message of a call that was made without any connection. */
export const OFFLINE = '网络已断开，请检查网络';

/** The error table (§8.1, §8.6 to §8.16), as shown to the user where the server sends no text of its own. */
export const CODE_MESSAGES: Readonly<Record<string, string>> = {
  0: '未可知错误，可能是因为后端不支持跨域CORS、接口地址不存在等问题引起',
  400: '发出信息有误',
  401: '用户没有权限(令牌失效、用户名、密码错误、登录过期)',
  402: '令牌过期',
  403: '用户得到授权，但是访问是被禁止的',
  404: '访问资源不存在',
  406: '请求格式不可得',
  410: '请求资源被永久删除，且不会被看到',
  500: '服务器发生错误',
  502: '网关错误',
  503: '服务不可用，服务器暂时过载或维护',
  504: '网关超时',
};

/** What proxies say without an envelope, in a number. */
const PROXY_MESSAGES: Readonly<Record<string, string>> = {
  405: '网络设备或服务器不允许这种请求方式',
  408: '请求发送超时，请稍后重试',
  413: '内容超过服务器允许的大小',
  414: '请求地址过长',
  429: '请求过于频繁，请稍后重试',
  431: '请求头过长，请清除浏览器缓存后再试',
  501: '服务器不支持这种请求',
};

/** Message of a download that failed in any other way (§8.19). */
export const DOWNLOAD_FAILED = '下载文件出现错误，请联系管理员！';

/** Longer texts of a server are not for users. */
const MAX_LENGTH = 120;

/** Signs of a text that tells users nothing: names of errors and classes, stacks, SQL, and addresses of calls. */
const INTERNALS = [
  /###|Exception\b|\b[A-Z]\w*Error\b/,
  /\bat [\w$.<>]+\(/,
  /\b(?:javax?|org|com|cn)\.[a-z]\w*\.\w|\bcolumn\b|\bSQL\b/i,
  /\b(?:select|insert into|update|delete from)\b[^]*\b(?:from|values|set|where)\b/i,
  /请求访问：\/|https?:\/\/|(?:^|[^\w/])\/[\w-]+\/[\w{}-]+/,
];

/** Frameworks, proxies and their English are not for users either. */
const HAN = /\p{Script=Han}/u;

/** What servers say of a file above their limit, which some of them name in bytes. */
const TOO_LARGE = /Maximum upload size exceeded|FileTooLarge|RequestTooBig|SizeLimitExceeded/;
const LIMIT = /maximum(?: permitted)?(?: size)?(?: of)? \(?(\d+)/i;

export const TOO_LARGE_WORDS = '文件超过服务器允许的大小';

/** The message about a file that the server does not take because of its size; undefined for other failures. */
function tooLargeText(text: string, code: string): string | undefined {
  if (code !== '413' && !TOO_LARGE.test(text)) return undefined;
  const [, bytes] = LIMIT.exec(text) ?? [];
  const limit = bytes === undefined ? '' : `（${Math.round((Number(bytes) / 2 ** 20) * 10) / 10} MB）`;
  return TOO_LARGE_WORDS + limit;
}

/** What the server said, if that is text; else empty. */
export const spokenText = (message: unknown): string => textIn(message).trim();

/** Whether a text of the server is one for its users. */
export const isForUsers = (text: string): boolean =>
  text.length <= MAX_LENGTH && HAN.test(text) && !INTERNALS.some((sign) => sign.test(text));

/** How a failed response is reported. `detail` is the server's text if it is not meant for users, else empty. */
export interface FailureText {
  message: string;
  detail: string;
}

/** The codes of the table that are a proxy's own where no envelope comes with them. */
const GATEWAY_CODES = ['502', '503', '504'];

/** The text of a status without an envelope, which a proxy has sent, with its number; `undefined` for other statuses. */
export function proxyText(status: number, sendsFile = false): string | undefined {
  const code = String(status);
  if (code === '413' && sendsFile) return undefined;
  const known = ownValue(GATEWAY_CODES.includes(code) ? CODE_MESSAGES : PROXY_MESSAGES, code);
  return known && `${known}（${code}）`;
}

/** The server's text, as its own where it is one for users, else as a detail. */
export function readServerText(serverMessage: unknown): { own: string; detail: string } {
  const text = spokenText(serverMessage);
  return isForUsers(text) ? { own: text, detail: '' } : { own: '', detail: text };
}

/** JSON is always sent whole: a filter of the server (RuoYi's) has taken signs for markup. */
const BROKEN_JSON = /JSON parse error: (?:Unexpected (?:character|end)|Illegal)/;
const FILTERED = '服务器的安全过滤改动了内容中的“<”或“>”，请换成“＜”“＞”后再试';

/**
 * The text of a failed response: the server's own, else the table's, else one with the code, and the status text as
 * detail (§7.50, §8.32).
 */
export function apiErrorText(serverMessage: unknown, code: string, statusText: string): FailureText {
  const { own, detail } = readServerText(serverMessage);
  if (BROKEN_JSON.test(own || detail)) return { message: FILTERED, detail: own || detail };
  // Words of success would mislead in an error (§8.2 to §8.5).
  if (code.startsWith('2'))
    return { message: `服务器返回了未约定的状态码（${code}），请刷新后核对结果`, detail: own || detail };
  const known = own || tooLargeText(detail, code) || ownValue(CODE_MESSAGES, code);
  return known
    ? { message: known, detail }
    : { message: `请求失败${code && `（${code}）`}`, detail: detail || statusText };
}

/**
 * The Chinese message of any error; `undefined` for an abort, which is not reported. The English text (§8.28)
 * is added in brackets, so that support can search for it.
 */
export function describeError(error: unknown): string | undefined {
  if (error instanceof AbortedError) return undefined;
  if (error instanceof IntermediaryError) return `${error.call.isDownload ? '下载失败：' : ''}${error.message}`;
  const isDownload = error instanceof RequestError && error.call.isDownload && !(error instanceof DownloadError);
  if (isDownload) return `${DOWNLOAD_FAILED}（${error.message}）`;
  if (error instanceof NetworkError) return `${isOffline() ? OFFLINE : CODE_MESSAGES[0]}（${error.message}）`;
  if (error instanceof TimeoutError) return `请求超时，请稍后重试（${error.message}）`;
  const isInWords = [ApiError, SchemaError, SaveError, IncompleteError, UploadError].some(
    (kind) => error instanceof kind,
  );
  if (isInWords && error instanceof Error) return error.message;
  if (error instanceof ChunkLoadError)
    return error.intermediary?.message ?? '页面资源加载失败，请检查网络后重新加载页面';
  return `发生未知错误：${error instanceof Error ? error.message : String(error)}`;
}

/** A failure as it is kept and shown (`LoadFailure`). */
export interface ToldFailure {
  message: string;
  /** The envelope's code, else the HTTP status; empty where no answer came. */
  code: string;
  /** The server's own text where that is not one for users. */
  detail: string;
  /** Only a reload of the page helps. */
  reloads: boolean;
}

/** A failure in words with its number, which some servers have in their text already. */
export const withNumber = ({
  message = '',
  code = '',
}: {
  message?: string | undefined;
  code?: string | undefined;
}): string => (code === '' || message.endsWith(`（${code}）`) ? message : `${message}（${code}）`);

/** What is told of an error in the place of what could not be loaded. */
export function toldFailure(error: unknown): ToldFailure {
  const { code, detail } = error instanceof ApiError ? error : { code: '', detail: '' };
  return { message: describeError(error) ?? '', code, detail, reloads: error instanceof GatewayExpiredError };
}
