import { createObservable } from '@/lib/createObservable';
import type { ConversationPage } from '../calls/conversationPageSchema';
import type { Conversation } from '../Conversation';
import type { ChatCalls } from '../calls/ChatCalls';

/** The past conversations loaded so far, newest first. */
export interface ConversationList {
  rows: readonly Conversation[];
  hasMore: boolean;
  status: 'unread' | 'loading' | 'ready' | 'failed';
}

export const NO_CONVERSATIONS: ConversationList = { rows: [], hasMore: false, status: 'unread' };

/** Cursor of the first page (§9.16). */
const FIRST_CURSOR = '0';

/** The cursor of the next page: the id of the last row (§15.1). */
export const nextCursor = ({ rows }: ConversationList): string => rows.at(-1)?.id ?? FIRST_CURSOR;

function withoutRepeats(rows: readonly Conversation[]): Conversation[] {
  const seen = new Map<string, Conversation>();
  for (const row of rows) if (!seen.has(row.id)) seen.set(row.id, row);
  return [...seen.values()];
}

/** Adds the next page. If the page holds nothing new, there is no more to load, even if the server says so. */
export function withNextPage(list: ConversationList, page: ConversationPage): ConversationList {
  const rows = withoutRepeats([...list.rows, ...page.data]);
  return { rows, hasMore: page.hasMore && rows.length > list.rows.length, status: 'ready' };
}

/**
 * Puts a reloaded first page on top. Older rows stay only if they overlap with the page; otherwise the rows between the
 * page and them would be missing.
 */
export function withFirstPage(list: ConversationList, page: ConversationPage): ConversationList {
  const first = withoutRepeats(page.data);
  const ids = new Set(first.map(({ id }) => id));
  const lastShared = list.rows.findLastIndex(({ id }) => ids.has(id));
  const older = lastShared < 0 ? [] : list.rows.slice(lastShared + 1);
  const hasMore = older.length > 0 ? list.hasMore : page.hasMore && first.length > 0;
  return { rows: [...first, ...older], hasMore, status: 'ready' };
}

export type ConversationStore = ReturnType<typeof createConversationStore>;

/**
 * Loads the past conversations page by page. One request at a time: a reload aborts the running one, and `loadMore` does
 * nothing during another.
 */
export function createConversationStore(calls: Pick<ChatCalls, 'list' | 'rename' | 'remove'>) {
  const list = createObservable(NO_CONVERSATIONS);
  let current = new AbortController();
  let isShown = false;

  const setStatus = (status: ConversationList['status']) => list.set({ ...list.get(), status });
  const request = async (cursor: string, receive: typeof withNextPage) => {
    current.abort();
    const { signal } = (current = new AbortController());
    setStatus('loading');
    try {
      const page = await calls.list(cursor, signal);
      if (!signal.aborted) list.set(receive(list.get(), page));
    } catch {
      // The HTTP client has reported the error; the list offers a retry.
      if (!signal.aborted) setStatus('failed');
    }
  };

  const reload = () => {
    isShown = true;
    return request(FIRST_CURSOR, withFirstPage);
  };

  const { rename, remove } = calls;
  const change = (next: (rows: ConversationList['rows']) => ConversationList['rows']) =>
    list.set({ ...list.get(), rows: next(list.get().rows) });

  return {
    list,
    /** Absent where the API cannot. Rejects like the call. */
    rename:
      rename &&
      (async (id: string, name: string) => {
        await rename(id, name);
        change((rows) => rows.map((row) => (row.id === id ? { ...row, name } : row)));
      }),
    /** Absent where the API cannot. Rejects like the call. */
    remove:
      remove &&
      (async (id: string) => {
        await remove(id);
        change((rows) => rows.filter((row) => row.id !== id));
      }),
    /** Loads the first page again; resolves when the page has arrived or the request has failed. */
    reload,
    /** Reloads the list if it is shown, that is, not between `stop` and the next `reload`. */
    refresh: async () => {
      if (isShown) await reload();
    },
    loadMore: async () => {
      if (list.get().status !== 'loading') await request(nextCursor(list.get()), withNextPage);
    },
    stop() {
      isShown = false;
      current.abort();
      if (list.get().status === 'loading') setStatus('failed');
    },
  };
}
