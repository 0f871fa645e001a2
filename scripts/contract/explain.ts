import type { BaseIssue } from 'valibot';
import { appConfig } from '@/config/appConfig';
import { ApiError, NetworkError, SchemaError } from '@/lib/http/errors';
import { INEXACT_ID } from '@/lib/record/idSchema';
import { isRecord } from '@/lib/isRecord';
import type { Exchange } from './traffic';

const TLS = /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_|CERT_|ERR_TLS_|ERR_SSL_|EPROTO)/;

/** The code of a system error in the chain of causes. */
function codeOf(failure: unknown): string {
  if (!isRecord(failure) && !(failure instanceof Error)) return '';
  if ('code' in failure && typeof failure.code === 'string') return failure.code;
  const inner: unknown = failure instanceof AggregateError ? (failure.errors as unknown[])[0] : failure.cause;
  return codeOf(inner);
}

/** Why a host did not respond. */
function explainNetwork(failure: unknown): string {
  const code = codeOf(failure) || String(failure);
  return TLS.test(code)
    ? `TLS: ${code}; name the certificate's authority by NODE_EXTRA_CA_CERTS=ca.pem, or trust anybody by NODE_TLS_REJECT_UNAUTHORIZED=0`
    : `no answer (${code})`;
}

/** The title of an HTML page that came in place of a response; `undefined` if the text is no HTML. */
export function htmlTitle(text: string): string | undefined {
  if (!/^\s*<(!doctype|html|head|body|h1|\?xml)/i.test(text)) return undefined;
  return /<(title|h1)[^>]*>([^<]*)</i.exec(text)?.[2]?.trim() ?? '';
}

const isIssue = (cause: unknown): cause is BaseIssue<unknown> =>
  isRecord(cause) && 'received' in cause && 'expected' in cause;

/** Longer values, such as pictures, are not printed. */
const MAX_VALUE_LENGTH = 60;

/** Status, code and words of an answer, without the addresses in it: by these a server says that it has no such call. */
export function signatureOf(status: number | undefined, text: string): string {
  const code = new RegExp(`"${appConfig.statusName}":"?(\\w+)`).exec(text)?.[1];
  const words = new RegExp(`"${appConfig.messageName}":"([^"]*)`).exec(text)?.[1] ?? '';
  return JSON.stringify([status, code, words.replace(/\S*\/\S*/g, ''), htmlTitle(text)]);
}

/** What is wrong with a field, in words for backend developers. */
function explainIssue({ expected, received, message }: BaseIssue<unknown>): string {
  if (message === INEXACT_ID) return `${received} is beyond 2^53 − 1, where JSON numbers lose digits: send it as text`;
  if (received === 'undefined') return 'is missing';
  const came = received.length > MAX_VALUE_LENGTH ? `a text of ${received.length} characters` : received;
  return `expected ${expected ?? 'something else'}, came ${came}`;
}

/** Why the app refused a response, in words for backend developers. */
export async function explainFailure(error: unknown, exchange: Exchange | undefined): Promise<string> {
  const { text = '' } = (await exchange?.body) ?? {};
  const title = htmlTitle(text);
  const status = `HTTP ${exchange?.status}`;
  if (title !== undefined)
    return `an HTML page came (${status}${title && `, "${title}"`}): does --base name the address of the API?`;
  if (error instanceof NetworkError && exchange?.failure !== undefined) return explainNetwork(exchange.failure);
  if (error instanceof ApiError) return `refused with code ${error.code} (${status}): ${error.detail || error.message}`;
  if (!(error instanceof SchemaError)) return error instanceof Error ? error.message : String(error);
  if (text === '') return 'the body is empty';
  if (error.field === '') return `the body is no JSON: ${text.slice(0, MAX_VALUE_LENGTH)}`;
  return `${error.field}: ${isIssue(error.cause) ? explainIssue(error.cause) : 'is not of the promised shape'}`;
}
