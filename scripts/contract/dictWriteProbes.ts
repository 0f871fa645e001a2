import { appConfig } from '../../src/config/appConfig';
import type { DictItem, DictItemDraft } from './dict/dictItems';
import type { DictType, DictTypeDraft } from './dict/dictTypes';
import { acknowledgedSchema } from '@/lib/http/envelope';
import { isRecord } from '@/lib/isRecord';
import { dialectOf, probeItems, probeLookups, probeTypes } from './dictProbes';
import { wrong } from './Finding';
import { probe, probeRefusal, type Session } from './probe';
import { removeTestEntries } from './removeTestEntries';
import { strictDoneSchema } from './strictSchemas';

const CHANGED = '接口检查：已修改';
const NO_ENTRY = 'there is no test entry';

const typeDraft = (dictType: string): DictTypeDraft => ({
  parentId: '',
  dictName: `接口检查（可删除）${dictType}`,
  dictType,
  status: '0',
  remark: '接口检查',
});

const itemDraft = (dictType: string): DictItemDraft => ({
  dictType,
  dictLabel: '接口检查（可删除）',
  dictValue: 'contract_check',
  dictSort: 1,
  listClass: 'default',
  cssClass: '',
  isDefault: 'N',
  status: '0',
  remark: '接口检查',
});

/** Makes a call that changes data; resolves with whether it succeeded. */
const done = async (session: Session, call: string, ask: () => Promise<unknown>) =>
  (await probe(session, { call, ask: async () => (await ask(), true), strictSchema: strictDoneSchema })) === true;

/** Checks whether a list contains our test entry, with the saved remark. */
function lookFor<T extends { remark: string }>(entry: T | undefined, name: string, remark: string) {
  if (!entry) return [wrong(`${name} was created, but is not listed`)];
  return entry.remark === remark
    ? []
    : [wrong(`${name} was saved with the remark "${remark}", "${entry.remark}" came`)];
}

type Row = Readonly<Record<string, unknown>>;

/** Finds a row in a response body before the app has parsed it, at any depth. */
function findRow(body: unknown, isWanted: (row: Row) => boolean): Row | undefined {
  if (isRecord(body) && isWanted(body)) return body;
  if (typeof body !== 'object' || body === null) return undefined;
  for (const part of Object.values(body)) {
    const row = findRow(part, isWanted);
    if (row) return row;
  }
  return undefined;
}

/** PUTs a row as it came, with its ids in their JSON types, and another remark. */
const change = (session: Session, path: string, { children: _none, ...row }: Row) =>
  done(session, `PUT ${path}`, () =>
    session.http.put(path, { ...row, remark: CHANGED }, { schema: acknowledgedSchema }),
  );

/** Creates, reads and changes a test type; resolves with the type, or `undefined` if the list lacks it. */
async function probeTypeWriting(session: Session, dictType: string): Promise<DictType | undefined> {
  const { calls, type: path } = dialectOf(session);
  const draft = typeDraft(dictType);
  const isOwn = (row: Row) => row['dictType'] === dictType;
  let row: Row | undefined;
  const list = async (remark: string) => {
    const types = await probeTypes(session, (found, body) => {
      row = findRow(body, isOwn);
      return lookFor(found.find(isOwn), 'the type', remark);
    });
    return types?.find(isOwn);
  };
  const isCreated = await done(session, `POST ${path}`, () => calls.saveType(draft));
  const type = isCreated ? await list(draft.remark) : void (await probeTypes(session));
  if (!type || !row) {
    session.report.skip(`PUT ${path}`, NO_ENTRY);
    return undefined;
  }
  if (await change(session, path, row)) await list(CHANGED);
  return type;
}

/** Creates, reads and changes an item of the test type; resolves with the item, or `undefined` if the list lacks it. */
async function probeItemWriting(session: Session, dictType: string): Promise<DictItem | undefined> {
  const { calls, item: path } = dialectOf(session);
  const draft = itemDraft(dictType);
  const isOwn = (row: Row) => row['dictType'] === dictType && row['dictValue'] === draft.dictValue;
  let row: Row | undefined;
  const list = async (remark: string) => {
    const page = await probeItems(session, dictType, ({ rows }, body) => {
      row = findRow(body, isOwn);
      return lookFor(rows.find(isOwn), 'the item', remark);
    });
    return page?.rows.find(isOwn);
  };
  const isCreated = await done(session, `POST ${path}`, () => calls.saveItem(draft));
  const item = isCreated ? await list(draft.remark) : void (await probeItems(session, dictType));
  if (!item || !row) {
    session.report.skip(`PUT ${path}`, NO_ENTRY);
    return undefined;
  }
  if (await change(session, path, row)) await list(CHANGED);
  return item;
}

async function probeRemoving(session: Session, type: DictType | undefined, item: DictItem | undefined): Promise<void> {
  const { calls, type: typePath, item: itemPath } = dialectOf(session);
  if (type && item) {
    await probeRefusal(session, `DELETE ${typePath}/{id} of a type with items`, () => calls.removeType(type.id));
    await done(session, `DELETE ${itemPath}/{id}`, () => calls.removeItem(item.id));
  } else session.report.skip(`DELETE ${itemPath}/{id}`, NO_ENTRY);
  if (!type) {
    session.report.skip(`DELETE ${typePath}/{id}`, NO_ENTRY);
    return;
  }
  await done(session, `DELETE ${typePath}/{id}`, () => calls.removeType(type.id));
  await probeTypes(session, (types) =>
    types.some(({ id }) => id === type.id) ? [wrong(`${type.dictType} was deleted, but is still listed`)] : [],
  );
}

/**
 * Creates a test type and a test item, reads them by all calls, changes and deletes them. When a call fails, the others
 * are still made.
 */
export async function probeDictWrites(session: Session): Promise<void> {
  const dictType = `contract_check_${Date.now().toString(36)}`;
  try {
    const type = await probeTypeWriting(session, dictType);
    const item = type && (await probeItemWriting(session, dictType));
    const { calls, item: itemPath, refreshCache } = dialectOf(session);
    if (!type) {
      session.report.skip(`POST ${itemPath}`, NO_ENTRY);
      await probeItems(session, appConfig.startDicts[0] ?? dictType);
    }
    await done(session, refreshCache, calls.refreshCache);
    await probeLookups(
      session,
      type ? dictType : (appConfig.startDicts[0] ?? dictType),
      item && itemDraft(dictType).dictValue,
    );
    await probeRemoving(session, type, item);
  } finally {
    await removeTestEntries(session, dictType);
  }
}
