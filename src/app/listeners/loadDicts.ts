import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { appConfig } from '@/config/appConfig';
import { initDicts } from '@/features/dict/dicts';
import type { AppDispatch } from '@/state/hooks';
import type { RootState } from '@/state/rootReducer';
import { routesBuilt } from '@/state/routes/routesSlice';
import { selectUser } from '@/state/user/userSlice';

/** Loads the configured dictionaries when a session is ready (specification, section 4). Visitors may not load them. */
export function loadDicts({ startListening }: ListenerMiddlewareInstance<RootState>, dispatch: AppDispatch): void {
  startListening({
    actionCreator: routesBuilt,
    effect: async (_action, { getState }) => {
      const { token, admin } = selectUser(getState());
      const { startDicts } = appConfig;
      if ((token !== null || admin) && startDicts.length > 0) await dispatch(initDicts(startDicts));
    },
  });
}
