import * as v from 'valibot';
import { appConfig } from '@/config/appConfig';
import { boundedList, fieldsSchema, listOf } from '@/lib/http/envelope';
import { pageSchemaOf } from '@/lib/record/pageSchema';
import { exactNumber, idValueSchema } from '@/lib/record/idSchema';
import { recordSchema } from '@/lib/isRecord';
import { isEmpty, isTooDeep, type RecordId, type ServerRecord, TOO_DEEP } from '@/lib/record/ServerRecord';
import { flattenTree } from '@/lib/tree/buildTree';
import type { Field } from '../model/Field';
import { kindOf } from '../model/Field';
import type { Resource } from '../model/Resource';

const exact = exactNumber<unknown>();
/** Anything but a number that lost digits, because two ids could become one. */
const shownId = v.pipe(v.unknown(), exact);
const scalar = v.nullish(v.union([v.pipe(v.number(), exactNumber()), v.string(), v.boolean()]));
/** Java's dates may come as lists: `[2026, 3, 1]`. */
const date = v.nullish(v.union([scalar, v.array(v.number())]));
const many = v.nullish(v.array(scalar));

/** The properties with a schema, and what they hold: not those of records in the record, or that a page draws. */
const ownProperties = (fields: readonly Field[]) =>
  fields
    .map((field) => ({ name: field.name, held: kindOf(field).holds(field) }))
    .filter(({ name, held }) => !name.includes('.') && held !== 'any');

/** What servers send with users, whatever list they stand in. */
const SECRETS = ['password', 'salt', 'token'];

/** Removes what nobody may see from a record, before anything else is done with it (§19.5). */
function withoutSecrets({ fields }: Resource) {
  const shown = fields.filter((field) => !kindOf(field).isSecret).map(({ name }) => name);
  const typed = fields.filter((field) => kindOf(field).isSecret).map(({ name }) => name);
  const names = new Set([...SECRETS.filter((name) => !shown.includes(name)), ...typed]);
  return v.transform((record: ServerRecord): ServerRecord =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !names.has(name))),
  );
}

/** Schema of a record with its id, and with the given schemas of other properties. */
const schemaOf = (
  resource: Resource,
  entries: readonly (readonly [string, v.GenericSchema])[],
): v.GenericSchema<unknown, ServerRecord> =>
  v.pipe(
    recordSchema,
    v.looseObject({ ...Object.fromEntries(entries), [resource.id]: idValueSchema }),
    withoutSecrets(resource),
  );

/** A list stands whatever its rows hold. */
const withoutDeep = v.transform((record: ServerRecord): ServerRecord =>
  Object.values(record).some(isTooDeep)
    ? Object.fromEntries(Object.entries(record).map(([name, value]) => [name, isTooDeep(value) ? TOO_DEEP : value]))
    : record,
);

/** What a list could not hold would be lost by a save. */
const isWhole = v.check(
  (record: ServerRecord) => !Object.values(record).some((value) => value === TOO_DEEP || isTooDeep(value)),
  '内容嵌套过深，不能修改',
);

/** Schema of a record that a list shows: strict about ids alone, so that an odd value of one row costs no other row. */
function shownSchemaOf(resource: Resource) {
  const { fields, tree } = resource;
  const ids = ownProperties(fields).flatMap(({ name, held }) => (held === 'id' || held === 'ids' ? name : []));
  return v.pipe(
    schemaOf(
      resource,
      [...ids, ...(tree ? [tree.parent] : [])].map((name) => [name, v.optional(shownId)]),
    ),
    withoutDeep,
  );
}

/** Schema of a record to edit, which goes back to the server: what its form asks for has the type of its kind. */
const editedSchemaOf = (resource: Resource) =>
  v.pipe(
    schemaOf(
      resource,
      ownProperties(resource.fields.filter(({ form }) => form !== undefined)).map(({ name, held }) => [
        name,
        held === 'ids' ? many : held === 'date' ? date : scalar,
      ]),
    ),
    isWhole,
  );

/** Schema of the list of a resource. */
export function listSchemaOf(resource: Resource) {
  const record = shownSchemaOf(resource);
  const { tree } = resource;
  if (!tree) return pageSchemaOf(record);
  return v.pipe(
    listOf(v.unknown()),
    v.transform((nodes) => ({ rows: flattenTree(nodes, { id: resource.id, parent: tree.parent }) })),
    v.object({ rows: boundedList(record), total: v.optional(v.nullable(v.number())) }),
  );
}

/** The record in `data`, or beside the code; undefined in an answer that has nothing but a code and a message. */
function recordIn({ id, fields }: Resource, body: ServerRecord): unknown {
  const { data, [appConfig.statusName]: _code, [appConfig.messageName]: _message, ...beside } = body;
  const names = [id, ...fields.map(({ name }) => name)];
  return data ?? (names.some((name) => !isEmpty(beside[name])) ? body : undefined);
}

/** Schema of the answer with one record, which `read` may find in it; undefined: the server has no such record. */
export const oneSchemaOf = (resource: Resource) =>
  v.pipe(
    fieldsSchema,
    v.transform((body): unknown =>
      typeof resource.read === 'function' ? resource.read(body) : recordIn(resource, body),
    ),
    v.optional(editedSchemaOf(resource)),
  );

/** Schema of a list in which one record is looked for. */
export const foundSchemaOf = (resource: Resource, wanted: RecordId) =>
  v.pipe(
    listSchemaOf(resource),
    v.transform(({ rows }): unknown => rows.find((row) => String(row[resource.id]) === String(wanted))),
    v.optional(editedSchemaOf(resource)),
  );
