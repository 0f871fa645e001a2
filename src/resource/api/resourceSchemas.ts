import * as v from 'valibot';
import { listOf } from '@/lib/http/envelope';
import { exactNumber } from '@/lib/http/exactNumber';
import { pageSchemaOf } from '@/lib/http/pageSchema';
import { recordSchema } from '@/lib/recordSchema';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { flattenTree } from '@/lib/tree/flattenTree';
import type { Field } from '../Field';
import type { Resource } from '../Resource';

/** Anything that can be shown; numbers that lost digits are refused, because two ids could become one. */
const scalar = v.nullish(v.union([v.pipe(v.number(), exactNumber()), v.string(), v.boolean()]));
const many = v.nullish(v.array(scalar));
const id = v.pipe(v.union([v.string(), v.number()]), exactNumber());

/** Schema of the ids of choices and parents, whatever their names. */
export const idValueSchema = id;

const holdsMany = (field: Field) => field.kind === 'checks' || (field.kind === 'choice' && field.many === true);

/** Fields of the record itself; those of records in it (`dept.deptName`) and drawn ones may hold anything. */
const entryOf = (field: Field) =>
  field.name.includes('.') || field.kind === 'custom' ? [] : [[field.name, holdsMany(field) ? many : scalar] as const];

/**
 * Schema of a record, made from its description: the id, and each field in the type of its kind. All other fields stay
 * as they were sent.
 */
const schemaOf = (resource: Resource): v.GenericSchema<unknown, ServerRecord> =>
  v.pipe(recordSchema, v.looseObject({ ...Object.fromEntries(resource.fields.flatMap(entryOf)), [resource.id]: id }));

const lists = new WeakMap<Resource, ReturnType<typeof makeListSchema>>();

const makeListSchema = (resource: Resource) => {
  const record = schemaOf(resource);
  const { tree } = resource;
  if (!tree) return pageSchemaOf(record);
  return v.pipe(
    listOf(v.unknown()),
    v.transform((nodes) => ({ rows: flattenTree(nodes, { id: resource.id, parent: tree.parent }) })),
    v.object({ rows: v.array(record), total: v.optional(v.nullable(v.number())) }),
  );
};

/** Schema of the list of a resource; made once for each. */
export function listSchemaOf(resource: Resource) {
  const known = lists.get(resource) ?? makeListSchema(resource);
  lists.set(resource, known);
  return known;
}

/** Schema of the answer with one record; `readBody` finds the record in it. */
export const oneSchemaOf = (resource: Resource) =>
  v.pipe(
    recordSchema,
    v.transform((body): unknown => (resource.readBody ?? ((whole) => whole['data'] ?? whole))(body)),
    schemaOf(resource),
  );

/** Schema of an answer of which only parts are read, such as choices. */
export const bodySchema = v.pipe(
  v.unknown(),
  v.transform((body): unknown => (Array.isArray(body) ? { data: body } : body)),
  recordSchema,
);
