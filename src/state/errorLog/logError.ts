import { appConfig } from '@/config/appConfig';
import { AbortedError } from '@/lib/http/errors';
import { describeForLog } from '@/lib/http/describeForLog';
import { ALL_PERMISSIONS } from '@/lib/permission';
import type { AppThunk } from '../storeTypes';
import { selectUser } from '../user/userSlice';
import { errorLogged } from './errorLogSlice';

interface Circumstances {
  /** What has failed thereby, as the beginning of the message. */
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
