import { refreshAccess } from '@/features/access/session';
import { SchemaError } from '@/lib/http/errors';
import { logError } from '@/state/errorLog/logError';
import type { AppDispatch, AppListeners } from '@/state/storeTypes';
import { accessRefused, routesBuilt, routesRefreshed, selectRouteIndex } from '@/state/routes/routesSlice';
import { selectTabs } from '@/state/tabs/tabsSlice';

/** A window that is looked at again after this time asks for the menu again. */
const STALE_MS = 10 * 60_000;
/** Several refusals within this time cause one request. */
const PAUSE_MS = 3_000;

/**
 * Keeps menu and permissions up to date (§4.49): asks for them when a window is looked at again after ten minutes, and
 * after a refusal. A tab whose page is gone closes and says so.
 *
 * @param signal ends the watch
 */
export function refreshStaleAccess({ startListening }: AppListeners, dispatch: AppDispatch, signal: AbortSignal): void {
  let askedAt = Date.now();
  let afterPause: number | undefined;
  const ask = (age: number) => {
    if (document.hidden || Date.now() - askedAt < age) return;
    askedAt = Date.now();
    // No user waits for it. The next occasion tries again; a response that does not fit will not fit then either.
    dispatch(refreshAccess({ tells: 'sessionEnd' })).catch((error: unknown) => {
      if (error instanceof SchemaError) dispatch(logError(error));
    });
  };
  startListening({ actionCreator: routesBuilt, effect: () => void (askedAt = Date.now()) });
  startListening({
    actionCreator: accessRefused,
    effect: () => {
      window.clearTimeout(afterPause);
      afterPause = window.setTimeout(() => ask(0), Math.max(0, askedAt + PAUSE_MS - Date.now()));
    },
  });
  startListening({
    actionCreator: routesRefreshed,
    effect: (_action, { getState, getOriginalState, extra: { toast } }) => {
      const before = getOriginalState();
      const left = selectTabs(getState());
      const titles = selectTabs(before)
        .filter((tab) => !left.includes(tab))
        .map(({ route }) => `“${selectRouteIndex(before).get(route)?.node.meta.title ?? route}”`);
      if (titles.length > 0) toast.warning(`${titles.join('、')}已不可用，标签已关闭`, '菜单或权限有变化');
    },
  });
  const look = () => ask(STALE_MS);
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('focus', look, { signal });
  signal.addEventListener('abort', () => window.clearTimeout(afterPause));
}
