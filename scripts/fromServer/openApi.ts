import { isRecord } from '@/lib/isRecord';
import { textOf } from '@/lib/record/ServerRecord';

export type Json = Readonly<Record<string, unknown>>;

export const at = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>(
    (inner, name) => (isRecord(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined),
    value,
  );
export const recordAt = (value: unknown, ...names: readonly string[]): Json => {
  const found = at(value, ...names);
  return isRecord(found) ? found : {};
};
export const listAt = (value: unknown, ...names: readonly string[]): readonly unknown[] => {
  const found = at(value, ...names);
  return Array.isArray(found) ? found : [];
};

/** What an answer may have around its records. */
export const WRAPPING = ['rows', 'records', 'list', 'items', 'content', 'data', 'result'];

/** Whether this is an OpenAPI document: 3.0, 3.1 or Swagger 2. */
export const isOpenApi = (answer: unknown): answer is Json =>
  isRecord(answer) && isRecord(answer['paths']) && /^(?:2|3)\./.test(textOf(answer['openapi'] ?? answer['swagger']));

/** A document with what its parts have in common in all three versions. */
export function openDocument(document: Json) {
  /** A part, wherever it stands; a reference to itself ends. */
  const resolve = (part: unknown, depth = 0): Json => {
    const { $ref: reference, ...own } = isRecord(part) ? part : {};
    if (depth > 8) return {};
    if (typeof reference === 'string') {
      const names = reference.replace(/^#\//, '').split('/');
      const plain = names.map((name) => decodeURIComponent(name.replace(/~1/g, '/').replace(/~0/g, '~')));
      return resolve(at(document, ...plain), depth + 1);
    }
    const all = [...listAt(own, 'allOf').map((one) => resolve(one, depth + 1)), own];
    if (all.length === 1) return own;
    const properties = Object.assign({}, ...all.map((one) => one['properties'])) as Json;
    return { ...own, properties, required: all.flatMap((one) => listAt(one, 'required')) };
  };
  const contentOf = (part: Json) =>
    resolve(at(Object.values(recordAt(part, 'content'))[0], 'schema') ?? part['schema']);
  const parametersOf = (operation: unknown) => listAt(operation, 'parameters').map((one) => resolve(one));
  return {
    resolve,
    parametersOf,
    bodyOf: (operation: unknown) =>
      contentOf(parametersOf(operation).find((one) => one['in'] === 'body') ?? resolve(at(operation, 'requestBody'))),
    /** The record of an answer: what is left without a list and what wraps it. */
    answerOf: (operation: unknown) => {
      const answers = recordAt(operation, 'responses');
      let schema = contentOf(resolve(answers['200'] ?? answers['default']));
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
