import { isRecord } from '../isRecord';

/** A record as the server sent it: all fields, also those that the app does not know, with their JSON types. */
export type ServerRecord = Readonly<Record<string, unknown>>;

/** The id of a record, number or text as the server sends it. */
export type RecordId = string | number;

/** Whether a value can be an id. */
export const isId = (value: unknown): value is RecordId => typeof value === 'string' || typeof value === 'number';

/** Whether a field holds nothing: `null`, no value or an empty text, but not `0`. */
export const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** The value of a field; `dept.deptName` is a field of the record in `dept`. */
export function valueAt(record: ServerRecord, name: string): unknown {
  if (Object.hasOwn(record, name)) return record[name];
  let value: unknown = record;
  for (const part of name.split('.')) {
    if (!isRecord(value) || !Object.hasOwn(value, part)) return undefined;
    value = value[part];
  }
  return value;
}

/** A value as the screen shows it: texts, numbers and yes or no as they are, lists joined, anything else empty. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? value.map(textOf).filter(Boolean).join('，') : '';
}

/** Help for a field whose value is masked. */
export const MASKED_HELP = '已隐藏部分内容，如需修改请重新输入';

/**
 * Whether a server has hidden a part of a phone number, an e-mail address or the like (`156****6666`). No such value
 * has an asterisk of its own.
 */
export const isMasked = (value: unknown): value is string => typeof value === 'string' && value.includes('*');

/** Fields that servers write by themselves; a description may name more (§19.5). */
export const STAMPS: readonly string[] = ['createTime', 'createBy', 'updateTime', 'updateBy'];
