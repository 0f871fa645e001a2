import type { Middleware } from '@reduxjs/toolkit';
import { connectionRestored } from '../connectionRestored';
import { dynamicMiddleware, injectedReducerCount } from '../reducerInjection';
import { rootReducer } from '../rootReducer';
import { sessionEnded } from '../sessionEnded';
import { recordsChanged } from './recordsChanged';
import { recordsTag, serverApi } from './serverApi';

const followEvents: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (sessionEnded.match(action)) dispatch(serverApi.util.resetApiState());
    if (connectionRestored.match(action)) dispatch(serverApi.internalActions.onOnline());
    if (recordsChanged.match(action)) dispatch(serverApi.util.invalidateTags(action.payload.map(recordsTag)));
    return result;
  };

/** A module variable, because the reducer and the middleware are module variables too: all stores share them. */
let isInjected = false;

/** Adds the server cache to the store once; called by each module with endpoints. */
export function injectServerApi(): void {
  if (isInjected) return;
  isInjected = true;
  rootReducer.inject(serverApi);
  dynamicMiddleware.addMiddleware(serverApi.middleware, followEvents);
  injectedReducerCount.set(injectedReducerCount.get() + 1);
}
