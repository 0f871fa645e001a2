import { createAction } from '@reduxjs/toolkit';

/**
 * Why a session ended: the user signed out here, or in another window; the server refused the token; loading failed; or
 * another session took its place.
 */
export type SessionEndReason = 'logout' | 'elsewhere' | 'expired' | 'failed' | 'replaced';

/** Why a session ended; `why` in words where loading failed. */
export interface SessionEnd {
  reason: SessionEndReason;
  why?: string;
}

/** Everything that belongs to a session resets itself on this action. */
export const sessionEnded = createAction<SessionEnd>('session/ended');

/** Whether the user wanted the end: then nothing of theirs is kept (`lib/storage/stored.ts`). */
export const isSignOut = (reason: SessionEndReason): boolean => reason === 'logout' || reason === 'elsewhere';
