import { isRecord } from '@/lib/isRecord';
import { textOf } from '@/lib/record/ServerRecord';
import { columnOfType } from './readSql';
import { camel, checked, type Column, SourceError, type Table } from './Table';

const QUERIES = new Map<string, Column['query']>([
  ['LIKE', 'contains'],
  ['BETWEEN', 'range'],
]);

function columnOf(sent: Readonly<Record<string, unknown>>) {
  const text = (name: string) => textOf(sent[name]);
  const [isNew, isEdited] = [text('isInsert') === '1', text('isEdit') === '1'];
  return {
    ...columnOfType(text('columnType')),
    name: text('javaField') || camel(text('columnName')),
    comment: text('columnComment'),
    required: text('isRequired') === '1',
    dict: text('dictType') || undefined,
    control: text('htmlType'),
    query: text('isQuery') === '1' ? (QUERIES.get(text('queryType')) ?? 'equal') : 'none',
    column: text('isList') === '1',
    form: isNew && isEdited ? true : isNew ? 'new' : isEdited && 'edit',
    isKey: text('isPk') === '1',
  } as const;
}

/** Whether this is an answer of `GET /tool/gen/{tableId}`. */
export const isGenerator = (answer: unknown): answer is { data: { info: Record<string, unknown>; rows: unknown[] } } =>
  isRecord(answer) &&
  isRecord(answer['data']) &&
  isRecord(answer['data']['info']) &&
  Array.isArray(answer['data']['rows']);

/** The table of an answer of RuoYi's generator: as of its last 同步. */
export function readGenerator(answer: unknown): Table[] {
  if (!isGenerator(answer)) throw new SourceError("This is no answer of the generator's GET /tool/gen/{tableId}.");
  const { info, rows } = answer.data;
  const text = (name: string) => textOf(info[name]);
  const columns = rows.filter(isRecord).map(columnOf);
  const [area, business] = [text('moduleName'), text('businessName')];
  const parent = camel(text('treeParentCode'));
  const table: Table = {
    name: text('tableName'),
    title: text('functionName') || text('tableComment'),
    ...(area !== '' && business !== '' && { path: `/${area}/${business}`, permission: `${area}:${business}` }),
    key: '',
    columns,
    ...(text('tplCategory') === 'tree' && parent !== '' && { tree: { parent, name: camel(text('treeName')) } }),
    questions: [
      'The generator knows a table as of its last 同步: was the table synchronised since it was changed?',
      text('tplCategory') === 'sub' &&
        `${text('subTableName')} travels inside the record: it is kept, and not shown. Generate it by itself (crud).`,
    ].filter((question) => question !== false),
  };
  const keys = columns.filter(({ isKey }) => isKey).map(({ name }) => name);
  return [checked(table, keys)];
}
