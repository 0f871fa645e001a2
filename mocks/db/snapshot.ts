import * as v from 'valibot';
import { conversationSchema } from './chat/Conversation';
import { storedRecordSchema } from './chat/StoredRecord';
import { db, resetDb } from './db';
import { dictItemSchema } from './dict/DictItem';
import { dictTypeSchema } from './dict/DictType';
import { collectionChanges, collectionChangesSchema, restoreCollections } from './resource/collection';

const VERSION = 1;
const MAX_SESSIONS = 20;

const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.literal(VERSION),
    sessions: v.array(v.tuple([v.string(), v.string()])),
    dictTypes: v.array(dictTypeSchema),
    dictItems: v.array(dictItemSchema),
    jobCodeEdits: v.array(v.tuple([v.number(), v.nullable(dictItemSchema)])),
    conversations: v.array(conversationSchema),
    records: v.array(storedRecordSchema),
    nextId: v.number(),
    collections: v.optional(collectionChangesSchema, {}),
  }),
);

/** The changed collections as text, without generated data. */
export function takeSnapshot(): string {
  const snapshot: v.InferOutput<typeof schema> = {
    version: VERSION,
    sessions: [...db.sessions].slice(-MAX_SESSIONS),
    dictTypes: db.dictTypes,
    dictItems: db.dictItems,
    jobCodeEdits: [...db.jobCodeEdits],
    conversations: db.conversations,
    records: db.records,
    nextId: db.nextId,
    collections: collectionChanges(),
  };
  return JSON.stringify(snapshot);
}

/** Restores a snapshot; a damaged or outdated one resets the db. */
export function restoreSnapshot(text: string): void {
  resetDb();
  const { success, output } = v.safeParse(schema, text);
  if (!success) return;
  db.sessions = new Map(output.sessions);
  db.dictTypes = output.dictTypes;
  db.dictItems = output.dictItems;
  db.jobCodeEdits = new Map(output.jobCodeEdits);
  db.conversations = output.conversations;
  db.records = output.records;
  db.nextId = output.nextId;
  restoreCollections(output.collections);
}
