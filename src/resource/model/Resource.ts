import type { FormRule } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import type { AppThunk } from '@/state/storeTypes';
import { personText } from '@/ui/person/Person';
import { type RecordId, type ServerRecord, STAMPS, textOf, valueAt } from '@/lib/record/ServerRecord';
import type { Count } from './count';
import type { Field } from './Field';
import { columnOf, type RecordOf } from './FieldBase';
import type { ListParams } from './listQuery';
import type { DocumentOption } from './documents';
import type { Fill } from './fill';
import type { Pivot } from './pivot';
import type { Figure, Reminder } from './reminders';
import type { Rows } from './rows';
import type { Steps } from './steps';
import type { Sum } from './sums';

export interface ActionCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  body?: unknown;
  /** Milliseconds; by default as for all calls. */
  timeout?: number;
}

/** The dialog of an action, which is mounted while it is open; the record is empty for an action above the table. */
export interface ActionDialogProps {
  record: ServerRecord;
  onClose: () => void;
  /** Sends a call, after which the list is fetched again; resolves with whether it succeeded. Errors are told. */
  run: (call: ActionCall) => Promise<boolean>;
  /** Closes the dialog, says that the record is gone, and has the list fetched again. */
  onGone: () => void;
}

/** What a check finds: why an action cannot be, what is to be seen before, and what else `each` gets with what was asked. */
export interface Checked {
  refuse?: string | undefined;
  warn?: readonly string[] | undefined;
  found?: ServerRecord | undefined;
}

/** Who acts, as the server calls them in what it notes of a record (`createBy`), and what they may do. */
export interface Actor {
  username: string;
  may: (permission: string) => boolean;
}

/** An entry of a filter's choice that stands for filters of several fields, such as 逾期未开 of 状态. */
export interface Preset<Name extends string = string> extends Count<Name> {
  at: Name;
  label: string;
}

/** Reads all rows of a list, up to 5,000. */
export type Read = (list: Resource, query: ListParams) => Promise<readonly ServerRecord[]>;

/**
 * What all actions have, at rows, for chosen rows and above the table: after a question they send a call for each record,
 * or do something else.
 */
export interface AnyAction<Name extends string, Subject, Asked> {
  key: string;
  label: string;
  icon?: ReactNode;
  /** The last part of the permission, or a whole one with colons; without it every user may do it. */
  permission?: string;
  danger?: boolean;
  /** What is out of date after the call, besides the list. */
  changes?: readonly string[];
  /** Above the table it is in the menu ⋯. */
  isFolded?: boolean;
  /** Whether a row has the action. Of chosen rows the others are counted and left out; above the table it gets an empty record. */
  when?(record: RecordOf<Name>): boolean;
  question?: (asked: Asked, subject: Subject) => string;
  /** Asked in a dialog before; what is typed is kept until it is sent. */
  ask?: readonly Field[];
  /** Looks at a record and what was asked: it stands in the question, a warning once, a refusal in place of the call. */
  check?(record: RecordOf<Name>, asked: ServerRecord, read: Read, user: Actor): Checked | Promise<Checked>;
  /**
   * The call for a record; for chosen rows a few at a time. With `when`, `PUT {path}/{word}` is a move: the record is read
   * afresh before it, and where `when` no longer holds, somebody else was first. No other call takes its place where a server lacks it.
   */
  each?(record: RecordOf<Name>, asked: ServerRecord, scope: ServerRecord): ActionCall;
  /** Message after the call. */
  done?: string;
  /** Done instead of a call, such as a download; it reports by itself how it went. */
  thunk?(subject: Subject): AppThunk<unknown>;
}

/** An action at a row, or above the table with an empty record; may open a dialog. Its question gets the name. */
export interface ResourceAction<Name extends string = string> extends AnyAction<Name, RecordOf<Name>, string> {
  dialog?: ComponentType<ActionDialogProps>;
  /** Opens the form of this description, which has a `savePath` of its own, with the record of the row. */
  form?: Resource<Name>;
  /** What is asked before a `fill`. */
  ask?: readonly Field[];
  /** Above the table: makes records together, such as those of a month. */
  fill?: Fill<Name>;
  /** Above the table: opens the rows of what was asked, each edited in place, without a record to which they belong. */
  rows?: Rows;
}

