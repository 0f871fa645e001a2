import { isRecord } from '@/lib/isRecord';
import { textOf } from '@/lib/record/ServerRecord';
import { type Call, checked, type Column, type ColumnType, type Table } from './Table';

type Json = Readonly<Record<string, unknown>>;

const at = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>(
    (inner, name) => (isRecord(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined),
    value,
  );
const recordAt = (value: unknown, ...names: readonly string[]): Json => {
  const found = at(value, ...names);
  return isRecord(found) ? found : {};
};
const listAt = (value: unknown, name: string): readonly unknown[] => {
  const found = at(value, name);
  return Array.isArray(found) ? found : [];
};

/** What an answer may have around its records. */
export const WRAPPING = ['rows', 'records', 'list', 'items', 'content', 'data', 'result'];
/** Lists of RuoYi's family, and of Spring Data and REST documents. */
const LIST = /^(?:list|page|pageList|listPage)$/;
const FOUND = /^(?:all|find|search)/;
const NO_FIELD =
  /^(?:page(?:Num|Size|No|Index)?|current|size|limit|offset|sort|order(?:ByColumn|s)?|isAsc|asc|params|searchValue|reasonable|token|authorization|clientid|tenant-id|firstNum|column)$/i;
/** Others have no button, or are no permissions. */
const PERMISSION = /\b([a-z][\w-]*(?::[\w-]+)+):(?:list|query|add|edit|remove|export|import)\b/g;
const TYPES = new Map<string, ColumnType>([
  ['date-time', 'time'],
  ['date', 'day'],
  ['integer', 'integer'],
  ['number', 'decimal'],
  ['boolean', 'flag'],
  ['array', 'list'],
  ['object', 'list'],
]);

export function columnOf(name: string, schema: Json, required = false): Column {
  const { format, maxLength, properties } = schema;
  const type = [schema['type']].flat().find((one) => one !== 'null');
  const options = listAt(schema, 'enum').map((value) => ({ value: textOf(value), label: textOf(value) }));
  return {
    ...{ name, required, comment: textOf(schema['description']) || textOf(schema['title']) },
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

/** The permissions that operations have in words, without their last parts. */
const areasIn = (operations: readonly unknown[]) => {
  const said = operations.flatMap((one) =>
    Object.entries(recordAt(one)).filter(([name]) => /^(?:description|summary|x-.*)$/.test(name)),
  );
  return [...new Set([...JSON.stringify(said).matchAll(PERMISSION)].map(([, area = '']) => area))];
};

/** Whether this is an OpenAPI document: 3.0, 3.1 or Swagger 2. */
export const isOpenApi = (answer: unknown): answer is Json =>
  isRecord(answer) && isRecord(answer['paths']) && /^[23]\./.test(textOf(answer['openapi'] ?? answer['swagger']));

/** The resources of a document: each list with the calls beside it. */
export function readOpenApi(document: Json): Table[] {
  const entries = Object.entries(recordAt(document, 'paths'));
  const paths: Json = Object.fromEntries(entries.map(([path, calls]) => [path.replace(/(?!^)\/$/, ''), calls]));

  /** A part, wherever it stands; a reference to itself ends. */
  function resolve(part: unknown, depth = 0): Json {
    const { $ref: reference, ...own } = isRecord(part) ? part : {};
    if (depth > 8) return {};
    if (typeof reference === 'string') {
      const names = decodeURIComponent(reference.replace(/^#\//, '')).split('/');
      return resolve(at(document, ...names.map((name) => name.replace(/~1/g, '/').replace(/~0/g, '~'))), depth + 1);
    }
    const all = [...listAt(own, 'allOf').map((one) => resolve(one, depth + 1)), own];
    const properties = Object.assign({}, ...all.map((one) => one['properties'])) as Json;
    return all.length === 1 ? own : { ...own, properties, required: all.flatMap((one) => listAt(one, 'required')) };
  }
  const schemaOf = (part: Json) => resolve(at(Object.values(recordAt(part, 'content'))[0], 'schema') ?? part['schema']);
  const parametersOf = (operation: unknown) => listAt(operation, 'parameters').map((one) => resolve(one));
  const bodyOf = (operation: unknown) =>
    schemaOf(parametersOf(operation).find((one) => one['in'] === 'body') ?? resolve(at(operation, 'requestBody')));
  /** The record of an answer: what is left without a list and what wraps it. */
  function answerOf(operation: unknown) {
    const answers = recordAt(operation, 'responses');
    let schema = schemaOf(resolve(answers['200'] ?? answers['default']));
    let isList = false;
    for (let depth = 0; depth < 4; depth += 1) {
      const inner = WRAPPING.map((name) => resolve(at(schema, 'properties', name))).find(
        (one) => one['items'] !== undefined || one['properties'] !== undefined,
      );
      if (schema['items'] !== undefined) [schema, isList] = [resolve(schema['items']), true];
      else if (inner) schema = inner;
    }
    return { properties: recordAt(schema, 'properties'), required: listAt(schema, 'required'), isList };
  }

  function tableAt(path: string): Table[] {
    const list = at(paths[path], 'get');
    const last = path.replace(/^.*\//, '');
    const isPaged = LIST.test(last);
    const base = isPaged || FOUND.test(last) ? path.slice(0, -last.length - 1) : path;
    if (!list || path.includes('{')) return [];
    const one = Object.keys(paths).filter(
      (other) => other.startsWith(`${base}/{`) && other.endsWith('}') && other.lastIndexOf('/') === base.length,
    );
    const callAt = (method: string) => one.find((other) => at(paths[other], method));
    const [query, remove] = [callAt('get'), callAt('delete')];
    const [add, edit] = [at(paths[base], 'post'), at(paths[base], 'put')];
    const row = answerOf(list);
    const isRow = row.isList && Object.keys(row.properties).length > 0;
    // Without the word, and without rows or calls for a record of its own, it is some other call.
    if (!isPaged && !(isRow ? (query ?? add) : add && one.length > 0)) return [];
    const calls = { list, query, add, edit, remove, export: at(paths[`${base}/export`], 'post') };
    const body = bodyOf(edit ?? add);
    const inBody = recordAt(body, 'properties');
    const isSaid = body['properties'] !== undefined;
    const asked = parametersOf(list).filter((parameter) => parameter['in'] === 'query');
    // RuoYi asks by a whole record.
    const whole = asked.map((parameter) => recordAt(resolve(parameter['schema']), 'properties'));
    const inWhole = whole.find((properties) => Object.keys(properties).length > 0);
    const queries = inWhole ? Object.keys(inWhole) : asked.map(({ name }) => textOf(name));
    const parameter = /\{(\w+)\}$/.exec(query ?? remove ?? '')?.[1] ?? 'id';
    const keys = [parameter, parameter.replace(/s$/, ''), 'id', `${base.replace(/^.*\//, '')}Id`];
    const hasKey = (properties: Json) => keys.some((name) => Object.hasOwn(properties, name));
    const inOne = query === undefined ? {} : answerOf(at(paths[query], 'get')).properties;
    // What wraps a record, and does not say which, is none: RuoYi's AjaxResult.
    const merged = Object.assign({}, ...[inWhole ?? {}, row.properties, inOne].filter(hasKey), inBody) as Json;
    const required = isSaid ? listAt(body, 'required') : row.required;
    const columns = Object.entries(merged)
      .filter(([name]) => !NO_FIELD.test(name))
      .map(([name, part]): Column => {
        const schema = resolve(part);
        const isSaved = schema['readOnly'] !== true && (!isSaid || Object.hasOwn(inBody, name));
        return {
          ...columnOf(name, schema, required.includes(name)),
          form: isSaved ? undefined : false,
          column: hasKey(row.properties) && !Object.hasOwn(row.properties, name) ? false : undefined,
          query: !queries.includes(name) ? 'none' : inWhole ? undefined : 'equal',
        };
      });
    const ofList = areasIn([list]);
    const all = areasIn([list, add, edit, ...one.flatMap((other) => Object.values(recordAt(paths[other])))]);
    const areas = ofList.length === 1 ? ofList : all;
    const tag = listAt(list, 'tags')[0];
    const tagged = listAt(document, 'tags').find((other) => at(other, 'name') === tag);
    const questions = [
      base === path && `The list is GET ${path}; the app asks for GET ${path}/list.`,
      all.length > 1 && `Several areas have permissions here (${all.join(', ')}): which is it?`,
      !isSaid && (add ?? edit) !== undefined && 'The document does not say what is saved.',
    ];
    const table: Table = {
      ...{ name: base, path: base, key: '', columns },
      title: titleIn(at(tagged, 'description'), tag, at(list, 'summary')),
      calls: (Object.keys(calls) as Call[]).filter((call) => calls[call] !== undefined),
      permission: areas.length === 1 ? areas[0] : undefined,
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
