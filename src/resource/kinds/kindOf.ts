import { isEmpty, textOf } from '@/lib/record/ServerRecord';
import { type Field, partOf } from '../Field';
import type { Kind } from './Kind';
import { KINDS } from './kinds';

/** The kind of a field. */
export const kindOf = ({ kind = 'text' }: Pick<Field, 'kind'>): Kind => KINDS[kind];

/** Applies what a kind does with one value to the value of a field: to each in it, where that is a list. */
const each = <T>({ names }: Field, value: unknown, one: (part: unknown) => T): T | T[] =>
  names ? names.map((_name, place) => one(partOf(value, place))) : one(value);

/** What the control of a field holds for what the server sent. */
export const readInput = (field: Field, value: unknown): unknown =>
  each(field, value, (part) => kindOf(field).read(part, field));

/** What is typed, as it is saved and compared: texts without the blanks around them, numbers as such. */
export const saved = (field: Field, typed: unknown): unknown =>
  each(field, typed, (part) => kindOf(field).save(part, field));

/** What is wrong with what is typed; empty if nothing is. */
export function problemOf(field: Field, typed: unknown): string {
  const kind = kindOf(field);
  const wrong = [each(field, typed, (part) => kind.check(part, field))].flat().find(Boolean);
  if (wrong !== undefined || !field.names || !kind.isOrdered) return wrong ?? '';
  const [first, last] = [0, 1].map((place) => kind.save(partOf(typed, place), field));
  if (isEmpty(first) || isEmpty(last)) return '';
  const isInOrder =
    typeof first === 'number' && typeof last === 'number' ? first <= last : textOf(first) <= textOf(last);
  if (isInOrder) return '';
  return kind.isNumeric ? `${field.label}的后一个数不能小于前一个数` : `${field.label}的结束不能早于开始`;
}

/** Whether a field holds several ids, of which a save replaces all. */
export const holdsMany = (field: Field): boolean => kindOf(field).holds(field) === 'ids';
