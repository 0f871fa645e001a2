import type { Conversation, ConversationPage } from '../client/conversations';

/** The past conversations loaded so far, newest first. */
export interface ConversationList {
  rows: readonly Conversation[];
  hasMore: boolean;
  status: 'unread' | 'loading' | 'ready' | 'failed';
}

export const NOTHING_LISTED: ConversationList = { rows: [], hasMore: false, status: 'unread' };

/** Cursor of the first page (specification, section 9). */
const FIRST = '0';

/** The cursor of the page after what is loaded: the last id received (specification, section 15). */
export const nextCursor = ({ rows }: ConversationList): string => rows.at(-1)?.id ?? FIRST;

export const listRequested = (list: ConversationList): ConversationList => ({ ...list, status: 'loading' });
export const listFailed = (list: ConversationList): ConversationList => ({ ...list, status: 'failed' });

function withoutRepeats(rows: readonly Conversation[]): Conversation[] {
  const seen = new Map<string, Conversation>();
  for (const row of rows) if (!seen.has(row.id)) seen.set(row.id, row);
  return [...seen.values()];
}

/** Adds the next page. A server that sends nothing new has no more, whatever it says. */
export function moreListed(list: ConversationList, page: ConversationPage): ConversationList {
  const rows = withoutRepeats([...list.rows, ...page.data]);
  return { rows, hasMore: page.hasMore && rows.length > list.rows.length, status: 'ready' };
}

/** Puts a newly read first page on top of what is loaded; pages read before stay as long as they adjoin. */
export function firstListed(list: ConversationList, page: ConversationPage): ConversationList {
  const first = withoutRepeats(page.data);
  const ids = new Set(first.map(({ id }) => id));
  const lastShared = list.rows.findLastIndex(({ id }) => ids.has(id));
  const older = lastShared < 0 ? [] : list.rows.slice(lastShared + 1);
  const hasMore = older.length > 0 ? list.hasMore : page.hasMore && first.length > 0;
  return { rows: [...first, ...older], hasMore, status: 'ready' };
}
