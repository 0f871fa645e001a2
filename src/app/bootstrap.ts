import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { appConfig } from '@/config/appConfig';
import { bindHttp } from '@/lib/http/http';
import { createObservable } from '@/lib/observable';
import { openTokenStorage } from '@/lib/storage/tokenStorage';
import { injectedReducers, dynamicMiddleware, reducerInjected } from '@/state/dynamicMiddleware';
import { rootReducer, type RootState } from '@/state/rootReducer';
import { selectToken, tokenReceived } from '@/state/user/userSlice';
import { catchErrors } from './effects/catchErrors';
import { followNavigation } from './effects/followNavigation';
import { applyTheme } from './effects/applyTheme';
import { keepPreferences } from './effects/keepPreferences';
import { loadDicts } from './effects/loadDicts';
import { keepSession } from './effects/keepSession';
import { keepTabs } from './effects/keepTabs';
import { reloadOnEvent } from './effects/reloadOnEvent';
import { reportFailure } from './effects/reportFailure';
import { watchConnection } from './effects/watchConnection';
import { watchDevice } from './effects/watchDevice';
import { watchDownloads } from './effects/watchDownloads';
import { watchExpiry } from './effects/watchExpiry';
import { watchVersion } from './effects/watchVersion';
import { connectRouter } from './router/appRouter';

/** Milliseconds after which Redux's checks in development complain of themselves; a busy machine is no fault. */
const DEV_CHECKS = { immutableCheck: { warnAfter: 1000 }, serializableCheck: { warnAfter: 1000 } };

/** Wires the app: store, transport, router and what listens to them. Called once for each page load. */
export function bootstrap() {
  const listeners = createListenerMiddleware<RootState>();
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults(DEV_CHECKS).prepend(listeners.middleware).concat(dynamicMiddleware.middleware),
  });
  const busy = createObservable(0);
  const storage = openTokenStorage(appConfig.storage, appConfig.tokenTableName);

  bindHttp({
    settings: appConfig,
    getToken: () => selectToken(store.getState()) ?? undefined,
    onFailure: (error) => reportFailure(store, (path) => void router.get().navigate(path))(error),
    onBusy: (change) => busy.set(busy.get() + change),
  });

  const kept = storage.read();
  if (kept !== undefined) store.dispatch(tokenReceived(kept));
  const stops = [
    catchErrors(store.dispatch),
    watchConnection(store.dispatch),
    watchDownloads(store.dispatch),
    watchExpiry(store),
    ...(import.meta.env.PROD ? [watchVersion(store.dispatch)] : []),
    watchDevice(store.dispatch),
    keepSession(listeners, storage, store.dispatch, store.getState),
    keepPreferences(store, listeners),
    reloadOnEvent(listeners, store.dispatch),
    injectedReducers.subscribe(() => store.dispatch(reducerInjected())),
  ];
  keepTabs(listeners);
  applyTheme(store);
  loadDicts(listeners, store.dispatch);
  const router = connectRouter(store, followNavigation(store));
  return { store, router, busy, stop: () => stops.forEach((stop) => stop()) };
}
