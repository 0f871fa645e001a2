import type { AppThunk } from '@/state/storeTypes';
import { lockChanged, selectToken, selectUser } from '@/state/user/userSlice';
import { type Credentials, checkPassword, login, logout } from './api/sessionCalls';

/**
 * Unlocks the screen if the password is right: the server checks it, or a login of the same account does, whose session
 * is ended at once. Rejects with the failure, which the caller shows; a 401 has ended the session.
 */
export const unlock =
  (proof: Omit<Credentials, 'username'>, byLogin: boolean): AppThunk<Promise<void>> =>
  async (dispatch, getState, { http }) => {
    const { username, token } = selectUser(getState());
    if (byLogin) {
      const other = await login(http, { username, ...proof }, { tells: 'none' });
      if (other !== token) logout(http, { token: other }).catch(() => undefined);
    } else await checkPassword(http, proof.password);
    // Another session may have begun meanwhile.
    if (selectToken(getState()) === token) dispatch(lockChanged(false));
  };

/** Whether files are on their way to the server, which a lock lets go on. */
export const isUploading =
  (): AppThunk<boolean> =>
  (_dispatch, _getState, { http }) =>
    http.context.uploads.isBusy();
