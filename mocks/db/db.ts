import type { Conversation } from './chat/Conversation';
import type { StoredRecord } from './chat/StoredRecord';
import type { DictItem } from './dict/DictItem';
import type { DictType } from './dict/DictType';
import { seedDict } from './dict/seedDict';
import { resetCollections } from './resource/collection';

/** Numbers of chat streams: started, completed, aborted by the client. */
interface StreamCounts {
  opened: number;
  finished: number;
  aborted: number;
}

/** The data of the mock backend, but for its collections. Tests may read and change it. */
export interface Db {
  /** Token → user name. */
  sessions: Map<string, string>;
  /** Uuid → what the picture shows; `expires` in milliseconds since 1970. */
  captchas: Map<string, { code: string; expires: number }>;
  /** User name → how often in a row the password was wrong, and when that was last, in milliseconds since 1970. */
  failedLogins: Map<string, { count: number; last: number }>;
  /** Codes and tickets of the provider by what they are, until they are used; `about` is the challenge or the service. */
  grants: Map<string, { username: string; about: string; redirectUri: string; expires: number }>;
  dictTypes: DictType[];
  /** All items but the generated ones of 港口作业编码. */
  dictItems: DictItem[];
  /** Generated items that were edited or removed (`null`), by id. */
  jobCodeEdits: Map<number, DictItem | null>;
  /** Conversations started by users, newest first; older ones are generated. */
  conversations: Conversation[];
  /** Questions asked by users, oldest first. */
  records: StoredRecord[];
  /** What users think of replies, by the id of the record. */
  feedbacks: Map<string, { rating: string; content: string }>;
  /** Files sent to Dify, by id, and those of questions, by the id of the record. */
  uploads: Map<string, { upload_file_id: string; filename: string }>;
  questionFiles: Map<string, { upload_file_id?: string; filename?: string; type: string }[]>;
  streams: StreamCounts;
  /** Milliseconds between two chunks of a streamed reply. */
  chatPause: number;
  nextId: number;
}

function seedDb(): Db {
  const { types, items } = seedDict();
  return {
    sessions: new Map(),
    captchas: new Map(),
    failedLogins: new Map(),
    grants: new Map(),
    dictTypes: types,
    dictItems: items,
    jobCodeEdits: new Map(),
    conversations: [],
    records: [],
    feedbacks: new Map(),
    uploads: new Map(),
    questionFiles: new Map(),
    streams: { opened: 0, finished: 0, aborted: 0 },
    chatPause: 20,
    nextId: 10_000,
  };
}

/** The only db of this process or page. */
export const db: Db = seedDb();

/** Resets the db; call it before each test. */
export function resetDb(): void {
  Object.assign(db, seedDb());
  resetCollections();
}

/** A new id for a row of any collection. */
export function takeId(): number {
  db.nextId += 1;
  return db.nextId;
}
