import { useEffect, useState } from 'react';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { useAppDispatch } from '@/state/hooks';
import type { Conversation } from './calls/pageSchemas';
import { useGroupAdminId } from './useGroupAdminId';

// Loaded later: the first screen does not need the calls.
const load = loadWithRetry(() => import('./calls/chooseChatCalls'));

/**
 * The last conversations with the assistant, newest first; empty until they have come, if they cannot be had, and for
 * users without the assistant. `openChatDialog({ conversationId })` opens one.
 */
export function useRecentConversations(count: number): readonly Conversation[] {
  const dispatch = useAppDispatch();
  const userId = useGroupAdminId();
  const [rows, setRows] = useState<readonly Conversation[]>([]);
  useEffect(() => {
    if (userId === undefined) return undefined;
    let isHere = true;
    // Not aborted when the page is left: it is small, and the browser would log it as a failed request.
    const { signal } = new AbortController();
    load()
      .then(({ chooseChatCalls }) => (isHere ? dispatch(chooseChatCalls()).list('0', signal) : undefined))
      .then(
        (page) => isHere && page && setRows(page.data),
        // Not reported here: the assistant itself shows what is wrong when it is opened.
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, [dispatch, userId]);
  return userId === undefined ? [] : rows.slice(0, count);
}
