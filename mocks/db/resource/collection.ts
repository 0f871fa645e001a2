import * as v from 'valibot';
import { notifyDbChange } from '../changes';

/** A record. Fields that no schema names are kept. */
export type Row = Readonly<Record<string, unknown>>;

/** The id of a record, in its JSON type. */
export type Id = number | string;

/** Records of one kind, by id. */
export interface Collection<R extends Row> {
  /** In the order of the seed, later ones at the end. */
  all: () => readonly R[];
  find: (id: Id) => R | undefined;
  /** Adds a record, or replaces the one with the same id. */
  put: (row: R) => void;
  remove: (id: Id) => void;
}

/** What became of the seed: changed and new records, and the ids of those that were removed. */
const changesSchema = v.object({ put: v.array(v.unknown()), removed: v.array(v.union([v.number(), v.string()])) });

export const collectionChangesSchema = v.record(v.string(), changesSchema);

type Changes = v.InferOutput<typeof changesSchema>;

interface Kept {
  reset: () => void;
  changes: () => Changes;
  restore: (changes: Changes) => void;
}

const kept = new Map<string, Kept>();

interface Settings<R extends Row> {
  /** Names the collection in the snapshot. */
  name: string;
  /** The field of the id. */
  id: string;
  schema: v.GenericSchema<unknown, R>;
  seed: () => readonly R[];
}

/**
 * Makes a collection and registers it as a part of the db: `resetDb` fills it anew, and a snapshot has its changes. The
 * seed is made when the collection is first used.
 */
export function createCollection<R extends Row>({ name, id, schema, seed }: Settings<R>): Collection<R> {
  const idOf = (row: R) => row[id] as Id;
  let seeded: ReadonlyMap<Id, R> | undefined;
  let rows = new Map<Id, R>();
  let list: readonly R[] | undefined;

  function open(): Map<Id, R> {
    if (!seeded) {
      seeded = new Map(seed().map((row) => [idOf(row), row]));
      rows = new Map(seeded);
    }
    return rows;
  }

  const changed = () => {
    list = undefined;
    notifyDbChange();
  };

  kept.set(name, {
    reset() {
      seeded = undefined;
      rows = new Map();
      list = undefined;
    },
    changes() {
      // What was never used is as its seed.
      if (!seeded) return { put: [], removed: [] };
      return {
        put: [...rows].filter(([key, row]) => seeded?.get(key) !== row).map(([, row]) => row),
        removed: [...seeded.keys()].filter((key) => !rows.has(key)),
      };
    },
    restore({ put, removed }) {
      const now = open();
      for (const key of removed) now.delete(key);
      for (const row of put) {
        const { success, output } = v.safeParse(schema, row);
        if (success) now.set(idOf(output), output);
      }
      list = undefined;
    },
  });

  return {
    all: () => (list ??= [...open().values()]),
    find: (key) => open().get(key),
    put(row) {
      open().set(idOf(row), row);
      changed();
    },
    remove(key) {
      open().delete(key);
      changed();
    },
  };
}

/** All collections are as the seed has them. */
export function resetCollections(): void {
  for (const collection of kept.values()) collection.reset();
}

/** The changes of every collection that has some, for a snapshot. */
export function collectionChanges(): Record<string, Changes> {
  const all = [...kept].map(([name, { changes }]) => [name, changes()] as const);
  return Object.fromEntries(all.filter(([, { put, removed }]) => put.length + removed.length > 0));
}

/** Applies changes of a snapshot; those of collections that are no more are left out. */
export function restoreCollections(changes: Readonly<Record<string, Changes>>): void {
  for (const [name, change] of Object.entries(changes)) kept.get(name)?.restore(change);
}
