import { isRecord } from '@/lib/isRecord';
import { textOf } from '@/lib/record/ServerRecord';
import { type Call, checked, type Column, type ColumnType, SourceError, type Table } from './Table';

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
const listAt = (value: unknown, ...names: readonly string[]): readonly Json[] => {
  const found = at(value, ...names);
  return Array.isArray(found) ? found.filter(isRecord) : [];
};

/** Whether this is an OpenAPI document: 3.0, 3.1 or Swagger 2. */
export const isOpenApi = (answer: unknown): answer is Json =>
  isRecord(answer) && isRecord(answer['paths']) && /^(?:2|3)\./.test(textOf(answer['openapi'] ?? answer['swagger']));

const PAGED = /^(?:list|page|pageList|listPage)$/;
const NO_FIELD =
  /^(?:page(?:Num|Size|No|Index)?|current|size|limit|offset|sort|order(?:ByColumn|s)?|isAsc|asc|params|searchValue|reasonable|token|authorization|clientid|tenant-id|firstNum|column)$/i;
const PERMISSION = /\b[a-z][\w-]*(?::[\w-]+){2,}\b/g;
const WRAPPING = ['rows', 'records', 'list', 'items', 'content', 'data', 'result'];

/** A document with what its parts have in common in all three versions. */
function opened(document: Json) {
  /** A part, wherever it stands; a reference to itself ends. */
  const resolve = (part: unknown, depth = 0): Json => {
    const { $ref: reference, allOf, ...own } = isRecord(part) ? part : {};
    if (depth > 8) return {};
    if (typeof reference === 'string')
      return resolve(
        at(
          document,
          ...reference
            .replace(/^#\//, '')
            .split('/')
            .map((name) => decodeURIComponent(name.replace(/~1/g, '/').replace(/~0/g, '~'))),
        ),
        depth + 1,
      );
    const all = Array.isArray(allOf) ? allOf.map((one) => resolve(one, depth + 1)) : [];
    return {
      ...own,
      ...(all.length > 0 && {
        properties: Object.assign({}, ...all.map((one) => one['properties']), own['properties']) as Json,
        required: [...all, own].flatMap((one) =>
          Array.isArray(one['required']) ? (one['required'] as unknown[]) : [],
        ),
      }),
    };
  };
  const contentOf = (part: Json) =>
    resolve(at(Object.values(recordAt(part, 'content'))[0], 'schema') ?? part['schema']);
  const parametersOf = (operation: Json) => listAt(operation, 'parameters').map((one) => resolve(one));
  return {
    resolve,
    parametersOf,
    bodyOf: (operation: Json) => {
      const inBody = parametersOf(operation).find((one) => one['in'] === 'body');
      return contentOf(inBody ?? resolve(operation['requestBody']));
    },
    /** The record of an answer: what is left without a list and what wraps it. */
    answerOf: (operation: Json) => {
      let schema = contentOf(resolve(at(operation, 'responses', '200') ?? at(operation, 'responses', 'default')));
      let isList = false;
      for (let depth = 0; depth < 4; depth += 1) {
        const inner = WRAPPING.map((name) => resolve(at(schema, 'properties', name))).find(
          (one) => one['items'] !== undefined || one['properties'] !== undefined,
        );
        if (schema['items'] !== undefined) [schema, isList] = [resolve(schema['items']), true];
        else if (inner) schema = inner;
      }
      return { schema, isList };
    },
  };
}

function columnOf(name: string, schema: Json, required: boolean): Column {
  const types = [schema['type']].flat().filter((type) => type !== 'null');
  const type = textOf(types[0]);
  const format = textOf(schema['format']);
  const options = Array.isArray(schema['enum']) ? schema['enum'].map(textOf) : undefined;
  const kinds: Readonly<Record<string, ColumnType>> = {
    integer: 'integer',
    number: 'decimal',
    boolean: 'flag',
    array: 'list',
    object: 'list',
  };
  return {
    name,
    comment: textOf(schema['description']) || textOf(schema['title']),
    type:
      format === 'date-time'
        ? 'time'
        : format === 'date'
          ? 'day'
          : schema['properties']
            ? 'list'
            : (kinds[type] ?? 'text'),
    ...(typeof schema['maxLength'] === 'number' && { length: schema['maxLength'] }),
    ...(options && { options: options.map((value) => ({ value, label: value })) }),
    required,
    ...(schema['readOnly'] === true && { form: false as const }),
  };
}

const titleIn = (...said: readonly string[]) =>
  said
    .filter((text) => /\p{Script=Han}/u.test(text))
    .map((text) =>
      text
        .replace(/^.*\s-\s/, '')
        .replace(/^(?:分页|条件)*(?:查询|获取|获得)/, '')
        .replace(/(?:分页|数据|信息)*(?:的?列表|接口|控制器|管理|操作处理|操作)+$/, ''),
    )
    .find((text) => text !== '') ?? '';

/** The resources of a document: each list with the calls beside it. */
export function readOpenApi(document: unknown): Table[] {
  if (!isOpenApi(document)) throw new SourceError('This is no OpenAPI document.');
  const { resolve, parametersOf, bodyOf, answerOf } = opened(document);
  const paths = recordAt(document, 'paths');
  const operation = (path: string, method: string) => {
    const found = at(paths[path], method);
    return isRecord(found) ? found : undefined;
  };
  const tags = new Map(listAt(document, 'tags').map((tag) => [textOf(tag['name']), textOf(tag['description'])]));
  return Object.keys(paths).flatMap((path): Table[] => {
    const list = operation(path, 'get');
    if (!list || path.includes('{')) return [];
    const last = path.replace(/^.*\//, '');
    const base = PAGED.test(last) ? path.slice(0, -last.length - 1) : path;
    const one = Object.keys(paths).filter(
      (other) => other.startsWith(`${base}/{`) && other.endsWith('}') && other.lastIndexOf('/') === base.length,
    );
    const [add, edit] = [operation(base, 'post'), operation(base, 'put')];
    const query = one.find((other) => operation(other, 'get'));
    const remove = one.find((other) => operation(other, 'delete'));
    const { schema: row, isList } = answerOf(list);
    // Without the word, without rows and without a record of its own it is some other call.
    if (!PAGED.test(last) && !(isList && row['properties'] && (query ?? add))) return [];
    const inner = query === undefined ? undefined : answerOf(operation(query, 'get') ?? {}).schema;
    const body = (edit ?? add) ? bodyOf(edit ?? add ?? {}) : {};
    const asked = parametersOf(list).filter(({ in: where }) => where === 'query');
    const whole = asked
      .map((parameter) => resolve(parameter['schema']))
      .find((schema) => schema['properties'] !== undefined);
    const parameter = /\{(\w+)\}$/.exec(query ?? remove ?? '')?.[1] ?? 'id';
    const keys = [parameter, parameter.replace(/s$/, ''), 'id'];
    // What wraps a record, and does not say which, is none: RuoYi's AjaxResult.
    const schemas = [body, inner, row, whole]
      .map((schema) => recordAt(schema, 'properties'))
      .filter(
        (properties) => properties === body['properties'] || keys.some((name) => Object.hasOwn(properties, name)),
      );
    const merged: Json = Object.assign({}, ...schemas.reverse()) as Json;
    const required = new Set(Array.isArray(body['required']) ? body['required'] : []);
    const single = new Set(
      asked
        .filter((parameter) => !resolve(parameter['schema'])['properties'])
        .map(({ name }) => textOf(name))
        .filter((name) => !NO_FIELD.test(name)),
    );
    const isIn = (schema: Json | undefined, name: string) => at(schema, 'properties', name) !== undefined;
    const columns = Object.entries(merged)
      .filter(([name]) => !NO_FIELD.test(name))
      .map(([name, schema]): Column => ({
        ...columnOf(name, resolve(schema), required.has(name)),
        ...(body['properties'] !== undefined && !isIn(body, name) && { form: false as const }),
        ...(keys.some((one) => isIn(row, one)) && !isIn(row, name) && { column: false }),
        ...(whole === undefined && { query: single.has(name) ? ('equal' as const) : ('none' as const) }),
        ...(whole !== undefined && !isIn(whole, name) && { query: 'none' as const }),
      }));
    const key = keys.filter((name) => Object.hasOwn(merged, name)).slice(0, 1);
    const calls: Call[] = [
      'list',
      ...(query ? ['query' as const] : []),
      ...(add ? ['add' as const] : []),
      ...(edit ? ['edit' as const] : []),
      ...(remove ? ['remove' as const] : []),
      ...(operation(`${base}/export`, 'post') ? ['export' as const] : []),
    ];
    const operations = [
      list,
      add,
      edit,
      ...one.flatMap((other) => ['get', 'delete'].map((method) => operation(other, method))),
    ];
    const permissions = operations.flatMap(
      (call) =>
        JSON.stringify([
          call?.['description'],
          call?.['summary'],
          Object.entries(call ?? {}).filter(([name]) => name.startsWith('x-')),
        ]).match(PERMISSION) ?? [],
    );
    const [area, ...others] = [...new Set(permissions.map((permission) => permission.replace(/:[^:]*$/, '')))];
    const odd = [
      ...new Set(
        permissions.filter((permission) => !/:(?:list|query|add|edit|remove|export|import)$/.test(permission)),
      ),
    ];
    const tag = [at(list, 'tags')].flat().map(textOf)[0] ?? '';
    const further = Object.keys(paths).filter(
      (other) => other.startsWith(`${base}/`) && other !== path && !one.includes(other) && other !== `${base}/export`,
    );
    const table: Table = {
      name: base,
      title: titleIn(tags.get(tag) ?? '', tag, textOf(list['summary'])),
      path: base,
      key: '',
      columns,
      calls,
      ...(area !== undefined && others.length === 0 && { permission: area }),
      ...(last !== 'list' && base !== path && { listPath: last }),
      ...(remove !== undefined && !add && !edit && /s\}$/.test(remove) && { removesTogether: true }),
      questions: [
        ...(base === path ? [`The list is GET ${path}; the app asks for GET ${path}/list.`] : []),
        ...(area !== undefined && others.length > 0
          ? [`The document names permissions of several areas (${[area, ...others].join(', ')}): which is it?`]
          : []),
        ...(odd.length > 0
          ? [`The app asks for :list, :query, :add, :edit, :remove and :export; the document says ${odd.join(', ')}.`]
          : []),
        ...(further.length > 0
          ? [`The server has calls that no button makes: ${further.slice(0, 6).join(', ')}.`]
          : []),
        ...(body['properties'] === undefined && (add ?? edit) ? ['The document does not say what is saved.'] : []),
      ],
    };
    return [checked(table, key)];
  });
}
