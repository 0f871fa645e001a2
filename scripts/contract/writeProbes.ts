import { dialect } from '@/config/appConfig';
import { ApiError, RequestError } from '@/lib/http/errors';
import { hasAnyPermission, permissionFor } from '@/lib/permission';
import { changedFields, sameValue } from '@/lib/record/edits';
import { isMasked, type ServerRecord, textOf, valueAt } from '@/lib/record/ServerRecord';
import {
  type ActionOutcome,
  addRecord,
  fetchRecord,
  runAction,
  saveRecord,
  toggleField,
} from '@/resource/data/recordThunks';
import { removeRecords } from '@/resource/data/removeRecords';
import type { SaveResult } from '@/resource/data/saveOutcome';
import { lacksCall } from '@/lib/http/lacksCall';
import { PAGE_SIZE } from '@/resource/data/readAll';
import { putOrder } from '@/resource/data/rowOrder';
import { sendRecord } from '@/resource/data/sendRecord';
import { permittedFields } from '@/resource/model/permittedFields';
import { refusalText } from '@/resource/model/refusalText';
import { listSchemaOf } from '@/resource/data/resourceSchemas';
import {
  type Ability,
  fieldsAt,
  isMove,
  keyOf,
  nameOf,
  offers,
  ofParent,
  type Resource,
  serverFieldsOf,
  titleOf,
} from '@/resource/model/Resource';
import { columnOf } from '@/resource/model/FieldBase';
import { kindOf } from '@/resource/model/Field';
import { draftOf, editOf } from './draftOf';
import { notGenerated, probe, probeRefusal, run, type Session } from './probe';
import { wrong, type Finding } from './Report';

const USUAL = ['add', 'edit', 'remove'] as const;

/** Whether the app offers something to this user. */
export const can = ({ user }: Session, resource: Resource, ability: Ability): boolean =>
  offers(resource, ability) && hasAnyPermission(user?.permissions ?? [], permissionFor(resource, ability));

const isDone = (outcome: ActionOutcome) => outcome === 'done';
const isSaved = ({ outcome }: SaveResult) => outcome === 'saved';
const isGone = (removal: { refused: readonly unknown[] } | undefined) => removal?.refused.length === 0;

/** The records of this name in the list; both the query and the answer are the app's. */
async function findAll({ http }: Session, resource: Resource, name: string, scope: ServerRecord) {
  const paged = resource.tree ? {} : { pageNum: 1, pageSize: PAGE_SIZE };
  const params = { ...scope, [resource.nameField]: name, ...paged };
  const { rows }: { rows: ServerRecord[] } = await http.get(keyOf(resource), {
    params,
    schema: listSchemaOf(resource),
  });
  return rows.filter((row) => textOf(valueAt(row, resource.nameField)).startsWith(name));
}

/** What of a sent record did not arrive. A list may come with more ids: those above a chosen node. */
function lost(resource: Resource, sent: ServerRecord, came: ServerRecord): Finding[] {
  const kept = resource.fields
    .filter((field) => !kindOf(field).isSecret)
    .map(({ name }) => name)
    .filter((name) => name in sent);
  const secret = resource.fields.filter((field) => field.private).map(({ name }) => name);
  const isThere = (value: unknown, now: unknown) =>
    Array.isArray(value)
      ? value.every((id) => Array.isArray(now) && now.some((one) => textOf(one) === textOf(id)))
      : sameValue(value, now) || isMasked(now);
  return kept
    .filter((name) => !isThere(sent[name], came[name]))
    .map((name) =>
      secret.includes(name)
        ? wrong(`${name}: what came is not what was sent`)
        : wrong(`${name}: sent ${JSON.stringify(sent[name])}, came ${JSON.stringify(came[name])}`),
    );
}

