import type { Field } from '@/resource/model/Field';
import { columnOf, formOf } from '@/resource/model/FieldBase';
import { type Ability, offers, type Resource } from '@/resource/model/Resource';
import { optionsIn } from './comments';
import { isStamp } from './describe';
import type { Column, Option, Table } from './Table';

/** What of a page is not as its server has it, and whether the server would refuse a save for it. */
export interface Difference {
  text: string;
  isRefused: boolean;
}

/** The columns that hold what a field of a kind is; others may be of any. */
const HELD: Readonly<Record<string, string>> = {
  text: 'text long json integer',
  ...{ lines: 'text long json', html: 'text long json', files: 'text long json', json: 'text long json' },
  ...{ number: 'integer decimal', day: 'day time text', time: 'time text', month: 'text day' },
  ...{ dict: 'text integer flag', options: 'text integer flag', flag: 'text integer flag' },
};
/** How many characters a field takes that does not say it. */
const MAX: Readonly<Record<string, number>> = { text: 100, lines: 500 };

const valuesOf = (options: readonly Option[]) => options.map(({ value }) => value).join(' ');
type Check = readonly [isSo: boolean, text: string, isRefused?: boolean];
const found = (checks: readonly Check[]): Difference[] =>
  checks.filter(([isSo]) => isSo).map(([, text, isRefused = false]) => ({ text, isRefused }));

/** What differs of a field that is in both. */
function fieldDifferences({ type, length, ...column }: Column, field: Field): Difference[] {
  const { kind = 'text', name, byServer, from } = field;
  const { max, required = false, initial } = formOf(field);
  const isAsked = field.form !== undefined && !byServer;
  if (!(HELD[kind]?.split(' ').includes(type) ?? true))
    return [{ text: `${name} is of the kind ${kind}, the server has ${type}`, isRefused: isAsked }];
  if (!isAsked) return [];
  const most = length === undefined ? undefined : MAX[kind];
  const taken = most === undefined ? 0 : (max ?? most);
  const isLonger = taken > (length ?? 0);
  const isShorter = max !== undefined && most !== undefined && taken < (length ?? 0);
  const decimals = kind === 'number' && 'decimals' in field ? (field.decimals ?? 9) : 0;
  const scale = type === 'integer' ? 0 : column.decimals;
  const isFilled = required || initial !== undefined || from !== undefined || kind === 'flag';
  const listed = column.options ?? optionsIn(column.comment) ?? [];
  const own = 'options' in field && listed.length > 0 ? field.options : listed;
  const isUnknown = own.some(({ value }) => !listed.some((one) => one.value === value));
  return found([
    [isLonger || isShorter, `${name} takes ${taken} characters, the server ${length ?? 0}`, isLonger],
    [decimals > (scale ?? decimals), `${name} takes ${decimals} decimals, the server ${scale ?? 0}`, true],
    [column.required && !isFilled, `${name} is required by the server, and not by the page`, true],
    [
      !column.required && required && column.initial === undefined,
      `${name} is required by the page, and not by the server`,
    ],
    [
      valuesOf(listed) !== valuesOf(own),
      `${name} has the values ${valuesOf(own)}, the server ${valuesOf(listed)}`,
      isUnknown,
    ],
  ]);
}

const NEEDED = ['add', 'edit', 'remove', 'export'] as const satisfies readonly Ability[];

/** Whether a column shows what it is called, and not something else of the record. */
const isDrawn = (field: Field) => !!field.column && !columnOf(field).render && !field.from && !field.shownBy;

/** What the server has and the page lacks, what the page asks for and the server lacks, and what differs. */
export function compare(table: Table, resource: Resource, scope: readonly string[] = []): Difference[] {
  const { fields, id, given = {}, fromParent = [], person, permission } = resource;
  const named = fields.flatMap(({ name, shownBy, takes = {} }) => [name, shownBy, ...Object.keys(takes)]);
  const known = new Set([...named, id, ...Object.keys(given), ...fromParent, ...scope, person?.name, person?.unit]);
  const columns = new Map(table.columns.map((column) => [column.name, column]));
  const isSaved = offers(resource, 'add') || offers(resource, 'edit');
  const lacking = table.columns.filter((one) => !known.has(one.name) && one.name !== table.key && !isStamp(one));
  const isSent = (field: Field) =>
    field.form !== undefined || field.query === true || field.query === 'range' || isDrawn(field);
  const asked = fields.filter(
    (field) => !field.name.includes('.') && !columns.has(field.name) && !field.byServer && isSent(field),
  );
  return [
    ...found([
      [id !== table.key, `its key is ${id}, the server's ${table.key}`, isSaved],
      [
        table.permission !== undefined && table.permission !== permission,
        `its permissions are ${permission}:…, the server's ${table.permission ?? ''}:…`,
        isSaved,
      ],
      ...NEEDED.map((call): Check => {
        const isLacking = table.calls !== undefined && !table.calls.includes(call) && offers(resource, call);
        return [isLacking, `the server has no call for ${call}`, call !== 'export'];
      }),
    ]),
    ...lacking.map(({ name, comment, type, required }) => ({
      text: `${name} is not on the page (${[comment, type, required && 'required'].filter(Boolean).join(', ')})`,
      isRefused: required && isSaved,
    })),
    ...asked.map(({ name, label, form }) => ({
      text: `${name} (${label}) is not on the server${form ? ': what is typed is lost' : ''}`,
      isRefused: false,
    })),
    ...fields.flatMap((field) => {
      const column = columns.get(field.name);
      return column ? fieldDifferences(column, field) : [];
    }),
  ];
}
