import { textOf } from '@/lib/record/ServerRecord';
import { labelOf } from './comments';
import { type Kind, kindOf } from './kindOf';
import { camel, type Column, type Option, type Table } from './Table';
import { wordsFor } from './words';

/** A list that the app has already: its records can be chosen. */
export interface KnownList {
  path: string;
  id: string;
  name: string;
}

/** A column as the page has it. */
export interface Guess {
  column: Column;
  /** What the description says of it; undefined where it is kept as it comes. */
  field?: Readonly<Record<string, unknown>> | undefined;
  options?: readonly Option[] | undefined;
  because: string;
  questions?: readonly string[];
}

export interface Description {
  table: Table;
  nameField: string;
  guesses: readonly Guess[];
  /** Tables whose records have the key of one of these; what is shared comes of it. */
  below: readonly { of: Description; shared: readonly string[] }[];
}

const STAMP =
  /^(?:(?:creat|updat|modif|delet|gmtCreat|gmtModif)(?:e|ed|or|er|y|ied|ier)?(?:By|UserId|User|Id|Name|Dept|Time|At|Date|On)?|delFlag|delStatus|isDeleted?|tenantId|sysOrgCode|ancestors|searchValue|params|revision)$/;
/** Whether a server writes it by itself; a number of versions is that of its lock. */
export const isStamp = ({ name, type }: Column) => STAMP.test(name) || (name === 'version' && type === 'integer');
const CREATED = /^(?:create|created|gmtCreate)(?:Time|At|Date|On)?$/;
/** A text or a number that a list is asked for by. */
const SOUGHT = /(?:[nN]ame|No|[cC]ode|[sS]tatus|[tT]ype)$/;
const SHOWN = 9;
const WIDTHS = new Map(Object.entries({ day: 100, time: 150, month: 90, number: 90, dict: 90, options: 90, flag: 70 }));

/** Without what is not so. */
const so = (entries: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined && value !== false));
const orTrue = (entries: Readonly<Record<string, unknown>>) => {
  const options = so(entries);
  return Object.keys(options).length > 0 ? options : true;
};

/** What names a record: the best text that there is. */
function nameFieldOf({ name, columns, key, tree }: Table): string {
  const last = camel(name.replace(/^.*[_/]/, ''));
  const texts = columns
    .filter((one) => one.type === 'text' && one.name !== key && !isStamp(one))
    .map((one) => one.name);
  const named = texts.filter((one) => /(?:[nN]ame|[tT]itle|[sS]ubject|[tT]opic)$/.test(one));
  return (
    [tree?.name, `${last}Name`, `${last}Title`, 'name', 'title'].find((one) => texts.includes(one ?? '')) ??
    named.find((one) => !/^(?:dept|org|branch|parent|from|user|group|contact)/.test(one)) ??
    named[0] ??
    texts.find((one) => /(?:No|Code)$/.test(one)) ??
    texts[0] ??
    key
  );
}

const USERS = { url: '/system/user/list', at: 'rows', id: 'userId', name: 'nickName', search: 'nickName' };
const DEPARTMENTS = { url: '/system/user/deptTree', name: 'label' };

/** Whose id this is: of a department, a user, or a record of a list that the app has. */
function choiceOf(name: string, known: readonly KnownList[]) {
  if (/^(?:dept|.*Dept)Id$/.test(name)) return { kind: 'tree', source: DEPARTMENTS };
  if (/^(?:user|.*User)Id$/.test(name)) return { kind: 'choice', source: USERS };
  const list = known.find(({ id }) => id === name && /Id$/.test(id));
  return list && { kind: 'choice', source: { url: `${list.path}/list`, at: 'rows', id: list.id, name: list.name } };
}

