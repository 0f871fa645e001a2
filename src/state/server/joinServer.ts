import type { Middleware } from '@reduxjs/toolkit';
import { joinedParts, lateMiddleware } from '../lateMiddleware';
import { rootReducer } from '../rootReducer';
import { sessionEnded } from '../sessionEvents';
import { serverApi } from './serverApi';

const forgetWithSession: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (sessionEnded.match(action)) dispatch(serverApi.util.resetApiState());
    return result;
  };

let joined = false;

/** Adds the server cache to the store, once; called by each feature that has endpoints in it. */
export function joinServer(): void {
  if (joined) return;
  joined = true;
  rootReducer.inject(serverApi);
  lateMiddleware.addMiddleware(serverApi.middleware, forgetWithSession);
  joinedParts.set(joinedParts.get() + 1);
}
