import * as v from 'valibot';
import { ownKey } from '@/lib/storage/ownKeys';
import type { AppDispatch, AppListeners } from '@/state/storeTypes';
import { recordsChanged } from '@/state/server/recordsChanged';

const CHANNEL = 'recordsChanged';
const MAX_TAGS = 1000;
const tagsSchema = v.pipe(v.array(v.string()), v.maxLength(MAX_TAGS));

/**
 * Exchanges with the other windows what is out of date, until `signal` aborts. Only tags are exchanged: each window
 * fetches what it shows by itself.
 */
export function shareRecordChanges({ startListening }: AppListeners, dispatch: AppDispatch, signal: AbortSignal): void {
  const channel = new BroadcastChannel(ownKey(CHANNEL));
  channel.onmessage = ({ data }) => {
    const tags = v.safeParse(tagsSchema, data);
    if (tags.success) dispatch(recordsChanged(tags.output, true));
  };
  startListening({
    actionCreator: recordsChanged,
    effect: ({ payload, meta }) => {
      if (!meta.elsewhere) channel.postMessage(payload);
    },
  });
  signal.addEventListener('abort', () => channel.close());
}
