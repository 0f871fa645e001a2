import type { DictEntry } from '@/lib/dict/DictEntry';
import { isRecord } from '@/lib/record';

const LABELS = ['label', 'name', 'title'];
const VALUES = ['value', 'id', 'uid', 'key', 'code'];

const textOf = (field: unknown): string | undefined =>
  typeof field === 'string' || typeof field === 'number' || typeof field === 'boolean' ? String(field) : undefined;

const firstOf = (item: Record<string, unknown>, names: readonly string[]): string | undefined =>
  names.map((name) => textOf(item[name])).find((text) => text !== undefined);

/**
 * The default way from an answer to entries (specification, section 3): a list, or an object with a `content` list;
 * label
 * and value by the configured field, else by the usual names. Items without a value cannot be chosen and are left
 * out; one without a label shows its value. Anything but a list comes back as it is, for the caller to refuse.
 */
export function toEntries(response: unknown, fields: { labelField: string; valueField: string }): unknown {
  const list = isRecord(response) ? response['content'] : response;
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
