import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { APP_DICTS } from '@/features/dict/appDicts';
import { initDicts } from '@/features/dict/dicts';
import { whenIdle } from '@/lib/whenIdle';
import type { AppDispatch } from '@/state/hooks';
import type { RootState } from '@/state/rootReducer';
import { routesBuilt } from '@/state/routes/routesSlice';
import { selectUser } from '@/state/user/userSlice';

/**
 * Loads the app's dictionaries when a session is ready and its first screen drawn (spec.md section 4); a visitor
 * without one may not.
 */
export function loadDicts({ startListening }: ListenerMiddlewareInstance<RootState>, dispatch: AppDispatch): void {
  startListening({
    actionCreator: routesBuilt,
    effect: async (_action, { getState }) => {
      const { token, admin } = selectUser(getState());
      if (token === null && !admin) return;
      await whenIdle();
      if (selectUser(getState()).token === token) await dispatch(initDicts(APP_DICTS));
    },
  });
}
