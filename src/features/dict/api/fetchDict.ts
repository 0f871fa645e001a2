import * as v from 'valibot';
import { appConfig, dialect } from '@/config/appConfig';
import type { AppConfig } from '@/config/readConfig';
import type { DictEntry, DictMeta } from '@/lib/dict/DictEntry';
import { emptyForNull, foundBy, itemsOf } from '@/lib/http/envelope';
import type { Http } from '@/lib/http/http';
import { exactFields } from '@/lib/record/idSchema';
import { isRecord, recordSchema } from '@/lib/isRecord';

const BASE: Record<AppConfig['dictApi'], string> = { product: '/system/dict/key', ruoyi: '/system/dict/data/type' };

/** Path of the request for a dictionary's items. */
const dictItemsPath = (dictApi: AppConfig['dictApi'], key: string): string =>
  `${BASE[dictApi]}/${encodeURIComponent(key)}`;

/** Where label and value of an item stand: in these fields, else in one of the usual ones. */
const FIELDS = { labelField: 'dictLabel', valueField: 'dictValue' };
const LABELS = ['label', 'name', 'title'];
const VALUES = ['value', 'id', 'uid', 'key', 'code'];

const listIn = (response: unknown) => (isRecord(response) ? response['content'] : response);

/** The items of a type, in `data` or in `data.content`; none where the list is left out. */
function findItems(body: unknown): unknown {
  const inner = isRecord(body) ? (body['data'] ?? body) : body;
  return emptyForNull(listIn(inner), inner);
}

/** Response with the items of a type. A value that has lost digits is rejected. */
const itemsSchema = foundBy(
  findItems,
  itemsOf(v.pipe(recordSchema, v.looseObject(exactFields(FIELDS.valueField, ...VALUES)))),
);

/**
 * GET /system/dict/key/{key} (RuoYi: /system/dict/data/type/{key}): the items of a type with all their fields. The caller
 * tells of errors: a page that has only lost its labels is not left for /403.
 */
export async function fetchDict(
  http: Http,
  dictApi: AppConfig['dictApi'],
  key: string,
): Promise<Record<string, unknown>[]> {
  const ask = (type: string) => http.get(dictItemsPath(dictApi, type), { schema: itemsSchema, tells: 'sessionEnd' });
  const items = await ask(key);
  const { dicts } = dialect().renames;
  const now = Object.hasOwn(dicts, key) ? dicts[key] : undefined;
  return items.length === 0 && now !== undefined ? ask(now) : items;
}

const textOf = (field: unknown): string | undefined =>
  typeof field === 'string' || typeof field === 'number' || typeof field === 'boolean' ? String(field) : undefined;

const firstOf = (item: Record<string, unknown>, names: readonly string[]): string | undefined =>
  names.map((name) => textOf(item[name])).find((text) => text !== undefined);

/** How many items a response has. */
export function countItems(response: unknown): number {
  const list = listIn(response);
  return Array.isArray(list) ? list.length : 0;
}

/**
 * The default response converter (§3.15): takes a list, or an object with a `content` list. Label
 * and value come from the configured fields, else from the usual names. Items without a value are left out; an item
 * without a label shows its value. A response without a list is returned unchanged.
 */
export function toDictEntries(response: unknown, fields: { labelField: string; valueField: string }): unknown {
  const list = listIn(response);
  if (!Array.isArray(list)) return list;
  return list.filter(isRecord).flatMap((item): DictEntry[] => {
    const value = firstOf(item, [fields.valueField, ...VALUES]);
    if (value === undefined) return [];
    return [
      {
        label: [fields.labelField, ...LABELS].map((name) => textOf(item[name])).find((text) => text?.trim()) ?? value,
        value,
        listClass: textOf(item['listClass']) ?? '',
        cssClass: textOf(item['cssClass']) ?? '',
        disabled: textOf(item['status']) === '1',
      },
    ];
  });
}

/** A type, or a type with the settings that differ from the defaults. */
export type DictDeclaration = string | (Pick<DictMeta, 'type'> & Partial<DictMeta>);

const defaults: Omit<DictMeta, 'type'> = {
  ...FIELDS,
  request: ({ type }, { http }) => fetchDict(http, appConfig.dictApi, type),
  responseConverter: toDictEntries,
  lazy: false,
};

export const toDictMeta = (declared: DictDeclaration): DictMeta => ({
  ...defaults,
  ...(typeof declared === 'string' ? { type: declared } : declared),
});
