import { createAction, createDynamicMiddleware } from '@reduxjs/toolkit';
import { createObservable } from '@/lib/observable';

/** Middleware of reducers that are injected later. */
export const dynamicMiddleware = createDynamicMiddleware();

/** Counts injected reducers; a running store then dispatches `reducerInjected` to initialise them. */
export const injectedReducerCount = createObservable(0);

export const reducerInjected = createAction('store/partJoined');
