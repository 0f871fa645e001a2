import { createAction, createDynamicMiddleware } from '@reduxjs/toolkit';
import { createObservable } from '@/lib/observable';

/** Middleware of parts of the store that arrive with the page that needs them; every store has it from the start. */
export const dynamicMiddleware = createDynamicMiddleware();

/** Grows with each part that has joined; a running store then dispatches `partJoined`, so that its state is there. */
export const injectedReducers = createObservable(0);

/** A part of the store has arrived. */
export const reducerInjected = createAction('store/partJoined');
