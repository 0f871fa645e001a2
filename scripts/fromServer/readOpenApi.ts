import { textOf } from '@/lib/record/ServerRecord';
import { at, isOpenApi, type Json, listAt, openDocument, recordAt } from './openApi';
import { type Call, checked, type Column, type ColumnType, SourceError, type Table } from './Table';

const PAGED = /^(?:list|page|pageList|listPage)$/;
/** Lists that Spring Data and REST documents have. */
const FOUND = /^(?:all|find|search)/;
const NO_FIELD =
  /^(?:page(?:Num|Size|No|Index)?|current|size|limit|offset|sort|order(?:ByColumn|s)?|isAsc|asc|params|searchValue|reasonable|token|authorization|clientid|tenant-id|firstNum|column)$/i;
const PERMISSION = /\b[a-z][\w-]*(?::[\w-]+){2,}\b/g;
const KNOWN_PERMISSION = /:(?:list|query|add|edit|remove|export|import)$/;

const TYPES = new Map<string, ColumnType>([
  ['date-time', 'time'],
  ['date', 'day'],
  ['integer', 'integer'],
  ['number', 'decimal'],
  ['boolean', 'flag'],
  ['array', 'list'],
  ['object', 'list'],
]);

function columnOf(name: string, schema: Json): Omit<Column, 'required'> {
  const { format, maxLength, properties } = schema;
  const type = [schema['type']].flat().find((one) => one !== 'null');
  const options = listAt(schema, 'enum').map((value) => ({ value: textOf(value), label: textOf(value) }));
  return {
    name,
    comment: textOf(schema['description']) || textOf(schema['title']),
    type: TYPES.get(textOf(format)) ?? (properties ? 'list' : (TYPES.get(textOf(type)) ?? 'text')),
    length: typeof maxLength === 'number' ? maxLength : undefined,
    options: options.length > 0 ? options : undefined,
  };
}

/** The first in Chinese, without what is said of any list. */
const titleIn = (...said: readonly unknown[]) =>
  said
    .map(textOf)
    .filter((text) => /\p{Script=Han}/u.test(text))
    .map((text) => text.replace(/^.*\s-\s|^(?:分页|条件)*(?:查询|获取|获得)/g, ''))
    .map((text) => text.replace(/(?:分页|数据|信息)*(?:的?列表|接口|控制器|管理|操作处理|操作)+$/, ''))
    .find((text) => text !== '') ?? '';

const each = <T>(of: readonly T[]): T[] => [...new Set(of)];

