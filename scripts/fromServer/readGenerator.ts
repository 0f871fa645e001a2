import { isRecord } from '@/lib/isRecord';
import { textOf } from '@/lib/record/ServerRecord';
import { columnOfType } from './readSql';
import { camel, checked, type Column, SourceError, type Table } from './Table';

const isOn = (value: unknown) => value === '1';
const QUERIES: ReadonlyMap<string, Column['query']> = new Map([
  ['LIKE', 'contains'],
  ['BETWEEN', 'range'],
]);

function columnOf(sent: Readonly<Record<string, unknown>>): Column {
  const { isKey: _key, initial: _initial, ...typed } = columnOfType(textOf(sent['columnType']));
  const [isNew, isEdited] = [isOn(sent['isInsert']), isOn(sent['isEdit'])];
  return {
    ...typed,
    name: textOf(sent['javaField']) || camel(textOf(sent['columnName'])),
    comment: textOf(sent['columnComment']),
    required: isOn(sent['isRequired']),
    ...(textOf(sent['dictType']) !== '' && { dict: textOf(sent['dictType']) }),
    control: textOf(sent['htmlType']),
    query: isOn(sent['isQuery']) ? (QUERIES.get(textOf(sent['queryType'])) ?? 'equal') : 'none',
    column: isOn(sent['isList']),
    form: isNew && isEdited ? true : isNew ? 'new' : isEdited ? 'edit' : false,
  };
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
  const sent = rows.filter(isRecord);
  const [area, business] = [text('moduleName'), text('businessName')];
  const parent = camel(text('treeParentCode'));
  const table: Table = {
    name: text('tableName'),
    title: text('functionName') || text('tableComment'),
    ...(area !== '' && business !== '' && { path: `/${area}/${business}`, permission: `${area}:${business}` }),
    key: '',
    columns: sent.map(columnOf),
    ...(text('tplCategory') === 'tree' && parent !== '' && { tree: { parent, name: camel(text('treeName')) } }),
    questions: [
      'The generator knows a table as of its last 同步: was the table synchronised since it was changed?',
      text('tplCategory') === 'sub' &&
        `${text('subTableName')} travels inside the record: it is kept, and not shown. Generate it by itself (crud).`,
    ].filter((question) => question !== false),
  };
  const keys = sent.filter((one) => isOn(one['isPk'])).map((one) => columnOf(one).name);
  return [checked(table, keys)];
}
