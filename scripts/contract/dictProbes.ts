import { fetchDictByKey } from '@/features/dict/api/dictByKey';
import {
  fetchDictItemOptions,
  fetchDictItemPage,
  fetchDictList,
  type DictItem,
  type DictItemPage,
} from '@/features/dict/api/dictItems';
import { fetchDictTypeOptions, fetchDictTypes, type DictType } from '@/features/dict/api/dictTypes';
import { toMeta } from '@/features/dict/DictMeta';
import { toEntries } from '@/features/dict/toEntries';
import { isRecord } from '@/lib/record';
import { wrong, type Finding } from './Finding';
import { inBody, probe, type Session } from './probe';
import {
  dictByKeyShape,
  dictItemsShape,
  dictPageShape,
  dictTypesShape,
  itemOptionsShape,
  typeOptionsShape,
} from './shapes';

const PAGE_SIZE = 10;
const signal = () => new AbortController().signal;
const bare = ['a bare array', Array.isArray] as const;

/** Items of other types than the one that was asked for. */
const strangers = (items: readonly DictItem[], dictType: string): Finding[] =>
  items
    .filter((item) => item.dictType !== dictType)
    .slice(0, 1)
    .map((item) => wrong(`dictType=${dictType} was asked for, an item of ${item.dictType} came`));

/** GET treeList; `look` says more of the types that came. */
export const probeTypes = (session: Session, look: (types: readonly DictType[]) => Finding[] = () => []) =>
  probe(session, {
    call: 'GET /system/dict/parent/treeList',
    ask: () => fetchDictTypes(signal()),
    shape: dictTypesShape,
    variants: [bare],
    look,
  });

/** GET list of a type; `look` says more of the page that came. */
export const probeItems = (session: Session, dictType: string, look: (page: DictItemPage) => Finding[] = () => []) =>
  probe(session, {
    call: 'GET /system/dict/child/list',
    ask: () => fetchDictItemPage({ dictType, dictLabel: '', status: '', pageNum: 1, pageSize: PAGE_SIZE }, signal()),
    shape: dictPageShape,
    variants: [
      bare,
      ['data is the list', (body) => isRecord(body) && Array.isArray(body['data'])],
      ...['rows', 'list', 'records'].map(
        (name) =>
          [
            `data.${name}`,
            (body: unknown) => isRecord(body) && isRecord(body['data']) && name in body['data'],
          ] as const,
      ),
    ],
    nameOf: inBody,
    look: (page) => [...strangers(page.rows, dictType), ...look(page)],
  });

/** The calls by which the app's fields read the items of a type; `expected` is a value that must be among them. */
export async function probeLookups(session: Session, dictType: string, expected?: string): Promise<void> {
  const lacks = (values: readonly string[]) =>
    expected === undefined || values.includes(expected) ? [] : [wrong(`the value ${expected} is not there`)];

  for (const enabledOnly of [false, true]) {
    await probe(session, {
      call: `GET /system/dict/dictList${enabledOnly ? '?flag=1' : ''}`,
      ask: () => fetchDictList(dictType, enabledOnly, signal()),
      shape: dictItemsShape,
      variants: [bare],
      look: (items) => [
        ...strangers(items, dictType),
        ...(enabledOnly && items.some(({ status }) => status === '1') ? [wrong('flag=1 gives items out of use')] : []),
        ...lacks(items.map(({ dictValue }) => dictValue)),
      ],
    });
  }
  await probe(session, {
    call: 'GET /system/dict/key/{key}',
    ask: () => fetchDictByKey(dictType),
    shape: dictByKeyShape,
    variants: [bare],
    look(items) {
      const entries = toEntries(items, toMeta(dictType));
      const values = Array.isArray(entries) ? (entries as { value: string }[]).map(({ value }) => value) : [];
      const lost = items.length - values.length;
      return [...(lost > 0 ? [wrong(`${lost} of ${items.length} items have no value`)] : []), ...lacks(values)];
    },
  });
  await probe(session, {
    call: 'GET /system/dict/parent/optionselect',
    ask: () => fetchDictTypeOptions(signal()),
    shape: typeOptionsShape,
    variants: [bare],
  });
  await probe(session, {
    call: 'GET /system/dict/child/optionselect',
    ask: () => fetchDictItemOptions(signal()),
    shape: itemOptionsShape,
    variants: [bare],
  });
}

/** The reading calls alone, on a type that is there. */
export async function probeDictReading(session: Session): Promise<void> {
  const types = await probeTypes(session);
  const dictType = types?.[0]?.dictType;
  if (dictType === undefined) return;
  await probeItems(session, dictType);
  await probeLookups(session, dictType);
}
