import { isRecord } from '@/lib/isRecord';
import { textOf } from '@/lib/record/ServerRecord';
import { columnOfType } from './readSql';
import { camel, checked, type Column, type Table } from './Table';

const QUERIES = new Map<string, Column['query']>([
  ['LIKE', 'contains'],
  ['BETWEEN', 'range'],
]);

interface Answer {
  data: { info: Readonly<Record<string, unknown>>; rows: readonly unknown[] };
}

/** Whether this is an answer of `GET /tool/gen/{tableId}`. */
export const isGenerator = (answer: unknown): answer is Answer =>
  isRecord(answer) &&
  isRecord(answer['data']) &&
  isRecord(answer['data']['info']) &&
  Array.isArray(answer['data']['rows']);

/** The table of an answer of RuoYi's generator: as of its last 同步. */
export function readGenerator({ data: { info, rows } }: Answer): Table[] {
  const said = (name: string) => textOf(info[name]);
  const columns = rows.filter(isRecord).map((sent) => {
    const text = (name: string) => textOf(sent[name]);
    const is = (name: string) => text(name) === '1';
    return {
      ...columnOfType(text('columnType')),
      name: text('javaField') || camel(text('columnName')),
      comment: text('columnComment'),
      required: is('isRequired'),
      dict: text('dictType') || undefined,
      control: text('htmlType'),
      query: is('isQuery') ? (QUERIES.get(text('queryType')) ?? 'equal') : 'none',
      column: is('isList'),
      form: is('isInsert') && is('isEdit') ? true : is('isInsert') ? 'new' : is('isEdit') && 'edit',
      isKey: is('isPk'),
    } as const;
  });
  const [area, business, category] = [said('moduleName'), said('businessName'), said('tplCategory')];
  const parent = camel(said('treeParentCode'));
  const table: Table = {
    name: said('tableName'),
    title: said('functionName') || said('tableComment'),
    ...(area !== '' && business !== '' && { path: `/${area}/${business}`, permission: `${area}:${business}` }),
    ...{ key: '', columns },
    ...(category === 'tree' && parent !== '' && { tree: { parent, name: camel(said('treeName')) } }),
    questions: [
      'The generator knows a table as of its last 同步: was the table synchronised since it was changed?',
      category === 'sub' &&
        `${said('subTableName')} travels inside the record: it is kept, and not shown. Generate it by itself (crud).`,
    ].filter((question) => question !== false),
  };
  const keys = columns.filter(({ isKey }) => isKey).map(({ name }) => name);
  return [checked(table, keys)];
}
