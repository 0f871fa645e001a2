import { ApiError } from './errors';

/** The call, or a call of this method at its path, is unknown. */
const STATUSES = ['404', '405', '501'];

/** The same in the words of Spring, in whatever code they come. */
const WORDS = [
  /\bNo endpoint\b/,
  /\bNo static resource\b/,
  /\bRequest method '\w+' (?:is )?not supported/,
  /不支持'\w+'请求/,
];

/** A server took the name of a call for the id of a record: `/system/notice/listTop` for `/system/notice/{noticeId}`. */
const TAKEN_FOR_ID = /^请求参数类型不匹配.*输入值为：'([^']*)'/;

/**
 * Whether an error says that the server has no such call. What this means stands here alone, for all calls that some
 * servers lack; any other failure is one.
 */
export function lacksCall(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { code, call } = error;
  const text = error.detail || error.message;
  if (STATUSES.includes(code) || WORDS.some((words) => words.test(text))) return true;
  const [, taken] = TAKEN_FOR_ID.exec(text) ?? [];
  return taken !== undefined && call.url.endsWith(`/${taken}`);
}
