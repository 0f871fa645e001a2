import * as v from 'valibot';
import { userEntry } from '@/lib/storage/userEntries';

/** At most this many drafts are kept; the oldest are dropped. */
const MAX_DRAFTS = 50;
const MAX_DRAFT_CHARS = 20_000;
/** Throttles writing, so that typing does not wait for the storage. */
const WRITE_DELAY_MS = 300;
const schema = v.record(v.string(), v.string());

/** Questions not sent yet, one for each conversation; they survive closing the dialog and the page. */
export type Drafts = ReturnType<typeof createDrafts>;

/** The drafts of one user, in local storage until they sign out, without a time limit (`lib/storage/userEntries.ts`). */
export function createDrafts(userId: string) {
  const entry = userEntry('chatDrafts', userId);
  const changes = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stored = () => new Map(Object.entries(entry.read(schema) ?? {}));

  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    if (changes.size === 0) return;
    // Read again: another browser tab may have written meanwhile.
    const drafts = stored();
    for (const [conversation, text] of changes) {
      drafts.delete(conversation);
      if (text !== '') drafts.set(conversation, text);
    }
    // If the browser refuses to store the drafts, the changes stay in memory while the page is open.
    if (entry.write(Object.fromEntries([...drafts].slice(-MAX_DRAFTS)))) changes.clear();
  };
  const read = (conversation: string) => changes.get(conversation) ?? stored().get(conversation) ?? '';
  const write = (conversation: string, text: string) => {
    changes.set(conversation, text.slice(0, MAX_DRAFT_CHARS));
    timer ??= setTimeout(save, WRITE_DELAY_MS);
  };
  return {
    read,
    /** An empty text deletes the draft. */
    write,
    move(from: string, to: string) {
      const text = read(from);
      if (text === '') return;
      write(from, '');
      write(to, text);
    },
    /** Writes pending changes at once. */
    save,
  };
}