/** An action for several rows at once. Its question gets their number. */
export interface SelectionAction<Name extends string = string> extends AnyAction<
  Name,
  readonly RecordOf<Name>[],
  number
> {
  /** One call for all of them, in place of `each`. */
  call?(records: readonly RecordOf<Name>[], scope: ServerRecord): ActionCall;
}

export type Ability = 'add' | 'edit' | 'remove' | 'removeTogether' | 'import' | 'export' | 'detail';

/** What stands beside the table and narrows it: it reads and sets filters of the query. */
export interface SideProps {
  filters: Readonly<Record<string, string>>;
  /** Sets filters; an empty text removes one. */
  onFilter: (changed: Readonly<Record<string, string>>) => void;
}

/**
 * A page of records, described: from this come query form, table, dialogs, questions and permissions. With the names of a
 * record's type (`NameOf`), no other name can be said.
 */
export interface Resource<Name extends string = string> {
  /** What one record is called, such as 岗位; `{noun}管理` is the heading unless `title` says another. */
  noun: string;
  title?: string;
  /** Path below the API base. Calls are `{path}/list`, `{path}/{id}`, POST, PUT and DELETE. */
  path: string;
  /** The end of the list's path; `list` by default. */
  listPath?: string;
  /** Field of the id. */
  id: Name;
  /** The id may be a token, so it must not appear anywhere in the page. */
  isIdSecret?: boolean;
  /** What records are counted by: 2 名用户, 3 条公告; 个 by default. */
  measure?: '名' | '条';
  /** Field that names a record in questions and labels. */
  nameField: Name;
  /** For records of people, where `nameField` is the account: the fields of name and unit. */
  person?: { name: Name; unit: Name };
  /** Prefix of the permissions: `{permission}:add`, `:edit`, `:remove`, `:export`. */
  permission: string;
  /**
   * What users with the permission can do; by default add, edit and remove. Each row has its own deletion, so that one
   * refusal does not stop the others; with `removeTogether` one call deletes all chosen rows, and a row has none. An import
   * is `POST {path}/importData` with the file, after `{path}/importTemplate`.
   */
  can?: readonly Ability[];
  fields: readonly Field<Name>[];
  /** What a new record holds besides what its form asks for. */
  given?: RecordOf<Name>;
  /** What a new record takes of the one to which it belongs (`recordsDialog`), besides its id. */
  fromParent?: readonly Name[];
  /** A tree table: the whole list comes at once; `parent` is the field of the parent's id. */
  tree?: { parent: Name };
  /** The field of a row's place: it is typed in the table, and all that were changed are saved together (§19.12). */
  ordered?: Name;
  /**
   * How a record is read before an edit: from the list, or out of the answer of `GET {path}/{id}`, undefined where there
   * is none; by default its `data`.
   */
  read?: 'list' | ((body: ServerRecord) => ServerRecord | undefined);
  /** Reads more of a record than its own call gives, by further calls; what it adds is saved with the record. */
  readMore?(record: RecordOf<Name>, get: (url: string) => Promise<ServerRecord>): Promise<RecordOf<Name>>;
  /** Path of the PUT of an edit; `path` by default. */
  savePath?: string;
  /**
   * Records that nobody may edit or delete. In a dialog of records that belong to another one (`recordsDialog`) it gets
   * that one, and a `record` that is empty where one would be added.
   */
  isLocked?(record: RecordOf<Name>, parent?: ServerRecord): boolean;
  /** Records that are edited, but never deleted. */
  isBuiltIn?(record: RecordOf<Name>): boolean;
  /** The filters of a page that is opened without any. */
  opens?: Count<Name>;
  /** Further choices of filters in the query form. */
  presets?: readonly Preset<Name>[];
  /**
   * What is told once, at 保存, before it is passed by 仍要保存. Reads by `read`; the values are as they are saved. Of `rows`
   * each changed one is looked at, with the parent as it would be saved.
   */
  warn?(values: RecordOf<Name>, read: Read, parent?: ServerRecord): Promise<readonly string[]>;
  /** Further actions above the table, and at each row. */
  tools?: readonly ResourceAction<Name>[];
  rowActions?: readonly ResourceAction<Name>[];
  /** Actions for all selected rows at once. */
  selectionActions?: readonly SelectionAction<Name>[];
  /** Word files, made from templates. */
  documents?: readonly DocumentOption<Name>[];
  /** Records that belong to this one, in its form. */
  rows?: readonly Rows<Name>[];
  /** A process, of which each record is at a step. */
  steps?: Steps<Name>;
  /** Parts of the form around its fields, which are the `children`; the record is as it is typed. */
  FormParts?: ComponentType<{ record: ServerRecord; scope: ServerRecord; children: ReactNode }>;
  /** Further rules of fields by name, for what depends on other records; `hint` says beforehand what is right. */
  useRules?(
    scope: ServerRecord,
    base: RecordOf<Name>,
  ): { readonly [Field in Name]?: readonly (FormRule & { hint?: string })[] };
  Side?: ComponentType<SideProps>;
  /** Sums above the table, of all rows of the filter. */
  sums?: readonly Sum<Name>[];
  /** A second view of the page, in which the rows are counted. */
  pivot?: Pivot<Name>;
  /** What the workbench counts of these records, for whoever has the page: what waits for somebody, and how things stand. */
  reminders?: readonly Reminder<Name>[];
  figures?: readonly Figure<Name>[];
  /** Path of the export; `{path}/export` by default, empty where the server has none. */
  exportPath?: string;
  /** What whoever has the permission is asked before an export of so many rows; the answers go along as `params[…]`. */
  exportAsk?: { permission: string; question: (count: number) => string; ask: readonly Field[] };
  /** Order of the rows of a page, where the server's is not the right one. */
  compare?(one: RecordOf<Name>, other: RecordOf<Name>): number;
  /** What else is out of date after a change, as in `recordsChanged`. */
  changes?(record: RecordOf<Name>): readonly string[];
}

