import { dropInputOfOthers } from '@/features/keptInput/keptInput';
import type { AppListeners } from '@/state/storeTypes';
import { isSignOut, sessionEnded } from '@/state/sessionEnded';
import { userInfoReceived } from '@/state/user/userSlice';

/** What was typed into forms outlives the end of a session by time, not a sign-out, and not the login of another user. */
export function dropKeptInput({ startListening }: AppListeners): void {
  startListening({
    actionCreator: sessionEnded,
    effect: ({ payload }) => {
      if (isSignOut(payload.reason)) dropInputOfOthers('');
    },
  });
  startListening({ actionCreator: userInfoReceived, effect: ({ payload }) => dropInputOfOthers(payload.id) });
}
