import type { Field } from '@/resource/model/Field';
import { columnOf, formOf } from '@/resource/model/FieldBase';
import { type Ability, offers, type Resource } from '@/resource/model/Resource';
import { optionsIn } from './comments';
import { STAMP } from './describe';
import type { Column, ColumnType, Table } from './Table';

/** What of a page is not as its server has it, and whether the server would refuse a save for it. */
export interface Difference {
  text: string;
  isRefused: boolean;
}

const TEXTS: readonly ColumnType[] = ['text', 'long', 'json'];
/** What the columns hold that a kind of field can be of; others may be of any. */
const HELD = new Map<string, readonly ColumnType[]>([
  ['text', [...TEXTS, 'integer']],
  ['lines', TEXTS],
  ['html', TEXTS],
  ['files', TEXTS],
  ['json', TEXTS],
  ['number', ['integer', 'decimal']],
  ['day', ['day', 'time', 'text']],
  ['time', ['time', 'text']],
  ['month', ['text', 'day']],
  ['dict', ['text', 'integer', 'flag']],
  ['options', ['text', 'integer', 'flag']],
  ['flag', ['flag', 'integer', 'text']],
]);
const MAX = new Map([
  ['text', 100],
  ['lines', 500],
]);

/** What differs of a field that is in both. */
function fieldDifferences(column: Column, field: Field): Difference[] {
  const { kind = 'text', name, byServer, from } = field;
  const form = formOf(field);
  const isAsked = field.form !== undefined && !byServer;
  const said = (text: string, isRefused = false): Difference => ({ text: `${name} ${text}`, isRefused });
  const isHeld = HELD.get(kind)?.includes(column.type) ?? true;
  if (!isHeld) return [said(`is of the kind ${kind}, the server has ${column.type}`, isAsked)];
  if (!isAsked) return [];
  const max = MAX.has(kind) ? (form.max ?? (column.length === undefined ? undefined : MAX.get(kind))) : undefined;
  const isLonger = column.length !== undefined && max !== undefined && max > column.length;
  const isShorter = column.length !== undefined && form.max !== undefined && form.max < column.length;
  const decimals = 'decimals' in field ? (field.decimals ?? 9) : undefined;
  const most = column.type === 'integer' ? 0 : column.decimals;
  const isFilled = form.required || form.initial !== undefined || from !== undefined || kind === 'flag';
  const listed = column.options ?? optionsIn(column.comment);
  const own = 'options' in field ? field.options : undefined;
  const values = (options: readonly { value: string }[]) => options.map(({ value }) => value).join(' ');
  return [
    ...(isLonger || isShorter ? [said(`takes ${max} characters, the server ${column.length}`, isLonger)] : []),
    ...(kind === 'number' && decimals !== undefined && most !== undefined && decimals > most
      ? [said(`takes ${decimals} decimals, the server ${most}`, true)]
      : []),
    ...(column.required && !isFilled ? [said('is required by the server, and not by the page', true)] : []),
    ...(!column.required && form.required && column.initial === undefined
      ? [said('is required by the page, and not by the server')]
      : []),
    ...(listed && own && values(listed) !== values(own)
      ? [
          said(
            `has the values ${values(own)}, the server ${values(listed)}`,
            own.some(({ value }) => !listed.some((one) => one.value === value)),
          ),
        ]
      : []),
  ];
}

const NEEDED = ['add', 'edit', 'remove', 'export'] as const satisfies readonly Ability[];

/** What the server has and the page lacks, what the page asks for and the server lacks, and what differs. */
export function compare(table: Table, resource: Resource, scope: readonly string[] = []): Difference[] {
  const { fields, id, given = {}, fromParent = [], person, permission } = resource;
  const named = fields.flatMap(({ name, shownBy, takes = {} }) => [name, shownBy, ...Object.keys(takes)]);
  const known = new Set([...named, id, ...Object.keys(given), ...fromParent, ...scope, person?.name, person?.unit]);
  const columns = new Map(table.columns.map((column) => [column.name, column]));
  const isSaved = offers(resource, 'add') || offers(resource, 'edit');
  const lacking = table.columns.filter(({ name }) => !known.has(name) && name !== table.key && !STAMP.test(name));
  const asks = ({ name, query, form, byServer, from, shownBy, column }: Field, field: Field) =>
    !name.includes('.') &&
    !columns.has(name) &&
    !byServer &&
    (form !== undefined ||
      query === true ||
      query === 'range' ||
      (!!column && !columnOf(field).render && !from && !shownBy));
  return [
    ...(id === table.key ? [] : [{ text: `its key is ${id}, the server's ${table.key}`, isRefused: isSaved }]),
    ...(table.permission !== undefined && table.permission !== permission
      ? [{ text: `its permissions are ${permission}:…, the server's ${table.permission}:…`, isRefused: isSaved }]
      : []),
    ...NEEDED.filter((call) => table.calls && !table.calls.includes(call) && offers(resource, call)).map((call) => ({
      text: `the server has no call for ${call}`,
      isRefused: call !== 'export',
    })),
    ...lacking.map(({ name, comment, type, required }) => ({
      text: `${name} is not on the page (${comment === '' ? '' : `${comment}, `}${type}${required ? ', required' : ''})`,
      isRefused: required && isSaved,
    })),
    ...fields
      .filter((field) => asks(field, field))
      .map(({ name, label, form }) => ({
        text: `${name} (${label}) is not on the server${form ? ': what is typed is lost' : ''}`,
        isRefused: false,
      })),
    ...fields.flatMap((field) => {
      const column = columns.get(field.name);
      return column ? fieldDifferences(column, field) : [];
    }),
  ];
}