/** A question lists no more names than these. */
const MAX_NAMES = 5;

export const keyOf = ({ path, listPath = 'list' }: Resource): string => `${path}/${listPath}`;

/** What a record is called in labels and messages. */
export const nameOf = (resource: Resource, record: ServerRecord): string =>
  textOf(valueAt(record, resource.person?.name ?? '')) ||
  textOf(valueAt(record, resource.nameField)) ||
  textOf(idOf(resource, record));

/** The fields that name a record: of a person the name and the account. */
export const namesOf = ({ nameField, person }: Resource): readonly string[] => [
  ...(person ? [person.name] : []),
  nameField,
];

/** What a question calls a record: a person by name, account and unit. */
export const fullNameOf = (resource: Resource, record: ServerRecord): string => {
  const { person, nameField } = resource;
  const [name, account, unit] = [person?.name, nameField, person?.unit].map((field = '') =>
    textOf(valueAt(record, field)),
  );
  return person ? personText(name ?? '', account ?? '', unit) : nameOf(resource, record);
};

/** `3 名用户`, `2 条公告`. */
export const countOf = ({ noun, measure }: Resource, count: number): string => `${count} ${measure ?? '个'}${noun}`;

/** The first names of several: 甲、乙、丙、丁、戊等. */
export const namesText = (names: readonly string[]): string =>
  names.slice(0, MAX_NAMES).join('、') + (names.length > MAX_NAMES ? '等' : '');

export const titleOf = ({ title, noun }: Resource): string => title ?? `${noun}管理`;

/** The path of the export of a resource; empty where the server has none. */
export const exportPathOf = ({ path, exportPath = `${path}/export` }: Resource): string => exportPath;

const USUAL: readonly Ability[] = ['add', 'edit', 'remove'];

/** Whether a description offers something, to whoever may do it. */
export const offers = ({ can = USUAL }: Resource, ability: Ability): boolean =>
  can.includes(ability) || (ability === 'remove' && can.includes('removeTogether'));

