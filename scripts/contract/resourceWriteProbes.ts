import * as v from 'valibot';
import { acknowledgedSchema } from '@/lib/http/envelope';
import { RequestError } from '@/lib/http/errors';
import { recordSchema } from '@/lib/recordSchema';
import type { CheckedResource } from './checkedResources';
import { wrong } from './Finding';
import { probe, type Session } from './probe';
import { readList } from './readList';
import { strictDoneSchema } from './strictSchemas';

const TEST_NAME = 'contract_check_';
const CHANGED = '接口检查：已修改';

const saving = { schema: acknowledgedSchema };

/** Makes a call that changes data; resolves with whether it succeeded. */
const done = async (session: Session, call: string, ask: () => Promise<unknown>) =>
  (await probe(session, { call, ask: async () => (await ask(), true), strictSchema: strictDoneSchema })) === true;

/** Changes the remark of the test entry, and looks whether the rest has stayed. */
async function probeChange(session: Session, { path }: CheckedResource, url: string, sent: object): Promise<void> {
  const { http, report } = session;
  const read = async () => (await http.get(url, { schema: v.object({ data: recordSchema }) })).data;
  const record = await read();
  if (!(await done(session, `PUT ${path}`, () => http.put(path, { ...record, remark: CHANGED }, saving)))) return;
  const now = await read();
  const lost = Object.entries(sent).filter(([field, value]) => String(now[field]) !== String(value));
  report.tell(`GET ${path}/{id} after PUT`, [
    ...(now['remark'] === CHANGED ? [] : [wrong(`the remark is ${JSON.stringify(now['remark'])}`)]),
    ...lost.map(([field]) => wrong(`${field} has changed to ${JSON.stringify(now[field])}`)),
  ]);
}

/** Adds, changes and removes a test entry; what is left of it in the end is removed. */
export async function probeResourceWrites(
  session: Session,
  resource: CheckedResource,
  { name: nameField, fields }: NonNullable<CheckedResource['draft']>,
): Promise<void> {
  const { http, report } = session;
  const { path, id } = resource;
  const name = `${TEST_NAME}${Date.now().toString(36)}`;
  const sent = { ...fields, [nameField]: name };
  const find = async () => (await readList(session, resource, { [nameField]: name })).rows.at(0);
  try {
    if (!(await done(session, `POST ${path}`, () => http.post(path, { ...sent, remark: '接口检查' }, saving)))) return;
    const added = await find();
    if (!added) return report.tell(`GET ${path}/list by name`, [wrong('the test entry is not listed')]);
    const url = `${path}/${String(added[id])}`;
    await probeChange(session, resource, url, sent);
    await done(session, `DELETE ${path}/{id}`, () => http.delete(url, saving));
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    report.tell(`${path}: the test entry`, [wrong(error.message)]);
  } finally {
    const left = await find().catch(() => undefined);
    if (left) {
      const isGone = await http.delete(`${path}/${String(left[id])}`, saving).then(
        () => true,
        () => false,
      );
      report.skip(`${path}: the test entry`, isGone ? 'removed after all' : `remove ${name} by hand`);
    }
  }
}
