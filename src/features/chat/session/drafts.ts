import * as v from 'valibot';
import { readLocal, writeLocal } from '@/lib/storage/localJson';

/** Older drafts make room. */
const MOST = 50;
const LONGEST = 20_000;
const schema = v.record(v.string(), v.string());

/** Questions not sent yet, one for each conversation; they outlive the dialog and the page. */
export interface Drafts {
  read: (conversation: string) => string;
  /** An empty text forgets the draft. */
  write: (conversation: string, text: string) => void;
  move: (from: string, to: string) => void;
}

/** The drafts of one user, in local storage. */
export function openDrafts(userId: string): Drafts {
  const key = `chatDrafts:${userId}`;
  const all = () => new Map(Object.entries(readLocal(key, schema) ?? {}));
  const keep = (drafts: Map<string, string>) => writeLocal(key, Object.fromEntries([...drafts].slice(-MOST)));

  const write = (conversation: string, text: string) => {
    const drafts = all();
    drafts.delete(conversation);
    if (text !== '') drafts.set(conversation, text.slice(0, LONGEST));
    keep(drafts);
  };
  const read = (conversation: string) => all().get(conversation) ?? '';
  return {
    read,
    write,
    move(from, to) {
      const text = read(from);
      if (text === '') return;
      write(from, '');
      write(to, text);
    },
  };
}