/** The resources of a document: each list with the calls beside it. */
export function readOpenApi(document: unknown): Table[] {
  if (!isOpenApi(document)) throw new SourceError('This is no OpenAPI document.');
  const { resolve, parametersOf, bodyOf, answerOf } = openDocument(document);
  const paths = recordAt(document, 'paths');

  function tableAt(path: string): Table[] {
    const list = at(paths[path], 'get');
    const last = path.replace(/^.*\//, '');
    const isPaged = PAGED.test(last);
    const base = isPaged || FOUND.test(last) ? path.slice(0, -last.length - 1) : path;
    if (!list || path.includes('{')) return [];
    const one = Object.keys(paths).filter(
      (other) => other.startsWith(`${base}/{`) && other.endsWith('}') && other.lastIndexOf('/') === base.length,
    );
    const callAt = (method: string) => one.find((other) => at(paths[other], method));
    const [query, remove] = [callAt('get'), callAt('delete')];
    const [add, edit] = [at(paths[base], 'post'), at(paths[base], 'put')];
    const { schema: row, isList } = answerOf(list);
    // Without the word, and without rows or calls for a record of its own, it is some other call.
    if (!isPaged && !(isList && row['properties'] ? (query ?? add) : add && one.length > 0)) return [];
    const calls = { list, query, add, edit, remove, export: at(paths[`${base}/export`], 'post') };
    const body = bodyOf(edit ?? add);
    const asked = parametersOf(list).filter((parameter) => parameter['in'] === 'query');
    const whole = asked.map((parameter) => resolve(parameter['schema'])).find((schema) => schema['properties']);
    const parameter = /\{(\w+)\}$/.exec(query ?? remove ?? '')?.[1] ?? 'id';
    const keys = [parameter, parameter.replace(/s$/, ''), 'id', `${base.replace(/^.*\//, '')}Id`];
    const hasKey = (properties: Json) => keys.some((name) => Object.hasOwn(properties, name));
    const inBody = recordAt(body, 'properties');
    const [inRow, inWhole] = [row, whole].map((schema) => recordAt(schema, 'properties')) as [Json, Json];
    const inOne = query === undefined ? {} : recordAt(answerOf(at(paths[query], 'get')).schema, 'properties');
    // What wraps a record, and does not say which, is none: RuoYi's AjaxResult.
    const merged = Object.assign({}, ...[inWhole, inRow, inOne].filter(hasKey), inBody) as Json;
    const required = listAt(body['properties'] ? body : row, 'required');
    const queries = whole ? Object.keys(inWhole) : asked.map(({ name }) => textOf(name));
    const columns = Object.entries(merged)
      .filter(([name]) => !NO_FIELD.test(name))
      .map(([name, part]): Column => {
        const schema = resolve(part);
        const isSaved = schema['readOnly'] !== true && (!body['properties'] || Object.hasOwn(inBody, name));
        return {
          ...columnOf(name, schema),
          required: required.includes(name),
          form: isSaved ? undefined : false,
          column: hasKey(inRow) && !Object.hasOwn(inRow, name) ? false : undefined,
          query: !queries.includes(name) ? 'none' : whole ? undefined : 'equal',
        };
      });

    const operations = [list, add, edit, ...one.flatMap((other) => Object.values(recordAt(paths[other])))];
    const words = operations.flatMap((call) =>
      Object.entries(recordAt(call)).filter(([name]) => /^(?:description|summary|x-.*)$/.test(name)),
    );
    const permissions = JSON.stringify(words).match(PERMISSION) ?? [];
    const [area, ...others] = each(permissions.map((permission) => permission.replace(/:[^:]*$/, '')));
    const odd = each(permissions.filter((permission) => !KNOWN_PERMISSION.test(permission)));
    const mine = [path, ...one, `${base}/export`];
    const further = Object.keys(paths).filter((other) => other.startsWith(`${base}/`) && !mine.includes(other));
    const tag = listAt(list, 'tags')[0];
    const tagged = listAt(document, 'tags').find((one) => at(one, 'name') === tag);
    const questions = [
      base === path && `The list is GET ${path}; the app asks for GET ${path}/list.`,
      others.length > 0 && `Several areas have permissions here (${[area, ...others].join(', ')}): which is it?`,
      odd.length > 0 && `No button asks for the permissions ${odd.join(', ')}.`,
      further.length > 0 && `No button makes the calls ${further.slice(0, 6).join(', ')}.`,
      !body['properties'] && (add ?? edit) !== undefined && 'The document does not say what is saved.',
    ];
    const table: Table = {
      ...{ name: base, path: base, key: '', columns },
      title: titleIn(at(tagged, 'description'), tag, at(list, 'summary')),
      calls: (Object.keys(calls) as Call[]).filter((call) => calls[call] !== undefined),
      permission: others.length === 0 ? area : undefined,
      listPath: base === path || last === 'list' ? undefined : last,
      removesTogether: !add && !edit && /s\}$/.test(remove ?? ''),
      questions: questions.filter((question) => question !== false),
    };
    return [checked(table, keys.filter((name) => Object.hasOwn(merged, name)).slice(0, 1))];
  }
  const tables = Object.keys(paths).flatMap(tableAt);
  // A resource may have several lists: the first is taken.
  return tables.filter((one, place) => tables.findIndex(({ name }) => name === one.name) === place);
}
