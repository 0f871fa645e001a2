import * as v from 'valibot';
import { isEqual } from '@/lib/isEqual';
import { userStorage, windowStorage } from '@/lib/storage/stored';
import { draftSchema, NO_DRAFT, type Draft } from './questionField';

const MAX_DRAFTS = 50;
/** Drafts by their keys, the last written last. */
const schema = v.array(v.tuple([v.string(), draftSchema]));

export type Drafts = ReturnType<typeof createDrafts>;

/**
 * The drafts of one user, by conversation, on the device until they sign out. What this window has typed is kept apart:
 * two windows may type in the same conversation, and all use one key for a new one.
 */
export function createDrafts(userId: string) {
  /** What this window has shown or typed; where the browser refuses to store it, it lives as long as the page. */
  const own = new Map<string, Draft>();
  const entries = [windowStorage('chatDrafts', userId), userStorage('chatDrafts', userId)];
  const stored = () => entries.map((entry) => new Map(entry.read(schema)));

  /** What this window has typed, or else what was stored last. */
  function read(key: string): Draft {
    const known = own.get(key);
    if (known && !isEqual(known, NO_DRAFT)) return known;
    const [ofWindow, shared] = stored();
    const draft = ofWindow?.get(key) ?? shared?.get(key) ?? NO_DRAFT;
    own.set(key, draft);
    return draft;
  }

  function write(key: string, draft: Draft): void {
    const before = own.get(key) ?? NO_DRAFT;
    if (isEqual(draft, before)) return;
    own.set(key, draft);
    const isNone = isEqual(draft, NO_DRAFT);
    for (const [index, drafts] of stored().entries()) {
      // What another window has typed stays.
      if (isNone && !isEqual(drafts.get(key), before)) continue;
      drafts.delete(key);
      if (!isNone) drafts.set(key, draft);
      entries[index]?.write([...drafts].slice(-MAX_DRAFTS));
    }
  }

  return { read, write };
}
