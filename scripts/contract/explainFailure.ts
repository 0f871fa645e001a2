import type { BaseIssue } from 'valibot';
import { ApiError, NetworkError, RequestError, SchemaError } from '@/lib/http/errors';
import { INEXACT_ID } from '@/lib/http/exactNumber';
import { isRecord } from '@/lib/isRecord';
import type { Exchange } from './traffic';

const TLS = /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_|CERT_|ERR_TLS_|ERR_SSL_|EPROTO)/;

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the name of the host is not known',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  ECONNRESET: 'the connection was cut',
  UND_ERR_SOCKET: 'the connection was cut',
  ETIMEDOUT: 'the host does not answer',
  UND_ERR_CONNECT_TIMEOUT: 'the host does not answer',
  EHOSTUNREACH: 'there is no way to the host',
  ENETUNREACH: 'there is no way to the host',
};

/** The code of a system error in the chain of causes. */
function codeOf(failure: unknown): string {
  if (!isRecord(failure) && !(failure instanceof Error)) return '';
  if ('code' in failure && typeof failure.code === 'string') return failure.code;
  const inner: unknown = failure instanceof AggregateError ? (failure.errors as unknown[])[0] : failure.cause;
  return codeOf(inner);
}

/** Why a host did not respond. */
export function explainNetwork(failure: unknown): string {
  const code = codeOf(failure);
  if (TLS.test(code)) {
    return `TLS: ${code}; name the certificate's authority with NODE_EXTRA_CA_CERTS=ca.pem, or trust anybody with --insecure`;
  }
  const reason = REASONS[code];
  if (reason !== undefined) return `${reason} (${code})`;
  return failure instanceof Error ? `no answer: ${failure.message}${code && ` (${code})`}` : 'no answer';
}

/** The title of an HTML page that came in place of a response; `undefined` if the text is no HTML. */
export function htmlTitle(text: string): string | undefined {
  if (!/^\s*<(!doctype|html|head|body|h1|\?xml)/i.test(text)) return undefined;
  return /<(title|h1)[^>]*>([^<]*)</i.exec(text)?.[2]?.trim() ?? '';
}

const isIssue = (cause: unknown): cause is BaseIssue<unknown> =>
  isRecord(cause) && 'received' in cause && 'expected' in cause;

type Told = Pick<BaseIssue<unknown>, 'expected' | 'received' | 'message'>;

/** Longer values, such as pictures, are not printed. */
const MAX_VALUE_LENGTH = 60;

const shorten = (value: string) => (value.length > MAX_VALUE_LENGTH ? `a text of ${value.length} characters` : value);

/** What is wrong with a field, in words for backend developers. */
export function explainIssue({ expected, received, message }: Told): string {
  if (message === INEXACT_ID) return `${received} is beyond 2^53 − 1, where JSON numbers lose digits: send it as text`;
  return received === 'undefined'
    ? 'is missing'
    : `expected ${expected ?? 'something else'}, came ${shorten(received)}`;
}

/** The full name of a field that the app looks for inside `data`. */
const inData = (field: string) => (field === 'data' ? field : `data.${field}`);

/**
 * Why the app refused a response, in words for backend developers.
 *
 * @param nameOf maps a field name of the app's schema to the name in the body
 */
export async function explainFailure(
  error: unknown,
  exchange: Exchange | undefined,
  nameOf: (field: string) => string = inData,
): Promise<string> {
  const text = (await exchange?.text()) ?? '';
  const title = htmlTitle(text);
  if (title !== undefined) {
    return `an HTML page came (HTTP ${exchange?.status}${title && `, "${title}"`}): does --base name the address of the API?`;
  }
  if (error instanceof NetworkError && exchange?.failure !== undefined) return explainNetwork(exchange.failure);
  if (error instanceof SchemaError) {
    if (text === '') return 'the body is empty';
    if (error.field === '') return `the body is no JSON: ${text.slice(0, 60)}`;
    const detail = isIssue(error.cause) ? explainIssue(error.cause) : 'is not of the promised shape';
    return `${nameOf(error.field)}: ${detail}`;
  }
  if (error instanceof ApiError) return `refused with code ${error.code} (HTTP ${exchange?.status}): ${error.message}`;
  if (error instanceof RequestError) return error.message;
  return String(error);
}
