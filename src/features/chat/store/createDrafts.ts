import * as v from 'valibot';
import { userStorage, windowStorage } from '@/lib/storage/stored';
import { draftSchema, type Draft } from './questionField';

const MAX_DRAFT_CHARS = 20_000;
const MAX_DRAFTS = 50;
const keysSchema = v.array(v.string());
export const NO_DRAFT: Draft = { typed: '' };

export type Drafts = ReturnType<typeof createDrafts>;

const isSame = (one: Draft | undefined, other: Draft | undefined) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What stands in the fields of one user, by conversation: on the device until they sign out, and beside it what this
 * window has typed, as two windows may type in the same conversation, and in a new one always do.
 */
export function createDrafts(userId: string) {
  /** What this window has shown or typed; where the browser refuses to store it, it lives as long as the page. */
  const own = new Map<string, Draft>();
  const entries = (key: string) =>
    [windowStorage('chatDrafts', userId, key), userStorage('chatDrafts', userId, key)] as const;

  /** The keys of the drafts on the device, the last written first. Of too many the oldest are forgotten. */
  const kept = userStorage('chatDrafts', userId);
  function keep(key: string, isDraft: boolean): void {
    const before = kept.read(keysSchema) ?? [];
    if (isDraft && before[0] === key) return;
    const keys = [...(isDraft ? [key] : []), ...before.filter((other) => other !== key)];
    for (const old of keys.slice(MAX_DRAFTS)) userStorage('chatDrafts', userId, old).forget();
    if (keys.length > 0) kept.write(keys.slice(0, MAX_DRAFTS));
    else kept.forget();
  }

  /** What this window has typed, or else what was stored last. */
  function read(key: string): Draft {
    const known = own.get(key);
    if (known && !isSame(known, NO_DRAFT)) return known;
    const [ofWindow, shared] = entries(key);
    const draft = ofWindow.read(draftSchema) ?? shared.read(draftSchema) ?? NO_DRAFT;
    own.set(key, draft);
    return draft;
  }

  function write(key: string, { typed, changed }: Draft): void {
    const cut = (text: string) => text.slice(0, MAX_DRAFT_CHARS);
    const cutChanged = changed && { question: cut(changed.question), text: cut(changed.text) };
    const draft = { typed: cut(typed), ...(cutChanged && { changed: cutChanged }) };
    const before = own.get(key) ?? NO_DRAFT;
    if (isSame(draft, before)) return;
    own.set(key, draft);
    const [ofWindow, shared] = entries(key);
    if (!isSame(draft, NO_DRAFT)) {
      ofWindow.write(draft);
      shared.write(draft);
      keep(key, true);
      return;
    }
    ofWindow.forget();
    // What another window has typed stays.
    if (!isSame(shared.read(draftSchema), before)) return;
    shared.forget();
    keep(key, false);
  }

  return { read, write };
}
