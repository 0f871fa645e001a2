import { expect, test } from 'vitest';
import { testResource } from '../../../tests/testResource';
import type { Resource } from '../model/Resource';
import { editOf, newRow, type RowEdit, type RowList, rowListOf } from '../model/rowEdits';
import { planRows, withoutFound } from './planRows';

const ATTENDS = testResource({
  path: '/attend',
  fields: [
    { name: 'name', label: '姓名', form: { only: 'new' } },
    { name: 'state', label: '到会', form: { initial: '1' } },
    { name: 'reason', label: '原因', form: true },
    { name: 'phone', label: '电话', form: { rule: 'phone' } },
    { name: 'changer', label: '修改人', byServer: true },
    { name: 'holdDate', label: '日期', kind: 'day', form: true },
  ],
  isLocked: ({ state }) => state === '9',
});
const MEETING = { id: 7, holdDate: '2026-03-01' };
const listOf = (own: Partial<Resource> = {}, parent = MEETING, has = (_permission: string) => true): RowList =>
  rowListOf({ of: { ...ATTENDS, ...own }, by: ({ id }) => ({ meetingId: id }), takes: ['holdDate'] }, parent, has);

const WEI = {
  id: 1,
  name: '张伟',
  state: '1',
  reason: null,
  phone: '138****0000',
  holdDate: '2026-03-01',
  changer: 'a',
};
const NA = { ...WEI, id: 2, name: '李娜' };
const LIST = listOf();
const edited = (row: typeof WEI, inputs: object, own: Partial<RowEdit> = {}): RowEdit => {
  const edit = editOf(LIST, row);
  return { ...edit, ...own, inputs: { ...edit.inputs, ...inputs } };
};
const added = (given: Record<string, unknown>, own: Partial<RowEdit> = {}): RowEdit => ({
  ...newRow(LIST, 'new1', given),
  ...own,
});
/** The calls in words, and of what is held the reason. */
function planned(list: RowList, edits: readonly RowEdit[], rows: readonly object[]) {
  const { calls, held } = planRows(list, edits, rows as never);
  const bodies = calls.map(({ call: { method, url, body } }) => [method, url, ...(body ? [body] : [])]);
  return { calls: bodies, held: held.map(({ problem, theirs, isUnknown }) => problem ?? theirs ?? isUnknown) };
}

const { phone: _hidden, changer: _server, ...SENT } = WEI;

test.each<[what: string, edits: RowEdit[], rows: object[], calls: unknown[], held: unknown[]]>([
  ['nothing', [], [WEI, NA], [], []],
  [
    'a change: the row as it is there, without what is hidden or the server’s own',
    [edited(WEI, { state: '2', reason: '出差' })],
    [WEI, NA],
    [['PUT', '/attend', { ...SENT, state: '2', reason: '出差' }]],
    [],
  ],
  [
    'a new row: what it was given, what is typed, the parent’s id and what is taken',
    [added({ memberId: 3, name: '王芳' })],
    [],
    [['POST', '/attend', { memberId: 3, name: '王芳', state: '1', meetingId: 7, holdDate: '2026-03-01' }]],
    [],
  ],
  ['a removal', [edited(WEI, {}, { isRemoved: true })], [WEI], [['DELETE', '/attend/1']], []],
  ['a removal of what is gone', [edited(WEI, {}, { isRemoved: true })], [NA], [], []],
  ['a change of what is gone', [edited(WEI, { state: '2' })], [NA], [], ['该行已被他人删除']],
  ['a change of what is locked', [edited(WEI, { reason: '病' })], [{ ...WEI, state: '9' }], [], ['该记录已被他人处理']],
  ['a change that is there already', [edited(WEI, { state: '2' })], [{ ...WEI, state: '2' }], [], []],
  [
    'a change where another field was changed',
    [edited(WEI, { state: '2' })],
    [{ ...WEI, reason: '病' }],
    [],
    [['reason']],
  ],
  [
    'a change where the server has written',
    [edited(WEI, { state: '1', reason: '病' })],
    [{ ...WEI, changer: 'b', reason: '病' }],
    [],
    [],
  ],
  ['a removal of what was changed', [edited(WEI, {}, { isRemoved: true })], [{ ...WEI, state: '2' }], [], [['state']]],
  ['a new row that may be there', [added({ name: '王芳' }, { isUnknown: true })], [], [], [true]],
  [
    'the parent: rows that lack what they take, but no locked one',
    [],
    [
      { ...WEI, holdDate: '2026-02-01' },
      { ...NA, holdDate: null, state: '9' },
    ],
    [['PUT', '/attend', SENT]],
    [],
  ],
])('what follows from %s (§19.27)', (_what, edits, rows, calls, held) => {
  expect(planned(LIST, edits, rows)).toEqual({ calls, held });
});

test('of a conflict, own edits stay over the values of the other (§19.27)', () => {
  const { held } = planRows(LIST, [edited(WEI, { state: '2' })], [{ ...WEI, reason: '病' }]);
  expect(held[0]?.inputs).toMatchObject({ state: '2', reason: '病' });
  expect(planned(LIST, held, [{ ...WEI, reason: '病' }]).calls).toEqual([
    ['PUT', '/attend', { ...SENT, state: '2', reason: '病' }],
  ]);
});

test('who may not edit rows does not send what the parent changes in them', () => {
  const list = listOf({}, { ...MEETING, holdDate: '2026-03-09' }, (permission) => permission !== 'test:edit');
  expect(planned(list, [], [WEI])).toEqual({ calls: [], held: [] });
});

test('a new row without an answer is found by what was sent (§19.27)', () => {
  const sent = added({ name: '王芳' }, { isUnknown: true });
  const there = { id: 3, meetingId: 7, name: '王芳', state: '1', reason: '', holdDate: '2026-03-01' };
  expect(withoutFound(LIST, [sent], [WEI, there])).toEqual([]);
  expect(withoutFound(LIST, [sent], [{ ...there, state: '2' }])).toEqual([sent]);
  expect(withoutFound(LIST, [{ ...sent, isUnknown: false }], [there])).toHaveLength(1);
});
