import * as v from 'valibot';
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

/** What is nested deeper would exhaust the stack of whatever walks over it. */
const MAX_LEVELS = 100;

/** Whether a value is nested deeper than any server means it. It takes a level at a time, without recursion. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_LEVELS) return true;
    const inner = level.flatMap((one): unknown[] =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    );
    level = inner.filter((one) => typeof one === 'object' && one !== null);
  }
  return false;
}

/** What stands in a list for a value that is nested too deep; it is never saved. */
export const TOO_DEEP = '（内容嵌套过深，未显示）';

/** A value as the screen shows it: texts, numbers and yes or no as they are, lists joined, anything else empty. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!Array.isArray(value)) return '';
  return isTooDeep(value) ? TOO_DEEP : joined(value);
}

const joined = (list: readonly unknown[]): string =>
  list
    .map((one) => (Array.isArray(one) ? joined(one) : textOf(one)))
    .filter(Boolean)
    .join('，');

/** Help for a field whose value is masked. */
export const MASKED_HELP = '已隐藏部分内容，如需修改请重新输入';

/**
 * Whether a server has hidden a part of a phone number, an e-mail address or the like (`156****6666`). No such value
 * has an asterisk of its own.
 */
export const isMasked = (value: unknown): value is string => typeof value === 'string' && value.includes('*');

/** Fields that servers write by themselves; a description may name more (§19.5). */
export const STAMPS: readonly string[] = ['createTime', 'createBy', 'updateTime', 'updateBy'];

/** A field that is only shown: other types become text or empty, and never reject a response. */
export const shownTextSchema = v.optional(v.pipe(v.unknown(), v.transform(textOf)), '');
