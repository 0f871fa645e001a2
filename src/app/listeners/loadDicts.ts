import { appConfig } from '@/config/appConfig';
import { ensureDict, initDicts, refreshLoadedDicts } from '@/features/dict/dicts';
import { connectionRestored } from '@/state/connectionRestored';
import { selectDicts } from '@/state/dict/dictSlice';
import type { AppListeners } from '@/state/hooks';
import { routesBuilt } from '@/state/routes/routesSlice';
import { recordsChanged } from '@/state/server/recordsChanged';
import { selectUser } from '@/state/user/userSlice';

const DICT_TAG = 'dict:';

/**
 * Loads the configured dictionaries when the routes of a user are ready (§4.15). Visitors have no
 * token and may not load dictionaries. After a change, here or in another window, the loaded ones that it concerns are
 * fetched again; those that have failed are when the connection is back.
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
  startListening({
    actionCreator: recordsChanged,
    effect: async ({ payload }, { dispatch }) => {
      const types = payload.filter((tag) => tag.startsWith(DICT_TAG)).map((tag) => tag.slice(DICT_TAG.length));
      if (types.length > 0) await dispatch(refreshLoadedDicts(...(types.includes('') ? [] : types)));
    },
  });
  startListening({
    actionCreator: connectionRestored,
    effect: async (_action, { dispatch, getState }) => {
      const failed = Object.entries(selectDicts(getState())).filter(([, { status }]) => status === 'failed');
      await Promise.all(failed.map(([type]) => dispatch(ensureDict(type, true))));
    },
  });
}
