import { appConfig } from '@/config/appConfig';
import { describeError } from '@/lib/http/errorMessages';
import { AbortedError, ApiError, callText, IntermediaryError, RequestError, SchemaError } from '@/lib/http/errors';
import { ALL_PERMISSIONS } from '@/lib/permission';
import type { AppThunk } from '../storeTypes';
import { selectUser } from '../user/userSlice';
import { errorLogged } from './errorLogSlice';

const MAX_CAUSE_LENGTH = 500;

/** Why a value was refused, or what has failed underneath. */
const causeOf = ({ cause }: Error): string =>
  typeof cause === 'object' && cause !== null && 'message' in cause
    ? String(cause.message).slice(0, MAX_CAUSE_LENGTH)
    : '';

/** The call of a failure, with the field or the code: what is needed to find it on the server. */
function placeOf(error: RequestError): string {
  const field = error instanceof SchemaError && error.field !== '' ? `字段 ${error.field}` : '';
  const code = error instanceof ApiError && error.code !== '' ? `代码 ${error.code}` : '';
  return [callText(error.call), field, code].filter(Boolean).join('，');
}

/** Describes any error; a failed call by the message that the user saw, the call, and the server's whole text. */
function describeForLog(error: unknown): { message: string; stack: string } {
  if (!(error instanceof Error)) return { message: String(error), stack: '' };
  const { stack = '' } = error;
  if (!(error instanceof RequestError)) return { message: error.message, stack };
  const told = describeError(error) ?? error.message;
  const place = placeOf(error);
  const detail = error instanceof ApiError || error instanceof IntermediaryError ? error.detail : '';
  return {
    message: told.includes(place) ? told : `${told}（${place}）`,
    stack: [detail, causeOf(error), stack].filter(Boolean).join('\n'),
  };
}

interface Circumstances {
  /** What failed because of it, as the beginning of the message. */
  about?: string;
  /** What else is known, at the end of the details. */
  more?: string;
}

/**
 * Adds an error to the error log, with its call and field: where the setting says so, and for users with all
 * permissions, who look after the system (§7.51). An abort is no error.
 */
export const logError =
  (error: unknown, { about = '', more = '' }: Circumstances = {}): AppThunk<void> =>
  (dispatch, getState) => {
    const isKept = appConfig.errorLog || selectUser(getState()).permissions.includes(ALL_PERMISSIONS);
    if (!isKept || error instanceof AbortedError) return;
    const { message, stack } = describeForLog(error);
    const err = { message: about === '' ? message : `${about}：${message}`, stack: stack + more };
    dispatch(errorLogged({ err, url: window.location.hash || window.location.pathname }));
  };
