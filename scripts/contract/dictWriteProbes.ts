import {
  removeDictItem,
  saveDictItem,
  type DictItem,
  type DictItemDraft,
  type DictItemPage,
} from '@/features/dict/api/dictItems';
import { removeDictType, saveDictType, type DictType, type DictTypeDraft } from '@/features/dict/api/dictTypes';
import { refreshDictCache } from '@/features/dict/api/refreshCache';
import { probeItems, probeLookups, probeTypes } from './dictProbes';
import { wrong } from './Finding';
import { probe, probeRefusal, type Session } from './probe';
import { doneShape } from './shapes';

const CHANGED = '接口检查：已修改';

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

/** Makes a changing call; resolves with whether the backend did it. */
const done = async (session: Session, call: string, ask: () => Promise<unknown>) =>
  (await probe(session, { call, ask: async () => (await ask(), true), shape: doneShape })) === true;

/** Finds our own entry in a list that was just read, and says what is wrong with it. */
function lookFor<T extends { remark: string }>(entry: T | undefined, name: string, remark: string) {
  if (!entry) return [wrong(`${name} was created, but is not listed`)];
  return entry.remark === remark
    ? []
    : [wrong(`${name} was saved with the remark "${remark}", "${entry.remark}" came`)];
}

/** Creates, reads and changes an item of our own; resolves with it, `undefined` where it is not listed. */
async function probeItemWriting(session: Session, dictType: string): Promise<DictItem | undefined> {
  const draft = itemDraft(dictType);
  const call = '/system/dict/child';
  const own = ({ rows }: DictItemPage) => rows.find(({ dictValue }) => dictValue === draft.dictValue);
  const list = async (remark: string) => {
    const page = await probeItems(session, dictType, (found) => lookFor(own(found), 'the item', remark));
    return page && own(page);
  };

  if (!(await done(session, `POST ${call}`, () => saveDictItem(draft)))) return undefined;
  const item = await list(draft.remark);
  if (!item) return undefined;
  const changed = await done(session, `PUT ${call}`, () => saveDictItem({ ...item, remark: CHANGED }));
  if (changed) await list(CHANGED);
  await done(session, 'PUT /system/dict/refreshCache', refreshDictCache);
  await probeLookups(session, dictType, draft.dictValue);
  return item;
}

/** Creates a type and an item of our own, reads them in every way, changes them, and takes them away again. */
export async function probeDictWriting(session: Session): Promise<void> {
  const dictType = `contract_check_${Date.now().toString(36)}`;
  const draft = typeDraft(dictType);
  const call = '/system/dict/parent';
  const own = (types: readonly DictType[]) => types.find((type) => type.dictType === dictType);
  const list = async (remark: string) => {
    const types = await probeTypes(session, (found) => lookFor(own(found), 'the type', remark));
    return types && own(types);
  };

  if (!(await done(session, `POST ${call}`, () => saveDictType(draft)))) return;
  const type = await list(draft.remark);
  if (!type) {
    session.report.skip(`DELETE ${call}/{id}`, `remove the type ${dictType} by hand: its id is not known`);
    return;
  }
  if (await done(session, `PUT ${call}`, () => saveDictType({ ...type, remark: CHANGED }))) await list(CHANGED);
  const item = await probeItemWriting(session, dictType);
  if (item) {
    await probeRefusal(session, `DELETE ${call}/{id} of a type with items`, () => removeDictType(type.id));
    await done(session, 'DELETE /system/dict/child/{id}', () => removeDictItem(item.id));
  }
  await done(session, `DELETE ${call}/{id}`, () => removeDictType(type.id));
  await probeTypes(session, (types) => (own(types) ? [wrong(`${dictType} was deleted, but is still listed`)] : []));
}
