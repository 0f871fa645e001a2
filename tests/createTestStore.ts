import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { appConfig } from '@/config/appConfig';
import { createDownloads } from '@/lib/download/createDownloads';
import { createHttp } from '@/lib/http/http';
import { createTurns } from '@/lib/http/turns';
import { rootReducer } from '@/state/rootReducer';
import { serverMiddleware } from '@/state/server/serverApi';
import type { Services } from '@/state/services';
import { createToasts } from '@/ui/toast/createToasts';

/** Services without an app behind them: nobody is signed in, and no error is reported. */
export const createTestServices = (): Services => ({
  http: createHttp({
    settings: appConfig,
    getToken: () => undefined,
    onFailure: () => undefined,
    onBusy: () => undefined,
  }),
  toast: createToasts(),
  pageNamed: (component) => component,
  downloads: createDownloads(),
  counts: createTurns(),
  dictMetas: new Map(),
  scrollPositions: new Map(),
});

/** The store of the app, without its listeners. */
export const createTestStore = (services = createTestServices(), ...middleware: Middleware[]) =>
  configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services } })
        .concat(serverMiddleware)
        .concat(middleware),
  });
