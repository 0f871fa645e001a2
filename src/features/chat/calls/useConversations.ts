import { useMemo } from 'react';
import { recordsChanged } from '@/state/server/recordsChanged';
import { answerOf, recordsTag, serverApi } from '@/state/server/serverApi';
import type { AppDispatch, AppThunk } from '@/state/storeTypes';
import { chooseChatCalls } from './chooseChatCalls';
import type { Conversation, ConversationPage } from './pageSchemas';

/** The tag of the list, for `recordsChanged`. */
export const CONVERSATIONS = 'chat/conversations';
const KEPT_S = 3600;

/** The rows of all pages. A server may send one twice. */
const rowsOf = (pages: readonly ConversationPage[] = []): Conversation[] => [
  ...new Map(pages.flatMap(({ data }) => data).map((row) => [row.id, row])).values(),
];

/** The cursor of the next page: the id of the last row (§15.1). After a page that holds nothing new there is none. */
export function nextCursor({ data, hasMore }: ConversationPage, pages: readonly ConversationPage[]) {
  const isNew = rowsOf(pages).length > rowsOf(pages.slice(0, -1)).length;
  return hasMore && isNew ? data.at(-1)?.id : undefined;
}

const listPage =
  (lastId: string, signal: AbortSignal): AppThunk<Promise<ConversationPage>> =>
  (dispatch) =>
    dispatch(chooseChatCalls()).list(lastId, signal);

const conversationsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    conversations: build.infiniteQuery<ConversationPage, void, string>({
      // The specification prescribes the first cursor (§9.16).
      infiniteQueryOptions: { initialPageParam: '0', getNextPageParam: nextCursor },
      queryFn: ({ pageParam }, { dispatch, signal }) =>
        // RTK Query does not know the type of the dispatch.
        answerOf((dispatch as AppDispatch)(listPage(pageParam, signal))),
      providesTags: [recordsTag(CONVERSATIONS)],
      keepUnusedDataFor: KEPT_S,
    }),
  }),
});

/** Changes a conversation in the list at once, or takes it out; then the list is loaded again. */
export const changeInList =
  (id: string, change: (row: Conversation) => Conversation | undefined): AppThunk<void> =>
  (dispatch) => {
    const changed = (row: Conversation) => (row.id === id ? (change(row) ?? []) : row);
    const edit = conversationsApi.util.updateQueryData('conversations', undefined, ({ pages }) => {
      for (const page of pages) page.data = page.data.flatMap(changed);
    });
    dispatch(edit);
    dispatch(recordsChanged([CONVERSATIONS]));
  };

/** The past conversations as far as they are loaded, newest first; loaded again whenever a component shows them. */
export function useConversations() {
  const { data, ...query } = conversationsApi.useConversationsInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return { ...query, rows: useMemo(() => rowsOf(data?.pages), [data]) };
}
