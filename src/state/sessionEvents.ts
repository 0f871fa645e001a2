import { createAction } from '@reduxjs/toolkit';

/**
 * Why a session ended: the user signed out, the server refused the token, loading failed, or another browser tab ended
 * it.
 */
export type SessionEndReason = 'logout' | 'expired' | 'failed' | 'elsewhere';

/** Everything that belongs to a session resets itself on this action. */
export const sessionEnded = createAction<{ reason: SessionEndReason }>('session/ended');