/** Changes a test entry, its status, and what forms of its own change of it. */
async function probeEdits(session: Session, resource: Resource, row: ServerRecord, sent: ServerRecord): Promise<void> {
  const { path } = resource;
  const read = () => run(session, fetchRecord(resource, row, {}));
  const base = await probe(session, `GET ${path} of the test entry`, read, (came = {}) => lost(resource, sent, came));
  if (!base) return;
  const edits = editOf(resource, base);
  const save = () => run(session, saveRecord(resource, base, edits, {}), isSaved);
  if (await probe(session, `PUT ${resource.savePath ?? path}`, save)) {
    await probe(session, `GET ${path} after PUT`, read, (now = {}) => [
      ...Object.keys(edits)
        .filter((name) => !sameValue(now[name], edits[name]))
        .map((name) => wrong(`${name} was not saved, it is ${JSON.stringify(now[name])}`)),
      ...changedFields(base, now)
        .filter((name) => !(name in edits) && !serverFieldsOf(resource).includes(name))
        .map((name) => wrong(`${name} has changed from ${JSON.stringify(base[name])} to ${JSON.stringify(now[name])}`)),
    ]);
  }
  for (const field of fieldsAt('column', resource)) {
    const { toggle } = columnOf(field);
    if (!toggle) continue;
    const call = toggle.call?.(row, toggle.off);
    const change = () => run(session, toggleField(resource, row, field, false, {}), isDone);
    await probe(session, `PUT ${call?.url ?? `${path} (${field.name})`}`, change);
  }
  const ordered = resource.fields.find(({ name }) => name === resource.ordered);
  if (ordered && dialect().savesOrder) {
    const moves = [{ record: row, place: 97 }];
    const none = (error: ApiError) =>
      Promise.resolve(lacksCall(error) ? 'the server does not have it: each is saved by itself' : undefined);
    const order = () => putOrder(session.http, resource, ordered, moves);
    const look = async () => ((await read())?.[ordered.name] === 97 ? [] : [wrong(`${ordered.name} was not saved`)]);
    await probe(session, `PUT ${path}/updateSort`, order, look, none);
  }
  for (const { form } of resource.rowActions ?? []) {
    if (!form) continue;
    const own = await run(session, fetchRecord(form, row, {}));
    const again = () => run(session, saveRecord(form, own ?? row, {}, {}), isSaved);
    await probe(session, `PUT ${form.savePath ?? form.path}`, again);
  }
}

/** Excuses a refusal where there is one record of each node of a tree, and of that one there is one. */
const isTaken =
  (resource: Resource) =>
  ({ detail, message }: ApiError): Promise<string | undefined> => {
    const hasOneEach = resource.fields.some((field) => field.kind === 'tree' && field.keepsValue);
    const text = refusalText(resource, detail || message) ?? message;
    return Promise.resolve(hasOneEach && text === '已存在' ? 'there is one of each already' : undefined);
  };

/**
 * Adds, changes and removes a test entry, and with it one that lies below; what is left in the end is removed.
 *
 * @param whileThere resolves with whether the entry is there afterwards
 */
async function probeEntry(
  session: Session,
  described: Resource,
  scope: ServerRecord,
  whileThere: (row: ServerRecord) => Promise<boolean>,
): Promise<void> {
  const { report, user } = session;
  const resource = permittedFields(described, (word) => hasAnyPermission(user?.permissions ?? [], word));
  const { path } = resource;
  const own = `contract_check_${Date.now().toString(36)}`;
  let look: () => Promise<ServerRecord | undefined> = () => Promise.resolve(undefined);
  try {
    const draft = await draftOf(session, resource, own, scope);
    // It may be called as something that was chosen, of which there are other records.
    const name = textOf(valueAt(draft, resource.nameField));
    const others = new Set((await findAll(session, resource, name, scope)).map((one) => one[resource.id]));
    look = async () => (await findAll(session, resource, name, scope)).find((one) => !others.has(one[resource.id]));
    const add = () => run(session, addRecord(resource, draft), isSaved);
    if (!(await probe(session, `POST ${path}`, add, () => [], isTaken(resource)))) return;
    const row = await probe(session, `GET ${keyOf(resource)} by name`, look, (found) =>
      found ? [] : [wrong('the test entry is not listed')],
    );
    if (!row) return;
    if (can(session, resource, 'edit')) await probeEdits(session, resource, row, draft);
    if (!(await whileThere(row))) return;
    await probe(
      session,
      `DELETE ${path}/{id}`,
      () => run(session, removeRecords(resource, [row]), isGone),
      async () => ((await look()) ? [wrong('the test entry is still listed')] : []),
    );
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    report.tell(`${path}: the test entry`, [wrong(error.message)]);
  } finally {
    const left = await look().catch(() => undefined);
    if (left) {
      const removed = isGone(await session.dispatch(removeRecords(resource, [left])));
      report.notTried(
        `${path}: the test entry`,
        removed ? 'removed after all' : `remove ${nameOf(resource, left)} by hand`,
      );
    }
  }
}

