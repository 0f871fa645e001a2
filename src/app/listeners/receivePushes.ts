import { dialect } from '@/config/appConfig';
import { createCallSignal } from '@/lib/http/signals';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { whenIdle } from '@/lib/pause';
import { routesBuilt } from '@/state/routes/routesSlice';
import type { AppListeners } from '@/state/storeTypes';

const load = loadWithRetry(() => import('@/features/push/holdStream'));

/** Receives what the server pushes in each session, where the kind of backend pushes, until `signal` aborts. */
export function receivePushes({ startListening }: AppListeners, signal: AbortSignal): void {
  if (dialect().calls.push === '') return;
  startListening({
    actionCreator: routesBuilt,
    effect: async (_action, { dispatch, extra: { http } }) => {
      const { signal: ended } = createCallSignal([http.context.sessionSignal(), signal]);
      await whenIdle();
      // Without it, nothing is lost: what was missed is in the lists.
      const chunk = await load().catch(() => undefined);
      if (chunk) dispatch(chunk.holdStream(ended));
    },
  });
}
