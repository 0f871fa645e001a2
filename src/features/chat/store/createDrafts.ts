import * as v from 'valibot';
import { userStorage, windowStorage } from '@/lib/storage/stored';

/** At most this many drafts are kept; the oldest are dropped. */
const MAX_DRAFTS = 50;
const MAX_DRAFT_CHARS = 20_000;
/** Throttles writing, so that typing does not wait for the storage. */
const WRITE_DELAY_MS = 300;
const schema = v.record(v.string(), v.string());

/** Questions not sent yet, one for each conversation; they survive closing the dialog and the page. */
export type Drafts = ReturnType<typeof createDrafts>;

/**
 * The drafts of one user, in local storage until they sign out, without a time limit (`lib/storage/stored.ts`), and
 * beside it what this window has typed: two windows may type in the same conversation, and in a new one always do.
 */
export function createDrafts(userId: string) {
  const [shared, ofWindow] = [userStorage('chatDrafts', userId), windowStorage('chatDrafts', userId)];
  const own = new Map(Object.entries(ofWindow.read(schema) ?? {}));
  /** The drafts that are to be written, each as it was before. */
  const changed = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stored = () => new Map(Object.entries(shared.read(schema) ?? {}));
  const latest = (drafts: Map<string, string>) => Object.fromEntries([...drafts].slice(-MAX_DRAFTS));

  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    if (changed.size === 0) return;
    // Read again: another window may have written meanwhile.
    const drafts = stored();
    for (const [conversation, before] of changed) {
      const text = own.get(conversation) ?? '';
      // What another window has typed stays.
      if (text === '' && drafts.get(conversation) !== before) continue;
      drafts.delete(conversation);
      if (text !== '') drafts.set(conversation, text);
    }
    ofWindow.write(latest(own));
    // If the browser refuses to store the drafts, the changes stay in memory while the page is open.
    if (shared.write(latest(drafts))) changed.clear();
  };
  const set = (conversation: string, text: string) => {
    own.delete(conversation);
    if (text !== '') own.set(conversation, text);
  };
  const read = (conversation: string) => own.get(conversation) ?? stored().get(conversation) ?? '';
  const write = (conversation: string, text: string) => {
    if (!changed.has(conversation)) changed.set(conversation, own.get(conversation) ?? '');
    set(conversation, text.slice(0, MAX_DRAFT_CHARS));
    timer ??= setTimeout(save, WRITE_DELAY_MS);
  };
  return {
    /** What this window has typed, or else what was stored last. */
    read,
    /** The same, to be shown in a field: from now on it is this window's own. */
    take(conversation: string) {
      const text = read(conversation);
      if (!changed.has(conversation)) set(conversation, text);
      return text;
    },
    /** An empty text deletes the draft. */
    write,
    /** Takes along what this window has typed, also below the key, as `from/…`. */
    move(from: string, to: string) {
      for (const [key, text] of [...own]) {
        if (key !== from && !key.startsWith(`${from}/`)) continue;
        write(key, '');
        write(to + key.slice(from.length), text);
      }
    },
    /** Writes pending changes at once. */
    save,
  };
}
