import { isLeft } from '@/lib/http/errors';
import type { AppThunk } from '../storeTypes';
import { logError } from './logError';

/** Tells of a failure that its call has left to the caller (`tells`), and logs it. The page stays, also at a 403. */
export const tellFailure =
  (error: unknown): AppThunk<void> =>
  (dispatch, _getState, { toast }) => {
    if (!isLeft(error)) return;
    toast.failure(error);
    dispatch(logError(error));
  };