/** Guesses a page of a table; `all` are the tables of the source. */
export function describe(table: Table, known: readonly KnownList[], all: readonly Table[] = []): Description {
  const { columns, key } = table;
  const names = columns.map(({ name }) => name);
  const parent = table.tree?.parent ?? ['parentId', 'pid'].find((name) => names.includes(name));
  const nameField = nameFieldOf(table);
  const isOfRuoYi = names.includes('createBy');
  const nameBeside = (id: string) =>
    ['Name', 'Nick', 'NickName']
      .map((end) => id.replace(/Id$/, end))
      .find((name) => name !== id && names.includes(name));
  let shown = 0;
  const guesses = columns.map((column): Guess => {
    const { name, comment, type, required, length, control, initial } = column;
    const isCreated = CREATED.test(name) && (type === 'day' || type === 'time');
    if (name === key) return { column, because: 'the key' };
    if (isStamp(column) && !isCreated) return { column, because: 'the server writes it' };
    if (type === 'binary' || type === 'list') {
      const question = `what is ${name}?${required ? ' A record without it is refused' : ''}`;
      return { column, because: 'it is kept as it comes', questions: [question] };
    }
    const beside = nameBeside(name);
    const isParent = name === parent;
    const choice = isParent ? undefined : choiceOf(name, known);
    const isTaken = names.some((id) => id !== key && nameBeside(id) === name && choiceOf(id, known));
    // What is longer than a UUID is somebody else's number.
    const isUnknownId = /Ids?$/.test(name) && !choice && (length ?? 0) <= 36;
    const above = { kind: 'tree', source: { url: `${table.path ?? ''}/list`, id: key, name: nameField }, none: 0 };
    const taken = choice && beside ? { shownBy: beside, takes: { [beside]: choice.source.name } } : {};
    const { field, options, because, question }: Kind = isParent
      ? { field: above, because: 'records below one another' }
      : choice
        ? { field: { ...choice, ...taken }, because: beside ? `it stands beside ${beside}` : 'its name' }
        : kindOf(column, isOfRuoYi);
    const kind = textOf(field['kind'] ?? 'text');
    const ofId = choice || isParent ? /的?(?:ID|id|编号|主键|标识)$/ : /$/;
    const called = labelOf(comment).replace(ofId, '');
    const isSaid = /\p{Script=Han}/u.test(called);
    const label =
      (isSaid ? undefined : wordsFor(name)?.replace(choice || isParent ? /编号$/ : /$/, '')) || called || name;
    const isWide = /^(?:lines|html|files|json)$/.test(kind);
    const isCell = !isWide && kind !== 'password';
    const isSought = !/^(?:number|text)$/.test(kind) || name === nameField || SOUGHT.test(name);
    const guessed = /^(?:day|time)$/.test(kind) ? 'range' : isCell && !beside && isSought && !isTaken && 'equal';
    const asked = column.query ?? (beside && kind === 'tree' ? 'equal' : guessed);
    const query = !isCreated && asked !== 'none' && asked;
    const isColumn = (column.column ?? isCell) && !(beside && (choice ?? control === undefined));
    if (isColumn) shown += 1;
    const isAsked = column.form !== false && !isCreated && !isTaken && !/^最[后近新]登/.test(comment);
    return {
      column,
      options,
      because,
      field: so({
        ...{ name, label, ...field },
        byServer: !isAsked && !isTaken && !isCreated,
        query: query === 'range' ? query : query !== false,
        rangeSuffix: query === 'range' && name.replace(/^./, (letter) => letter.toUpperCase()),
        keepsValue: isAsked && !required && /^(?:number|day|time)$/.test(kind),
        column:
          isColumn &&
          orTrue({
            width: WIDTHS.get(kind) ?? (name !== nameField && length !== undefined && length <= 64 && 120),
            hidden: (shown > SHOWN || isCreated || isUnknownId) && name !== nameField,
          }),
        form:
          isAsked &&
          orTrue({
            required,
            max: /^(?:text|lines|json)$/.test(kind) && (length ?? (type === 'long' && 16_000)),
            initial: /^(?:dict|options)$/.test(kind) && initial,
            only: typeof column.form === 'string' && column.form,
            wide: isWide,
          }),
      }),
      questions: [
        question,
        !isSaid && `what is it called? The source has no Chinese word for it${label === name ? '' : `: ${label}`}`,
        isUnknownId && !isParent && control !== '' && 'whose id is it? The app has no list of them to choose from',
        /(?:status|state|type|flag)$/i.test(name) && /^(?:text|number)$/.test(kind) && 'which values may it have?',
      ].filter((one) => typeof one === 'string'),
    };
  });
  const isBelow = (one: Table) =>
    one !== table &&
    !one.problem &&
    key !== 'id' &&
    one.key !== key &&
    one.columns.some(({ name, required }) => name === key && required) &&
    !one.columns.some(({ name }) => name === key.replace(/Id$/, 'Name'));
  const below = all.filter(isBelow).map((one) => {
    const of = describe(one, known);
    const isShared = (name: string) => /^(?:dept|org)(?:Id|Name)$/.test(name) && names.includes(name);
    const shared = one.columns.map(({ name }) => name).filter(isShared);
    const kept = (guess: Guess) =>
      guess.column.name === key || isShared(guess.column.name)
        ? { column: guess.column, because: `as of the ${table.title}` }
        : guess;
    return { of: { ...of, guesses: of.guesses.map(kept) }, shared };
  });
  const tree = parent === undefined ? undefined : { parent, name: nameField };
  return { table: { ...table, tree }, nameField, guesses, below };
}
