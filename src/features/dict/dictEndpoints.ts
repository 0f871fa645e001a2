import { cancelsBatch } from '@/lib/http/errors';
import { refreshLoadedDicts } from './dicts';
import { injectServerApi, serverApi, toMutationFn, toQueryFn } from '@/state/server/serverApi';
import type { Http } from '@/lib/http/http';
import { dictBackend } from './api/dictBackend';
import type { DictItem, DictItemDraft, DictItemPage, DictItemQuery } from './api/dictItems';
import type { DictStatus } from './api/dictFields';
import type { DictType, DictTypeDraft } from './api/dictTypes';

injectServerApi();

/** Runs `next` after success, else `refused`. The HTTP client has reported the error. */
const whenDone = (call: Promise<unknown>, next: () => Promise<void>, refused: () => void = () => undefined) =>
  call.then(next, refused);

/**
 * Deletes items one by one, so that one error does not stop the others; resolves with the ids that failed. An abort or
 * the end of the session stops it.
 */
async function removeEach(http: Http, ids: readonly string[]): Promise<{ refused: string[] }> {
  const refused: string[] = [];
  for (const id of ids) {
    try {
      await dictBackend.calls(http).removeItem(id);
    } catch (error) {
      if (cancelsBatch(error)) throw error;
      refused.push(id);
    }
  }
  return { refused };
}

interface StatusChange {
  item: DictItem;
  status: DictStatus;
  query: DictItemQuery;
}

const dictEndpoints = serverApi.enhanceEndpoints({ addTagTypes: ['DictTypes', 'DictItems'] }).injectEndpoints({
  endpoints: (build) => ({
    dictTypes: build.query<DictType[], void>({
      queryFn: toQueryFn((http, _arg, signal) => dictBackend.calls(http).types(signal)),
      providesTags: ['DictTypes'],
    }),
    dictItemPage: build.query<DictItemPage, DictItemQuery>({
      queryFn: toQueryFn((http, query, signal) => dictBackend.calls(http).itemPage(query, signal)),
      providesTags: ['DictItems'],
    }),
    allDictItems: build.query<DictItem[], string>({
      queryFn: toQueryFn((http, dictType, signal) => dictBackend.calls(http).items(dictType, false, signal)),
      providesTags: ['DictItems'],
    }),
    saveDictType: build.mutation<null, DictTypeDraft>({
      queryFn: toMutationFn((http, draft) => dictBackend.calls(http).saveType(draft)),
      // Items and loaded dictionaries are found by the key of their type. It may have changed, so both are fetched
      // again.
      invalidatesTags: (_result, error) => (error ? [] : ['DictTypes', 'DictItems']),
      onQueryStarted: (_draft, { dispatch, queryFulfilled }) =>
        whenDone(queryFulfilled, () => dispatch(refreshLoadedDicts())),
    }),
    removeDictType: build.mutation<null, string>({
      queryFn: toMutationFn((http, id) => dictBackend.calls(http).removeType(id)),
      invalidatesTags: (_result, error) => (error ? [] : ['DictTypes']),
    }),
    saveDictItem: build.mutation<null, DictItemDraft>({
      queryFn: toMutationFn((http, draft) => dictBackend.calls(http).saveItem(draft)),
      invalidatesTags: (_result, error) => (error ? [] : ['DictItems']),
      onQueryStarted: ({ dictType }, { dispatch, queryFulfilled }) =>
        whenDone(queryFulfilled, () => dispatch(refreshLoadedDicts(dictType))),
    }),
    /** Shows the new status at once and reverts it if the server refuses. */
    changeItemStatus: build.mutation<null, StatusChange>({
      queryFn: toMutationFn((http, { item, status }) => dictBackend.calls(http).saveItem({ ...item, status })),
      invalidatesTags: (_result, error) => (error ? [] : ['DictItems']),
      onQueryStarted: async ({ item, status, query }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          dictEndpoints.util.updateQueryData('dictItemPage', query, ({ rows }) => {
            const row = rows.find(({ id }) => id === item.id);
            if (row) row.status = status;
          }),
        );
        await whenDone(queryFulfilled, () => dispatch(refreshLoadedDicts(item.dictType)), shown.undo);
      },
    }),
    removeDictItems: build.mutation<{ refused: string[] }, { ids: readonly string[]; dictType: string }>({
      queryFn: toQueryFn((http, { ids }) => removeEach(http, ids)),
      invalidatesTags: ['DictItems'],
      onQueryStarted: ({ dictType }, { dispatch, queryFulfilled }) =>
        whenDone(queryFulfilled, () => dispatch(refreshLoadedDicts(dictType))),
    }),
    refreshDictCache: build.mutation<null, void>({
      queryFn: toMutationFn((http) => dictBackend.calls(http).refreshCache()),
      invalidatesTags: (_result, error) => (error ? [] : ['DictTypes', 'DictItems']),
      onQueryStarted: (_arg, { dispatch, queryFulfilled }) =>
        whenDone(queryFulfilled, () => dispatch(refreshLoadedDicts())),
    }),
  }),
});

export const {
  useDictTypesQuery,
  useDictItemPageQuery,
  useAllDictItemsQuery,
  useSaveDictTypeMutation,
  useRemoveDictTypeMutation,
  useSaveDictItemMutation,
  useChangeItemStatusMutation,
  useRemoveDictItemsMutation,
  useRefreshDictCacheMutation,
} = dictEndpoints;
