import { expect, test } from 'vitest';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { testResource } from '../../../tests/testResource';
import { watched, withConsequences } from './computed';
import type { Field } from './Field';
import { keyOf, type Resource } from './Resource';

const MEMBERS = { url: '/members', name: 'name', params: ({ deptId }: { deptId?: unknown }) => ({ deptId }) };
const FIELDS: readonly Field[] = [
  { name: 'deptId', label: '支部', kind: 'tree', source: { url: '/tree', name: 'name' }, takes: { deptName: 'name' } },
  { name: 'deptName', label: '支部名称' },
  { name: 'memberId', label: '党员', kind: 'choice', source: MEMBERS, takes: { memberName: 'name' } },
  { name: 'memberName', label: '姓名' },
  { name: 'base', label: '基数', kind: 'number' },
  {
    name: 'due',
    label: '应交',
    kind: 'number',
    from: ({ base }) => (typeof base === 'number' ? base / 100 : undefined),
  },
  { name: 'paid', label: '实交', kind: 'number', from: ({ due, state }) => (state === '1' ? due : undefined) },
  { name: 'state', label: '状态' },
];
const BEFORE = { deptId: 1, deptName: '一', memberId: 7, memberName: '甲', base: 3000, due: 15, paid: 0, state: '1' };
const RECORDS: Record<string, object> = { deptId: { name: '二' }, memberId: { name: '乙' } };

test.each<[what: string, change: object, follows: object]>([
  ['nothing', {}, {}],
  ['what is read, as it is saved, and what reads that', { base: '２０００' }, { due: 20, paid: 20 }],
  ['what is read, to nothing: undefined leaves the value', { base: '' }, {}],
  ['another value that is read', { state: '2' }, {}],
  ['the computed one itself', { due: 99 }, { paid: 99 }],
  ['a choice: what it takes', { memberId: 8 }, { memberName: '乙' }],
  ['what choices depend on: the choice goes', { deptId: 2 }, { deptName: '二', memberId: '', memberName: '' }],
])('a user changes %s', (_what, change, follows) => {
  const after = { ...BEFORE, ...change };
  const recordOf = ({ name }: Field) => (name in change ? { ...RECORDS[name] } : undefined);
  expect(withConsequences(FIELDS, BEFORE, after, undefined, recordOf)).toEqual({ ...after, ...follows });
});

const LIST = testResource();
const OTHER = testResource({ path: '/other' });

test.each<[what: string, changed: Resource[], rows: object[] | undefined, due: number]>([
  ['a list that is read', [LIST], [{}, {}], 2],
  ['another list', [OTHER], [{}, {}], 9],
  ['none: it is opened', [], [{}, {}], 9],
  ['a list that is not known: undefined leaves the value', [LIST], undefined, 9],
])('a user changes %s', (_what, lists, rows, due) => {
  const fields: Field[] = [
    { name: 'due', label: '应到', kind: 'number', from: (_all, rowsIn) => rowsIn(LIST)?.length },
  ];
  const known = new Map(rows && [[keyOf(LIST), rows.map((row) => ({ ...row }))]]);
  const changed = new Set(lists.map(keyOf));
  const before = { due: 9 };
  const after = withConsequences(fields, before, before, undefined, () => undefined, { rows: known, changed });
  expect(after).toEqual({ due });
});

test.each<[what: string, base: ServerRecord | undefined, typed: unknown, isKnown: boolean]>([
  ['not kept over a reload', { id: 1 }, null, false],
  ['typed anew', { id: 1 }, 3000, true],
  ['read as empty', { id: 1, base: null }, null, true],
  ['of a new record', undefined, '', true],
  ['of a new record in an empty form', {}, '', true],
])('nothing follows from a private value that is unknown: %s', (_what, base, typed, isKnown) => {
  const fields: readonly Field[] = [
    { name: 'base', label: '基数', kind: 'number', private: true },
    { name: 'type', label: '类别' },
    { name: 'rate', label: '比例', from: (payer) => (payer['type'] === '1' && payer['base'] ? '1' : '') },
  ];
  const look = watched(fields, { ...base, base: typed }, base);
  expect(look.isKnown()).toBe(true);
  expect(look.record['base']).toBe(typed);
  expect(look.isKnown()).toBe(isKnown);
  const before = { base: typed, type: '2', rate: '9' };
  const after = withConsequences(fields, before, { ...before, type: '1' }, base, () => undefined);
  expect(after['rate']).toBe(isKnown ? (typed ? '1' : '') : '9');
});
