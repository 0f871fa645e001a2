import * as v from 'valibot';
import { isRecord } from '../isRecord';
import { ownValue } from '../ownValue';
import { type EnvelopeRules, readCode } from './envelope';
import { apiErrorText, type FailureText, readServerText } from './errorMessages';
import { ApiError, type CallInfo, DownloadError, SchemaError } from './errors';
import { intermediaryError } from './intermediaries';
import type { HttpResponse } from './request';

export type FileResponse = Pick<HttpResponse, 'header'> & { blob: Blob };

/** Messages of refused downloads by code (§8.17). */
const DOWNLOAD_MESSAGES: Readonly<Record<string, string>> = {
  401: '信息失效，请重新登录',
  403: '当前操作没有权限',
  404: '访问资源不存在',
};
const DOWNLOAD_DEFAULT = '系统未知错误，请反馈给管理员';

/** Messages of downloads that brought no file. */
const EMPTY_FILE = '下载失败：文件为空（0 字节）';
const PAGE_FOR_FILE = '下载失败：收到的是网页而不是文件，可能是登录已过期，或被网关拦截';

/** The text of a refused download: the table's, else the server's own, else the default. */
export function downloadErrorText(code: string, serverMessage: unknown): FailureText {
  const { own, detail } = readServerText(serverMessage);
  return { message: ownValue(DOWNLOAD_MESSAGES, code) ?? (own || DOWNLOAD_DEFAULT), detail };
}

/** A larger body is taken for a file unread: no message is as long. */
const MAX_MESSAGE = 10_000_000;

const jsonSchema = v.pipe(v.string(), v.parseJson());

/** The parsed JSON of a text; `undefined` if it is none. */
function jsonIn(text: string): unknown {
  const parsed = v.safeParse(jsonSchema, text.replace(/^\uFEFF/, ''));
  return parsed.success ? parsed.output : undefined;
}

const isNamed = (header: HttpResponse['header']): boolean =>
  header('download-filename') !== '' || /filename/i.test(header('content-disposition'));

/** Office programs write workbooks as HTML too. */
const PAGE = /^\s*<(?:!doctype html|html)\b(?![^]*urn:schemas-microsoft-com:office)/i;

/** Whether a page of a gateway, or one to sign in, came in place of a file. */
const isPage = (text: string, { header }: HttpResponse, { url }: CallInfo): boolean =>
  !isNamed(header) &&
  !/\.x?html?$/i.test(url) &&
  (PAGE.test(text) || (header('content-type').startsWith('text/html') && text.trimStart().startsWith('<')));

/**
 * Distinguishes a file from what comes in its place (§14.1): a message is an object of JSON with a code and without the
 * name of a file, whatever the content type.
 *
 * @throws {DownloadError} a message, a page or nothing came
 * @throws {IntermediaryError} the page is that of a firewall, a proxy or a sign-in gateway
 * @throws {ApiError} the HTTP status is an error
 */
export async function readFileResponse(
  response: HttpResponse,
  call: CallInfo,
  rules: EnvelopeRules,
): Promise<FileResponse> {
  const { status, statusText, body: blob, header } = response;
  if (!(blob instanceof Blob)) throw new SchemaError(call, '');
  // A body that cannot be read is taken for a file.
  const text = blob.size > MAX_MESSAGE ? '' : await blob.text().catch(() => '');
  const isRefused = status < 200 || status >= 300;
  const message = jsonIn(text);
  const code = readCode(message, rules);
  if (isRecord(message) && (isRefused || (code !== undefined && !isNamed(header)))) {
    const { message: told, detail } = downloadErrorText(code ?? String(status), message[rules.messageName]);
    throw new DownloadError(call, code ?? String(status), told, { detail });
  }
  const isForeign = isRefused || isPage(text, response, call);
  const type = isRefused ? header('content-type') : 'text/html';
  const intermediary = isForeign && intermediaryError(call, { ...response, type, body: text });
  if (intermediary) throw intermediary;
  if (isRefused) {
    const { message: told, detail } = apiErrorText(undefined, String(status), statusText);
    throw new ApiError(call, String(status), told, { detail });
  }
  if (blob.size === 0) throw new DownloadError(call, String(status), EMPTY_FILE);
  if (isForeign) throw new DownloadError(call, String(status), PAGE_FOR_FILE);
  return { blob, header };
}
