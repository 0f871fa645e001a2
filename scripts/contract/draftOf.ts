import { appConfig } from '@/config/appConfig';
import { fetchDict, toDictEntries, toDictMeta } from '@/features/dict/api/fetchDict';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import type { Field } from '@/resource/model/Field';
import { formOf } from '@/resource/model/FieldBase';
import { withConsequences } from '@/resource/model/computed';
import { formFields, type Inputs, inputsOf, newRecordOf } from '@/resource/model/formValues';
import { holdsMany, kindOf } from '@/resource/model/Field';
import { fetchChoices } from '@/resource/data/useChoices';
import type { Resource } from '@/resource/model/Resource';
import type { Session } from './probe';

const STOPPED = '1';
const PASSWORD_LENGTH = 16;

/** The records that were chosen, by field. */
type Chosen = Map<string, ServerRecord>;

async function firstEntry({ http }: Session, type: string): Promise<unknown> {
  const entries = toDictEntries(await fetchDict(http, appConfig.dictApi, type), toDictMeta(type));
  return Array.isArray(entries) ? (entries as { value: string }[])[0]?.value : undefined;
}

/** A value of a field as servers send it; what is chosen is noted in `chosen`. */
async function valueFor(session: Session, field: Field, name: string, chosen: Chosen): Promise<unknown> {
  if (field.kind === 'dict') return firstEntry(session, field.dict);
  if (field.kind === 'options') return field.options[0]?.value;
  if (field.kind === 'number') return field.min ?? 0;
  // A month of which there is nothing yet.
  if (field.kind === 'month') return '2099-01';
  if (kindOf(field).holds(field) === 'date') return '2026-01-01 08:00:00';
  if (!('source' in field)) return name.slice(0, formOf(field).max);
  const choices = await fetchChoices(session.http, field.source, session.user ?? { orgId: '', orgName: '' });
  // The last node in reading order has none below it; where there is one record of each, it is the one that may have none.
  const isLast = field.kind === 'tree' && (field.leavesOnly === true || field.keepsValue === true);
  const first = isLast ? choices.at(-1) : choices[0];
  const value = first?.value;
  if (first) chosen.set(field.name, first.record);
  return holdsMany(field) && value !== undefined ? [value] : value;
}

/** What a person would choose or type in a field of the form; `undefined` leaves it as it is. */
async function inputFor(session: Session, field: Field, name: string, chosen: Chosen): Promise<unknown> {
  const { required, initial, example } = formOf(field);
  if (field.byServer) return undefined;
  if (field.name === 'status') return STOPPED;
  if (kindOf(field).isSecret) return `Aa1-${crypto.randomUUID()}`.slice(0, PASSWORD_LENGTH);
  if (field.kind !== 'checks' && (!required || initial !== undefined)) return undefined;
  if (example !== undefined) return example;
  return kindOf(field).read(await valueFor(session, field, name, chosen), field);
}

/** A new record, made as its form makes one: what is required, and one node of each tree with checkboxes. */
export async function draftOf(
  session: Session,
  resource: Resource,
  name: string,
  scope: ServerRecord,
): Promise<ServerRecord> {
  const fields = formFields(resource, true);
  const typed: [string, unknown][] = [];
  const chosen: Chosen = new Map();
  for (const field of fields) {
    const isName = field.name === resource.nameField && (field.kind ?? 'text') === 'text';
    const input = isName ? name.slice(0, formOf(field).max) : await inputFor(session, field, name, chosen);
    if (input !== undefined) typed.push([field.name, input]);
  }
  const before = inputsOf(fields, undefined);
  const inputs: Inputs = { ...before, ...Object.fromEntries(typed) };
  const full = withConsequences(fields, before, inputs, undefined, ({ name: field }) => chosen.get(field));
  return newRecordOf(fields, full, { ...resource.given, ...scope });
}

/** An edit of a record: its remark, else its place, else its name. */
export function editOf(resource: Resource, record: ServerRecord): ServerRecord {
  const fields = formFields(resource, false);
  if (fields.some(({ name }) => name === 'remark')) return { remark: '接口检查：已修改' };
  const place = fields.find(({ kind }) => kind === 'number');
  return place ? { [place.name]: 98 } : { [resource.nameField]: `${String(record[resource.nameField])}x` };
}
