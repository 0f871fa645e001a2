import { createDynamicMiddleware } from '@reduxjs/toolkit';
import { createObservable } from '@/lib/createObservable';

/** Middleware that comes later, with the server cache. */
export const dynamicMiddleware = createDynamicMiddleware();

/** Whether the reducer of the server cache is there. A store that runs already needs an action, to set its first state. */
export const isServerCacheThere = createObservable(false);
