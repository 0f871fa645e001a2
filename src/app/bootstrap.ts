import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { appConfig } from '@/config/appConfig';
import { LOGIN } from '@/config/paths';
import { followDicts } from '@/features/dict/followDicts';
import { createObservable } from '@/lib/createObservable';
import { createDownloads } from '@/lib/download/createDownloads';
import { createHttp } from '@/lib/http/http';
import { reloadOnEvent } from '@/shell/page/reloadView';
import { dynamicMiddleware, isServerCacheThere } from '@/state/reducerInjection';
import { rootReducer, type RootState } from '@/state/rootReducer';
import type { Services } from '@/state/services';
import type { AppDispatch, AppListeners } from '@/state/storeTypes';
import { selectToken } from '@/state/user/userSlice';
import { createToasts } from '@/ui/toast/createToasts';
import { applyTheme } from './listeners/applyTheme';
import { followNavigation } from './listeners/followNavigation';
import { keepLocked } from './listeners/keepLocked';
import { logUncaughtErrors, handleRequestError } from './listeners/handleErrors';
import { persistPreferences } from './listeners/persistPreferences';
import { persistPages } from './listeners/persistPages';
import { shareSession } from './listeners/shareSession';
import { refreshAnnouncements } from '@/features/notices/announcementThunks';
import { refreshStaleAccess } from './listeners/refreshStaleAccess';
import { shareRecordChanges } from './listeners/shareRecordChanges';
import { warnBeforeExpiry } from './listeners/warnBeforeExpiry';
import { watchMedia, watchNetwork, watchVersion } from './listeners/watchBrowser';
import { createRouter } from './router/createRouter';
import { findPage } from './router/routePages';
import { routerState } from './router/routerContext';

/** Milliseconds after which Redux's development checks warn. The default is too short for a busy machine. */
const DEV_CHECKS = { immutableCheck: { warnAfter: 1000 }, serializableCheck: { warnAfter: 1000 } };

function createStore(services: Services, listeners: AppListeners) {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ ...DEV_CHECKS, thunk: { extraArgument: services } })
        .prepend(listeners.middleware)
        .concat(dynamicMiddleware.middleware),
  });
}

/** Creates one app: services, store and router. Called once for each page load. */
export function bootstrap() {
  const life = new AbortController();
  const { signal } = life;
  const busy = createObservable(0);
  const toast = createToasts();
  const http = createHttp({
    settings: appConfig,
    getToken: () => selectToken(store.getState()),
    onFailure: (error) => handleRequestError(store, toast, refuse)(error),
    onBusy: (change) => busy.set(busy.get() + change),
  });
  const refuse = (path: string) => {
    void router.get().navigate(path);
    afterRefusal();
  };
  const services: Services = {
    http,
    toast,
    hasPage: (component) => findPage(component) !== undefined,
    downloads: createDownloads(),
    dictMetas: new Map(),
    scrollPositions: new Map(),
  };
  const listeners: AppListeners = createListenerMiddleware<RootState, AppDispatch, Services>({ extra: services });
  const store = createStore(services, listeners);
  const { dispatch } = store;

  shareSession(store, listeners, () => goHome(), signal);
  const leave = (path: string) => void router.get().navigate(path, { replace: true });
  const afterRefusal = refreshStaleAccess(listeners, dispatch, leave, signal);
  logUncaughtErrors(dispatch, signal);
  watchNetwork(dispatch, signal);
  warnBeforeExpiry(store, toast, signal);
  if (import.meta.env.PROD) watchVersion(dispatch, toast, signal);
  watchMedia(dispatch, signal);
  persistPreferences(store, listeners, signal);
  keepLocked(store, listeners, signal);
  reloadOnEvent(dispatch, signal);
  shareRecordChanges(listeners, dispatch, signal);
  signal.addEventListener(
    'abort',
    isServerCacheThere.subscribe(() => dispatch({ type: 'server/reducerInjected' })),
  );
  persistPages(listeners);
  applyTheme(store);
  followDicts(listeners);
  refreshAnnouncements(listeners);
  const router = createRouter(store, followNavigation(store, services));
  /** Goes to the start page; from the login page the guard leads on by itself. */
  const goHome = () => {
    if (routerState(router.get()).location.pathname !== LOGIN) leave('/');
  };
  const stop = () => {
    life.abort();
    listeners.clearListeners();
    router.get().dispose();
  };
  return { store, services, router, busy, stop };
}
