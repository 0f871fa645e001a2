import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { createElement } from 'react';
import { createBrowserRouter, createHashRouter } from 'react-router-dom';
import { appConfig } from '@/config/appConfig';
import { followDicts } from '@/features/dict/followDicts';
import { createObservable } from '@/lib/createObservable';
import { createDownloads } from '@/lib/download/createDownloads';
import { createHttp } from '@/lib/http/http';
import { createTurns } from '@/lib/http/turns';
import { handOnCodes } from '@/lib/sso/addressCodes';
import { arrivalOf } from '@/lib/sso/arrival';
import { reloadOnEvent } from '@/shell/page/reloadView';
import { rootReducer, type RootState } from '@/state/rootReducer';
import { serverMiddleware } from '@/state/server/serverApi';
import type { Services } from '@/state/services';
import type { AppDispatch, AppListeners } from '@/state/storeTypes';
import { selectToken } from '@/state/user/userSlice';
import { createToasts } from '@/ui/toast/createToasts';
import { applyTheme } from './listeners/applyTheme';
import { keepLocked } from './listeners/keepLocked';
import { logUncaughtErrors, handleRequestError } from './listeners/handleErrors';
import { persistPreferences } from './listeners/persistPreferences';
import { persistPages } from './listeners/persistPages';
import { shareSession } from './listeners/shareSession';
import { loadAnnouncementsOnSignIn } from '@/features/notices/loadOnSignIn';
import { receivePushes } from './listeners/receivePushes';
import { refreshStaleAccess } from './listeners/refreshStaleAccess';
import { shareRecordChanges } from './listeners/shareRecordChanges';
import { warnBeforeExpiry } from './listeners/warnBeforeExpiry';
import { watchMedia, watchNetwork, watchVersion } from './listeners/watchBrowser';
import { Root } from './router/Root';
import { pageNamed } from './router/routePages';

/** Milliseconds after which Redux's development checks warn. The default is too short for a busy machine. */
const DEV_CHECKS = { immutableCheck: { warnAfter: 1000 }, serializableCheck: { warnAfter: 1000 } };

function createStore(services: Services, listeners: AppListeners) {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ ...DEV_CHECKS, thunk: { extraArgument: services } })
        .prepend(listeners.middleware)
        .concat(serverMiddleware),
  });
}

/** One route takes all addresses: `Root` decides what each shows, by the state. */
const createRouter = () => {
  const create = appConfig.routerMode === 'hash' ? createHashRouter : createBrowserRouter;
  const arrival = arrivalOf(handOnCodes(), appConfig);
  return create([{ path: '*', element: createElement(Root, { arrival }) }], { basename: appConfig.routerBase });
};

/** Creates one app: services, store and router. Called once for each page load. */
export function bootstrap() {
  const life = new AbortController();
  const { signal } = life;
  const busy = createObservable(0);
  const toast = createToasts();
  const router = createRouter();
  const http = createHttp({
    settings: appConfig,
    getToken: () => selectToken(store.getState()),
    onFailure: (error) => handleRequestError(store, toast, (path) => void router.navigate(path))(error),
    onBusy: (change) => busy.set(busy.get() + change),
  });
  const services: Services = {
    http,
    toast,
    pageNamed,
    downloads: createDownloads(),
    counts: createTurns(),
    dictMetas: new Map(),
    scrollPositions: new Map(),
  };
  const listeners: AppListeners = createListenerMiddleware<RootState, AppDispatch, Services>({ extra: services });
  const store = createStore(services, listeners);
  const { dispatch } = store;

  shareSession(store, listeners, signal);
  refreshStaleAccess(listeners, dispatch, signal);
  logUncaughtErrors(dispatch, signal);
  watchNetwork(dispatch, signal);
  warnBeforeExpiry(store, toast, signal);
  if (import.meta.env.PROD) watchVersion(dispatch, toast, signal);
  watchMedia(dispatch, signal);
  persistPreferences(store, listeners, signal);
  keepLocked(store, listeners, signal);
  reloadOnEvent(dispatch, signal);
  shareRecordChanges(listeners, dispatch, signal);
  persistPages(listeners);
  applyTheme(store);
  followDicts(listeners);
  loadAnnouncementsOnSignIn(listeners);
  receivePushes(listeners, signal);
  const stop = () => {
    life.abort();
    listeners.clearListeners();
  };
  return { store, services, router, busy, stop };
}
