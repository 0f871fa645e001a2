import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { appConfig } from '@/config/appConfig';
import { bindHttp } from '@/lib/http/http';
import { createObservable } from '@/lib/observable';
import { openTokenStorage } from '@/lib/storage/tokenStorage';
import { injectedReducers, dynamicMiddleware, reducerInjected } from '@/state/dynamicMiddleware';
import { rootReducer, type RootState } from '@/state/rootReducer';
import { selectToken, tokenReceived } from '@/state/user/userSlice';
import { logUncaughtErrors } from './listeners/logUncaughtErrors';
import { trackNavigation } from './listeners/trackNavigation';
import { applyTheme } from './listeners/applyTheme';
import { persistPreferences } from './listeners/persistPreferences';
import { loadDicts } from './listeners/loadDicts';
import { persistSession } from './listeners/persistSession';
import { persistTabs } from './listeners/persistTabs';
import { reloadOnEvent } from './listeners/reloadOnEvent';
import { handleRequestError } from './listeners/handleRequestError';
import { watchConnection } from './listeners/watchConnection';
import { watchDevice } from './listeners/watchDevice';
import { watchExpiry } from './listeners/watchExpiry';
import { watchVersion } from './listeners/watchVersion';
import { connectRouter } from './router/appRouter';

/** Milliseconds after which Redux's development checks warn. The default is too short for a busy machine. */
const DEV_CHECKS = { immutableCheck: { warnAfter: 1000 }, serializableCheck: { warnAfter: 1000 } };

/** Creates store and router, binds the transport and starts the listeners. Called once for each page load. */
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
    onFailure: (error) => handleRequestError(store, (path) => void router.get().navigate(path))(error),
    onBusy: (change) => busy.set(busy.get() + change),
  });

  const storedToken = storage.read();
  if (storedToken !== undefined) store.dispatch(tokenReceived(storedToken));
  const stops = [
    logUncaughtErrors(store.dispatch),
    watchConnection(store.dispatch),
    watchExpiry(store),
    ...(import.meta.env.PROD ? [watchVersion(store.dispatch)] : []),
    watchDevice(store.dispatch),
    persistSession(listeners, storage, store.dispatch, store.getState),
    persistPreferences(store, listeners),
    reloadOnEvent(listeners, store.dispatch),
    injectedReducers.subscribe(() => store.dispatch(reducerInjected())),
  ];
  persistTabs(listeners);
  applyTheme(store);
  loadDicts(listeners, store.dispatch);
  const router = connectRouter(store, trackNavigation(store));
  return { store, router, busy, stop: () => stops.forEach((stop) => stop()) };
}
