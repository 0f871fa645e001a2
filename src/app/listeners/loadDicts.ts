import { appConfig } from '@/config/appConfig';
import { initDicts } from '@/features/dict/dicts';
import type { AppListeners } from '@/state/hooks';
import { routesBuilt } from '@/state/routes/routesSlice';
import { selectUser } from '@/state/user/userSlice';

/**
 * Loads the configured dictionaries when the routes of a user are ready (specification, section 4). Visitors have no
 * token and may not load dictionaries.
 */
export function loadDicts({ startListening }: AppListeners): void {
  startListening({
    actionCreator: routesBuilt,
    effect: async (_action, { dispatch, getState }) => {
      const { token, admin } = selectUser(getState());
      const { startDicts } = appConfig;
      if ((token !== undefined || admin) && startDicts.length > 0) await dispatch(initDicts(startDicts));
    },
  });
}
