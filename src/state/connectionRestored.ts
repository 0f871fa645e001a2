import { createAction } from '@reduxjs/toolkit';

/** The connection is back: what has failed meanwhile is fetched again where it is shown (§4.50). */
export const connectionRestored = createAction('connection/restored');
