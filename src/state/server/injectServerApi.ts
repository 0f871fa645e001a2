import type { Middleware } from '@reduxjs/toolkit';
import { injectedReducers, dynamicMiddleware } from '../dynamicMiddleware';
import { rootReducer } from '../rootReducer';
import { sessionEnded } from '../sessionEvents';
import { serverApi } from './serverApi';

const resetOnSessionEnd: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (sessionEnded.match(action)) dispatch(serverApi.util.resetApiState());
    return result;
  };

let isInjected = false;

/** Adds the server cache to the store, once; called by each feature that has endpoints in it. */
export function injectServerApi(): void {
  if (isInjected) return;
  isInjected = true;
  rootReducer.inject(serverApi);
  dynamicMiddleware.addMiddleware(serverApi.middleware, resetOnSessionEnd);
  injectedReducers.set(injectedReducers.get() + 1);
}
