import { createAction, createDynamicMiddleware } from '@reduxjs/toolkit';
import { createObservable } from '@/lib/createObservable';

/** Middleware of reducers that are injected later. */
export const dynamicMiddleware = createDynamicMiddleware();

/**
 * Counts injected reducers. A store that is already running then dispatches `reducerInjected`, so that the new reducer
 * sets its initial state.
 */
export const injectedReducerCount = createObservable(0);

export const reducerInjected = createAction('store/reducerInjected');