/** A description of records that belong to another one: that one may lock them, and then none is added either. */
export function ofParent(resource: Resource, parent: ServerRecord): Resource {
  const { isLocked, can = USUAL, fromParent = [] } = resource;
  const given = { ...resource.given, ...Object.fromEntries(fromParent.map((name) => [name, parent[name]])) };
  if (!isLocked) return fromParent.length > 0 ? { ...resource, given } : resource;
  const abilities = isLocked({}, parent) ? can.filter((ability) => ability !== 'add' && ability !== 'import') : can;
  return { ...resource, given, can: abilities, isLocked: (record) => isLocked(record, parent) };
}

/** Whether a row can be chosen: a locked or built-in one only for an action of its state. */
export const canBeChosen = ({ isLocked, isBuiltIn, selectionActions = [] }: Resource, record: ServerRecord): boolean =>
  (!isLocked?.(record) && !isBuiltIn?.(record)) || selectionActions.some(({ when }) => when?.(record));

/** Whether a row lacks a property; of a record in it, `null` too: lists without that record have its id alone. */
const lacks = (row: ServerRecord, name: string) =>
  valueAt(row, name) === undefined || (name.includes('.') && valueAt(row, name) === null);

/** The columns that no row has: the server does not know them, and could not sort by them. */
export const absentColumns = (resource: Resource, rows: readonly ServerRecord[]): string[] =>
  rows.length === 0
    ? []
    : fieldsAt('column', resource)
        .filter((field) => field.name !== resource.nameField && !columnOf(field).render && !columnOf(field).toggle)
        .map(({ name }) => name)
        .filter((name) => rows.every((row) => lacks(row, name)));

/** The fields of a place: the columns, the form, and what a list can be asked for. */
export const fieldsAt = (place: 'column' | 'form' | 'query', { fields }: Resource): Field[] =>
  // What a list is asked for stands in the address.
  fields.filter((field) => field[place] && !(place === 'query' && field.private));

/** The fields of the query form; others are chosen beside the table. */
export const queryFormFields = (resource: Resource): readonly Field[] =>
  fieldsAt('query', resource).filter(({ query }) => query !== 'side');

/** The id of a record, as it goes into addresses and calls. */
export const idOf = (resource: Resource, record: ServerRecord): RecordId => {
  const id = record[resource.id];
  return typeof id === 'number' ? id : textOf(id);
};

/** Whether a call moves a record out of the states of `when`: `PUT {path}/{word}`. */
export const isMove = (
  { path }: Resource,
  { when }: Pick<ResourceAction, 'when'>,
  { method, url }: ActionCall,
): boolean =>
  when !== undefined && method === 'PUT' && url.startsWith(`${path}/`) && /^[a-z]+$/i.test(url.slice(path.length + 1));

/** The key of a row in the page. */
export const rowKeyOf = (resource: Resource, record: ServerRecord): string => {
  const id = idOf(resource, record);
  return resource.isIdSecret ? digestOf(String(id)) : String(id);
};

function digestOf(text: string): string {
  let digest = 0x811c9dc5;
  for (const char of text) digest = Math.imul(digest ^ char.charCodeAt(0), 0x01000193);
  return (digest >>> 0).toString(36);
}

/** The fields of a resource that the server writes by itself: also the words for values, but for those that are taken. */
export function serverFieldsOf({ fields }: Resource): readonly string[] {
  const taken = fields.flatMap(({ takes = {} }) => Object.keys(takes));
  const own = fields
    .flatMap(({ name, byServer, shownBy = [] }) => [byServer ? name : [], shownBy].flat())
    .filter((name) => !taken.includes(name));
  // All fields of a record in the record are the server's.
  return [...STAMPS, ...own.flatMap((name) => [name, name.replace(/\..*/, '')])];
}

/** What is out of date after a record was changed, as in `recordsChanged`. */
export const changesOf = (resource: Resource, record: ServerRecord) => [
  resource.path,
  keyOf(resource),
  ...(resource.changes?.(record) ?? []),
];
