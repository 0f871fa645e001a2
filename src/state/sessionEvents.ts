import { createAction } from '@reduxjs/toolkit';

/** Why a session ended: the user left, the server no longer takes the token, it could not be set up, or another browser tab ended it. */
export type SessionEndReason = 'logout' | 'expired' | 'failed' | 'elsewhere';

/** The one event of signing out: user, routes and everything else that belongs to a session reset themselves on it. */
export const sessionEnded = createAction<{ reason: SessionEndReason }>('session/ended');
