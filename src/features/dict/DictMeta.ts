import type { DictEntry } from '@/lib/dict/dictEntries';
import { isRecord } from '@/lib/record';
import { dictBackend } from './api/dictBackend';
import type { ByKeyOptions } from './api/dictByKey';

const LABELS = ['label', 'name', 'title'];
const VALUES = ['value', 'id', 'uid', 'key', 'code'];

const textOf = (field: unknown): string | undefined =>
  typeof field === 'string' || typeof field === 'number' || typeof field === 'boolean' ? String(field) : undefined;

const firstOf = (item: Record<string, unknown>, names: readonly string[]): string | undefined =>
  names.map((name) => textOf(item[name])).find((text) => text !== undefined);

/**
 * The default way from an answer to entries (specification, section 3): a list, or an object with a `content` list;
 * label and value by the configured field, else by the usual names. Items without a value cannot be chosen and are left
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

/** How a dictionary is fetched and read (specification, section 3, "Dictionary type"). */
export interface DictMeta {
  type: string;
  /** Fetches it, in whatever shape `responseConverter` knows. */
  request: (meta: DictMeta, options: ByKeyOptions) => Promise<unknown>;
  /** Makes entries of the answer; a result that is no list of `DictEntry` is logged and counts as empty. */
  responseConverter: (response: unknown, meta: DictMeta) => unknown;
  /** Field of the label; where an item lacks it: label, name, title. */
  labelField: string;
  /** Field of the value; where an item lacks it: value, id, uid, key, code. */
  valueField: string;
  /** Is not loaded at start but when the first component asks for it. */
  lazy: boolean;
}

/** A dictionary as it is declared: its type, and what differs from the default. */
export type DictDeclaration = string | (Pick<DictMeta, 'type'> & Partial<DictMeta>);

const defaults: Omit<DictMeta, 'type'> = {
  request: ({ type }, options) => dictBackend.byKey(type, options),
  responseConverter: toEntries,
  labelField: 'dictLabel',
  valueField: 'dictValue',
  lazy: false,
};

/** Completes a declaration with the defaults. */
export const toMeta = (declared: DictDeclaration): DictMeta => ({
  ...defaults,
  ...(typeof declared === 'string' ? { type: declared } : declared),
});
