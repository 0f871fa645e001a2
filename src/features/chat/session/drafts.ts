import * as v from 'valibot';
import { readLocal, writeLocal } from '@/lib/storage/jsonStorage';

/** Older drafts make room. */
const MOST = 50;
const LONGEST = 20_000;
/** Milliseconds; nobody waits for the storage while typing. */
const WRITE_DELAY = 300;
const schema = v.record(v.string(), v.string());

/** Questions not sent yet, one for each conversation; they outlive the dialog and the page. */
export interface Drafts {
  read: (conversation: string) => string;
  /** An empty text forgets the draft. */
  write: (conversation: string, text: string) => void;
  move: (from: string, to: string) => void;
  /** Writes what waits to be written. */
  save: () => void;
}

/** The drafts of one user, in local storage. */
export function openDrafts(userId: string): Drafts {
  const key = `chatDrafts:${userId}`;
  const changes = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stored = () => new Map(Object.entries(readLocal(key, schema) ?? {}));

  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    if (changes.size === 0) return;
    // Read again: another tab of the browser may have written since.
    const drafts = stored();
    for (const [conversation, text] of changes) {
      drafts.delete(conversation);
      if (text !== '') drafts.set(conversation, text);
    }
    // What the browser does not take lives as long as the page.
    if (writeLocal(key, Object.fromEntries([...drafts].slice(-MOST)))) changes.clear();
  };
  const read = (conversation: string) => changes.get(conversation) ?? stored().get(conversation) ?? '';
  const write = (conversation: string, text: string) => {
    changes.set(conversation, text.slice(0, LONGEST));
    timer ??= setTimeout(save, WRITE_DELAY);
  };
  return {
    read,
    write,
    move(from, to) {
      const text = read(from);
      if (text === '') return;
      write(from, '');
      write(to, text);
    },
    save,
  };
}