/**
 * What would leave more behind than its deletion removes: a tenant has users, roles and dictionaries of its own; a post
 * changes the roster and the history of its member.
 */
const LEAVES_MUCH = ['/system/tenant', '/party/post'];

/** Whether test entries of a resource are made. */
const isWritten = (session: Session, resource: Resource) =>
  !LEAVES_MUCH.includes(resource.path) &&
  !session.options['read-only'] &&
  can(session, resource, 'add') &&
  can(session, resource, 'remove');

/**
 * Checks what changes records, by a test entry.
 *
 * @param inner what has entries below the entry, and the field of the entry that goes along with them
 */
export async function probeWrites(session: Session, resource: Resource, inner?: [Resource, string]): Promise<void> {
  if (!isWritten(session, resource)) return;
  await probeEntry(session, resource, {}, async (row) => {
    if (!inner || LEAVES_MUCH.includes(inner[0].path)) return true;
    const [below, field] = inner;
    const takes = resource.rows?.find(({ of }) => of === below)?.takes;
    const own = ofParent(takes ? { ...below, fromParent: takes } : below, row);
    let isThere = true;
    const remove = () => run(session, removeRecords(resource, [row]), isGone);
    const call = `DELETE ${resource.path}/{id} with entries`;
    const excuse = session.options.generated ? 'generated code does not refuse it' : undefined;
    await probeEntry(session, own, { [field]: row[field] }, async () => {
      isThere = await probeRefusal(session, call, remove, excuse);
      return true;
    });
    return isThere;
  });
}

const METHODS: Readonly<Record<string, string>> = { add: 'POST', edit: 'PUT', remove: 'DELETE' };

/** An id that no record has. */
const NO_ID = 0;

/** The moves of a description, made with a record that is not there: a server that has the calls refuses them. */
async function probeMoves(session: Session, resource: Resource): Promise<ReadonlySet<string>> {
  const tried = new Set<string>();
  if (session.options['read-only']) return tried;
  const refused = (error: unknown) => {
    if (!(error instanceof ApiError) || lacksCall(error)) throw error;
  };
  const none = { [resource.id]: NO_ID };
  for (const word of new Set(resource.steps?.list.map(({ permission }) => permission))) {
    const call = { method: 'PUT' as const, url: `${resource.path}/${word}`, body: none };
    const send = () => sendRecord(session.http, resource, call, {}, 'sessionEnd').catch(refused);
    await probe(session, `PUT ${call.url}`, send, () => [], notGenerated(session));
  }
  for (const action of [...(resource.rowActions ?? []), ...(resource.selectionActions ?? [])]) {
    const call = action.each?.(none, {}, {});
    if (!call || !isMove(resource, action, call)) continue;
    tried.add(action.label);
    const send = () => sendRecord(session.http, resource, call, {}, 'sessionEnd').catch(refused);
    await probe(session, `PUT ${call.url}`, send, () => [], notGenerated(session));
  }
  return tried;
}

/** Tries the actions that do no harm, and lists all others that the app offers and no test entry can show. */
export async function probeActions(session: Session, resource: Resource): Promise<void> {
  const { path, tools = [], rowActions = [], selectionActions = [], can: may = [] } = resource;
  const isTried = isWritten(session, resource);
  const left: string[] = may.includes('import') ? [`POST ${path}/importData`] : [];
  if (!isTried)
    left.push(...USUAL.filter((one) => can(session, resource, one)).map((one) => `${METHODS[one]} ${path}`));
  for (const { label, each, ask, danger } of tools) {
    const made = danger || ask || session.options['read-only'] ? undefined : each?.({}, {}, {});
    const send = () => run(session, runAction(resource, made ?? { method: 'GET', url: '' }, {}), isDone);
    if (made) await probe(session, `${made.method} ${made.url}`, send);
    else left.push(label);
  }
  const moves = await probeMoves(session, resource);
  left.push(...rowActions.filter(({ form }) => !form || !isTried).map(({ label }) => label));
  left.push(...selectionActions.map(({ label }) => label));
  const others = left.filter((label) => !moves.has(label));
  if (others.length > 0) session.report.notTried(titleOf(resource), ...others);
}
