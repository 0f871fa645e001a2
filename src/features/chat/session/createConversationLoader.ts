import { createObservable, type Observable } from '@/lib/observable';
import type { ChatClient } from '../client/createChatClient';
import type { ConversationPage } from '../client/conversations';
import {
  firstListed,
  listFailed,
  listRequested,
  moreListed,
  nextCursor,
  NOTHING_LISTED,
  type ConversationList,
} from './conversationList';

/** Loads the past conversations page by page. */
export interface ConversationLoader {
  list: Observable<ConversationList>;
  /** Reads the first page anew; resolves when it is there or has failed. */
  reload: () => Promise<void>;
  /** Reads it anew if anybody sees it: not after `stop`, until the next `reload`. */
  refresh: () => Promise<void>;
  loadMore: () => Promise<void>;
  stop: () => void;
}

/** Keeps one request at a time: a reload gives up whatever is under way, a second `loadMore` waits for nothing. */
export function createConversationLoader(client: Pick<ChatClient, 'list'>): ConversationLoader {
  const list = createObservable(NOTHING_LISTED);
  let current = new AbortController();
  let isShown = false;

  const request = async (
    cursor: string,
    receive: (list: ConversationList, page: ConversationPage) => ConversationList,
  ) => {
    current.abort();
    const { signal } = (current = new AbortController());
    list.set(listRequested(list.get()));
    try {
      const page = await client.list(cursor, signal);
      if (!signal.aborted) list.set(receive(list.get(), page));
    } catch {
      // The transport has reported it; the list offers to try again.
      if (!signal.aborted) list.set(listFailed(list.get()));
    }
  };

  const reload = () => {
    isShown = true;
    return request(nextCursor(NOTHING_LISTED), firstListed);
  };

  return {
    list,
    reload,
    refresh: async () => {
      if (isShown) await reload();
    },
    loadMore: async () => {
      if (list.get().status !== 'loading') await request(nextCursor(list.get()), moreListed);
    },
    stop() {
      isShown = false;
      current.abort();
      if (list.get().status === 'loading') list.set(listFailed(list.get()));
    },
  };
}
