import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { APP_DICTS } from '@/features/dict/appDicts';
import { initDicts } from '@/features/dict/dicts';
import type { AppDispatch } from '@/state/hooks';
import type { RootState } from '@/state/rootReducer';
import { routesBuilt } from '@/state/routes/routesSlice';
import { selectUser } from '@/state/user/userSlice';

/** Loads the app's dictionaries as soon as a session is ready (spec.md section 4); a visitor without one may not. */
export function loadDicts({ startListening }: ListenerMiddlewareInstance<RootState>, dispatch: AppDispatch): void {
  startListening({
    actionCreator: routesBuilt,
    effect: async (_action, { getState }) => {
      const { token, admin } = selectUser(getState());
      if (token !== null || admin) await dispatch(initDicts(APP_DICTS));
    },
  });
}
