import * as v from 'valibot';
import { ApiError } from '@/lib/http/errors';
import { recordSchema } from '@/lib/recordSchema';
import { CHECKED_RESOURCES, type CheckedResource } from './checkedResources';
import { variant, wrong, type Finding } from './Finding';
import { inBody, probe, type Session } from './probe';
import { PAGE_SIZE, readList, type Listed } from './readList';
import { probeResourceWrites } from './resourceWriteProbes';
import { strictListSchema, strictRecordSchema, strictTableSchema } from './strictSchemas';

type Fields = Record<string, unknown>;

const ZIP = 'PK';

/** Codes and words of servers that do not have a call. RuoYi has no code of its own for it. */
const MISSING_CODES = ['404', '405', '501'];
const MISSING_WORDS = /No static resource|No (handler|mapping)|未定义的接口|Not Found/i;

const isMissing = (error: unknown) =>
  error instanceof ApiError && (MISSING_CODES.includes(error.code) || MISSING_WORDS.test(error.message));

function lookAtIds(rows: readonly Fields[], id: string): Finding[] {
  const ids = rows.map((row) => row[id]);
  const types = new Set(ids.map((one) => typeof one));
  if (types.size > 1) return [wrong(`${id} comes as ${[...types].join(' and as ')}`)];
  return new Set(ids).size < ids.length ? [wrong(`two records have the same ${id}`)] : [];
}

function lookAtPage({ rows, total }: Listed, { id, isTree }: CheckedResource): Finding[] {
  if (isTree) return lookAtIds(rows, id);
  const tooMany = rows.length > PAGE_SIZE;
  return [
    ...lookAtIds(rows, id),
    ...(tooMany
      ? [variant(`pageSize=${PAGE_SIZE} was asked for, ${rows.length} records came: the app shows them all`)]
      : []),
    ...(total < rows.length ? [wrong(`total is ${total}, but ${rows.length} records came`)] : []),
  ];
}

/** Whether the account may read the list; where not, or where there is none, reports why nothing is checked. */
async function canRead(session: Session, resource: CheckedResource): Promise<boolean> {
  session.stop.throwIfAborted();
  try {
    await readList(session, resource);
    return true;
  } catch (error) {
    const call = `all of ${resource.path}`;
    if (isMissing(error)) session.report.skip(call, 'the server does not have it');
    else if (error instanceof ApiError && error.code === '403')
      session.report.skip(call, 'the account may not read it');
    else return true;
    return false;
  }
}

const strictRowSchema = ({ id }: CheckedResource) => v.looseObject({ [id]: v.union([v.number(), v.string()]) });

const probeList = (session: Session, resource: CheckedResource) =>
  probe(session, {
    call: `GET ${resource.path}/list`,
    ask: () => readList(session, resource),
    strictSchema: (resource.isTree ? strictListSchema : strictTableSchema)(strictRowSchema(resource)),
    nameOf: inBody,
    look: (listed) => lookAtPage(listed, resource),
  });

const probeSecondPage = (session: Session, resource: CheckedResource, first: Listed) =>
  probe(session, {
    call: `GET ${resource.path}/list page 2`,
    ask: () => readList(session, resource, { pageNum: 2 }),
    nameOf: inBody,
    look: ({ rows }) =>
      rows[0] && rows[0][resource.id] === first.rows[0]?.[resource.id] ? [wrong('the first page came again')] : [],
  });

const probeRecord = (session: Session, resource: CheckedResource, id: unknown) =>
  probe(session, {
    call: `GET ${resource.path}/{id}`,
    ask: () => session.http.get(`${resource.path}/${String(id)}`, { schema: v.object({ data: recordSchema }) }),
    strictSchema: strictRecordSchema(strictRowSchema(resource)),
    nameOf: inBody,
    look: ({ data }) =>
      data[resource.id] === id
        ? []
        : [wrong(`data.${resource.id} is ${JSON.stringify(data[resource.id])}, the list has ${JSON.stringify(id)}`)],
  });

const probeExport = (session: Session, { path }: CheckedResource) =>
  probe(session, {
    call: `POST ${path}/export`,
    ask: () => session.http.postFile(`${path}/export`, { form: { pageNum: 1, pageSize: PAGE_SIZE } }),
    look: async ({ blob }) =>
      (await blob.slice(0, ZIP.length).text()) === ZIP ? [] : [wrong('the file is no workbook')],
  });

/** Checks every resource of the system administration by the same calls, and skips those that the server does not have. */
export async function probeResources(session: Session): Promise<void> {
  for (const resource of CHECKED_RESOURCES) {
    if (!(await canRead(session, resource))) continue;
    const first = await probeList(session, resource);
    if (!first) continue;
    if (!resource.isTree && first.rows.length < first.total) await probeSecondPage(session, resource, first);
    const id = first.rows.at(0)?.[resource.id];
    if (resource.hasRecord && id !== undefined) await probeRecord(session, resource, id);
    if (resource.hasExport) await probeExport(session, resource);
    if (resource.draft && !session.options['read-only']) await probeResourceWrites(session, resource, resource.draft);
  }
}
