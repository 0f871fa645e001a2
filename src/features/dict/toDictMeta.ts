import { appConfig } from '@/config/appConfig';
import type { DictEntry } from '@/lib/dict/dictEntries';
import type { DictMeta } from '@/lib/dict/DictMeta';
import { isRecord } from '@/lib/isRecord';
import { fetchDictByKey } from './api/dictByKey';

const LABELS = ['label', 'name', 'title'];
const VALUES = ['value', 'id', 'uid', 'key', 'code'];

const textOf = (field: unknown): string | undefined =>
  typeof field === 'string' || typeof field === 'number' || typeof field === 'boolean' ? String(field) : undefined;

const firstOf = (item: Record<string, unknown>, names: readonly string[]): string | undefined =>
  names.map((name) => textOf(item[name])).find((text) => text !== undefined);

const listIn = (response: unknown) => (isRecord(response) ? response['content'] : response);

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
        label: firstOf(item, [fields.labelField, ...LABELS]) ?? value,
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
  request: ({ type }, { http, inBackground }) => fetchDictByKey(http, appConfig.dictApi, type, { inBackground }),
  responseConverter: toDictEntries,
  labelField: 'dictLabel',
  valueField: 'dictValue',
  lazy: false,
};

export const toDictMeta = (declared: DictDeclaration): DictMeta => ({
  ...defaults,
  ...(typeof declared === 'string' ? { type: declared } : declared),
});
