import { describeError } from './errorMessages';
import { ApiError, RequestError, SchemaError } from './errors';

/** What the error log keeps of an error. */
export interface Trace {
  message: string;
  stack: string;
}

const MAX_CAUSE_LENGTH = 500;

/** Why a value was refused, or what has failed underneath. */
const causeOf = ({ cause }: Error): string =>
  typeof cause === 'object' && cause !== null && 'message' in cause
    ? String(cause.message).slice(0, MAX_CAUSE_LENGTH)
    : '';

/** The call of a failure, with the field or the code: what is needed to find it on the server. */
function placeOf(error: RequestError): string {
  const { method, url } = error.call;
  const field = error instanceof SchemaError && error.field !== '' ? `字段 ${error.field}` : '';
  const code = error instanceof ApiError && error.code !== '' ? `代码 ${error.code}` : '';
  return [`${method} ${url}`, field, code].filter(Boolean).join('，');
}

/** What is known of any error: of a failed call what the user was told, the call, and the whole text of the server. */
export function describeForLog(error: unknown): Trace {
  if (!(error instanceof Error)) return { message: String(error), stack: '' };
  const { stack = '' } = error;
  if (!(error instanceof RequestError)) return { message: error.message, stack };
  const told = describeError(error) ?? error.message;
  const place = placeOf(error);
  const detail = error instanceof ApiError ? error.detail : '';
  return {
    message: told.includes(place) ? told : `${told}（${place}）`,
    stack: [detail, causeOf(error), stack].filter(Boolean).join('\n'),
  };
}
