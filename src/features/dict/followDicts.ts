import { appConfig } from '@/config/appConfig';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { whenIdle } from '@/lib/pause';
import { connectionRestored, recordsChanged } from '@/state/server/recordsChanged';
import { selectDicts } from '@/state/dict/dictSlice';
import { routesBuilt } from '@/state/routes/routesSlice';
import type { AppListeners } from '@/state/storeTypes';
import { selectUser } from '@/state/user/userSlice';

/** If this fails, nothing is lost: what shows a dictionary asks for it, and what is loaded has its code. */
const loadThunks = loadWithRetry(() => import('./dictThunks'));
const thunks = () => loadThunks().catch(() => undefined);

const TAG = 'dict:';

/** What `recordsChanged` names when the entries of a type are out of date; of all types if none is given. */
export const dictChangeTag = (type = ''): string => TAG + type;

/**
 * Loads the configured dictionaries when the routes of a user are ready (§4.15). Visitors have no
 * token and may not load dictionaries. After a change, here or in another window, the loaded ones that it concerns are
 * fetched again; those that have failed are when the connection is back.
 */
export function followDicts({ startListening }: AppListeners): void {
  startListening({
    actionCreator: routesBuilt,
    effect: async (_action, { dispatch, getState }) => {
      // After the first page, which asks itself for those that it shows.
      await whenIdle();
      const { startDicts } = appConfig;
      const chunk = startDicts.length > 0 ? await thunks() : undefined;
      // The session may be over by now.
      const { token, admin } = selectUser(getState());
      if (chunk && (token !== undefined || admin)) await dispatch(chunk.initDicts(startDicts));
    },
  });
  startListening({
    actionCreator: recordsChanged,
    effect: async ({ payload }, { dispatch }) => {
      const types = payload.filter((tag) => tag.startsWith(TAG)).map((tag) => tag.slice(TAG.length));
      const chunk = types.length > 0 ? await thunks() : undefined;
      if (chunk) await dispatch(chunk.refreshLoadedDicts(...(types.includes('') ? [] : types)));
    },
  });
  startListening({
    actionCreator: connectionRestored,
    effect: async (_action, { dispatch, getState }) => {
      const failed = Object.entries(selectDicts(getState())).filter(([, { status }]) => status === 'failed');
      const chunk = failed.length > 0 ? await thunks() : undefined;
      if (chunk) await Promise.all(failed.map(([type]) => dispatch(chunk.ensureDict(type, true))));
    },
  });
}
