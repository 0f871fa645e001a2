import type { AppThunk } from '@/state/hooks';
import { tokenReceived } from '@/state/user/userSlice';
import { login, type Credentials } from './api/login';
import { loadSession } from './loadSession';

/** Signs in, then loads the user and the routes (specification, section 4, "Login"). Rejects when either fails. */
export const signIn =
  (credentials: Credentials): AppThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(tokenReceived(await login(credentials)));
    await dispatch(loadSession());
  };
