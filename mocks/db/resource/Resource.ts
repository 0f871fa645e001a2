import type * as v from 'valibot';
import type { Account } from '../accounts';
import type { Collection, Row } from './collection';

/** The calls that every resource can have, by the last part of their permission. */
export type CallName = 'list' | 'query' | 'add' | 'edit' | 'remove' | 'export';

/** A field whose value must not be there twice. */
export interface Unique {
  field: string;
  label: string;
  /** The field that must be equal too, such as the parent of a department. */
  within?: string;
}

/** What a resource says of itself. All calls of `resourceCalls` are made from it. */
export interface Resource<R extends Row = Row> {
  /** Below the prefix of the backend, such as `/system/post`. */
  path: string;
  /** Below it, the list: `list` without. */
  listPath?: string | undefined;
  /** The field of the id. */
  id: string;
  /** The first parts of its permissions, such as `system:post`. */
  permission: string;
  /** Its name in the operation log. */
  title: string;
  /** What a record is called in refusals, and the field that names one. */
  noun: string;
  name: string;
  /** Schema of a record as it is stored, and so of the result of POST and PUT. */
  schema: v.GenericSchema<unknown, R>;
  rows: Collection<R>;
  /** All of them where it is missing. */
  calls?: readonly CallName[];
  /** Whether every user may read a record. */
  isOpen?: boolean;
  /** Query fields, and how they are compared. */
  filter: Readonly<Record<string, 'equal' | 'contains'>>;
  /** The field that `params[beginTime]` and `params[endTime]` limit. */
  time?: string;
  /** Fields such as `joinDate` that `params[beginJoinDate]` and `params[endJoinDate]` limit. */
  ranges?: readonly string[];
  /** A range counts only with both its ends. */
  needsBothEnds?: boolean;
  /** A further condition on the query. */
  matches?: (row: R, query: URLSearchParams) => boolean;
  /** The field by which a list is sorted, from the last to the first where it begins with `-`. */
  order: string;
  /** Whether a list comes in pages; by default it does. A tree never does. */
  paged?: boolean;
  /** The list is a tree: a flat list in `data`. */
  tree?: { parent: string; ofItself: string; hasChildren: string };
  unique?: readonly Unique[];
  /** Lists of ids that a server may empty when a PUT comes without them. */
  relations?: readonly string[];
  /** Fields of a body that no record has. */
  takes?: readonly string[];
  /** Whether a record lies in what a user sees and may change; all where it is missing. */
  inScope?: (row: R, account: Account) => boolean;
  /** What is stored of a body. */
  received?: (sent: Row, previous: R | undefined, account: Account) => Row;
  /** Throws `Refusal` where a new or changed record must not be. */
  check?: (row: R, previous: R | undefined) => void;
  /** What storing a record changes elsewhere; `sent` is the body. */
  stored?: (row: R, sent: Row, previous: R | undefined) => void;
  /** Throws `Refusal` where a record must not be removed. */
  checkRemoval?: (row: R, account: Account) => void;
  /** What a user sees of a record, in lists, exports and by itself. */
  shownTo?: (row: Row, account: Account) => Row;
  /** Fields that the export for a user leaves out. */
  hiddenFrom?: (account: Account) => readonly string[];
  /** The first row of the export for a user. */
  exportTitle?: (account: Account, sent: URLSearchParams) => string | undefined;
  /** Fields that the operation log leaves out. */
  unlogged?: readonly string[];
  /** POST answers with the id. */
  answersId?: boolean;
  /** How a record is missed that is not there. */
  gone?: string;
  /** How a list shows a record. */
  listed?: (row: R) => Row;
  /** How `GET {path}/{id}` shows a record, in `data`. */
  detailed?: (row: R) => Row;
  /** What `GET {path}/{id}` sends beside `data`. */
  beside?: (row: R) => Row;
  /** How RuoYi fails over a record that is not there; without it, it answers without data. */
  noneFails?: string;
  /** Columns of the export: title, field, and the dictionary of its values. */
  columns: readonly (readonly [title: string, field: string, dictType?: string])[];
}

/** A move: from which states, and what it writes. */
export interface Move {
  resource: Resource;
  word: string;
  state: string;
  from: readonly string[];
  /** Throws `Refusal` where something is missing. */
  check?: (sent: Row, row: Row, account: Account) => void;
  to: (sent: Row, row: Row, account: Account) => Row;
}
