import { expect, test } from 'vitest';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import * as rules from './transferRules';

const MOVES = {
  submit: rules.canSubmit,
  back: rules.isWaiting,
  issue: rules.canIssue,
  receive: rules.canReceive,
  void: rules.isIssued,
  edit: (one: object) => !rules.isLocked({ ...one }),
};

/** What can be done in each state. */
const pathOf = (directionType: string, wayType: string) =>
  [...'012345'].map((status) =>
    Object.entries(MOVES)
      .filter(([, can]) => can({ directionType, wayType, status }))
      .map(([move]) => move)
      .join(' '),
  );

const BY_LETTER = ['submit edit', 'back issue', 'receive void', '', 'submit edit', ''];
/** Nothing is issued; what was issued all the same can be voided. */
const WITHOUT = ['submit edit', 'back receive', 'void', '', 'submit edit', ''];

test.each([
  ['1', '1', WITHOUT],
  ['1', '2', BY_LETTER],
  ['1', '3', WITHOUT],
  ['2', '1', WITHOUT],
  ['2', '2', WITHOUT],
  ['2', '3', WITHOUT],
  ['3', '1', WITHOUT],
  ['3', '2', BY_LETTER],
  ['3', '3', WITHOUT],
])('direction %s by way %s: %j in the six states (§20.17)', (direction, way, path) =>
  expect(pathOf(direction, way)).toEqual(path),
);

test.each([
  [{ validDays: 0 }, '有效期至少1天', []],
  [{ validDays: null }, '有效期至少1天', []],
  [{ validDays: 1 }, undefined, []],
  [{ validDays: 90 }, undefined, []],
  [{ validDays: 91 }, undefined, ['有效期一般不超过三个月']],
  [{ validDays: 30, letterNo: ' ' }, '介绍信编号不能为空', []],
  [{ validDays: 30, letterDate: '' }, '开具日期不能为空', []],
])('a letter with %j: %s, %j (§20.18)', (letter, problem, warnings) => {
  const full = { letterNo: '2026001', letterDate: '2026-11-02', ...letter };
  expect(rules.letterProblem(full)).toBe(problem);
  expect(rules.letterWarnings(full)).toEqual(warnings);
});

test.each([
  ['2026-11-01', '回执日期不能早于开具日期', []],
  ['2026-11-02', undefined, []],
  ['2026-12-02', undefined, []],
  ['2026-12-03', undefined, ['介绍信已过有效期']],
])('a receipt of %s: %s, %j (§20.18)', (receiptDate, problem, warnings) => {
  const letter = { status: '2', letterDate: '2026-11-02', expireDate: '2026-12-02', receiptDate };
  expect(rules.receiptProblem(letter)).toBe(problem);
  expect(rules.receiptWarnings(letter)).toEqual(warnings);
  expect(rules.receiptProblem({ receiptDate })).toBeUndefined();
});

const TRANSFER = { transferId: 7, memberId: 1001, feeUntil: '2026-10' };
const member = (memberState: string, memberId: unknown = '1001') => [{ memberId, memberState }];
const other = (status: string, change = {}) => [{ transferId: 8, memberId: 1001, status, ...change }];

type Row = [ServerRecord[], ServerRecord[], string | undefined];

test.each<Row>([
  [member('0'), [], undefined],
  [member('1'), [], '停止党籍的党员不能转接'],
  [member('1', 1002), [], undefined],
  [member('2'), other('3'), undefined],
  ...['0', '1', '2'].map((status) => [member('0'), other(status), '该党员已有办理中的转接'] satisfies Row),
  ...['3', '4', '5'].map((status) => [member('0'), other(status), undefined] satisfies Row),
  [member('0'), other('1', { transferId: '7' }), undefined],
  [member('0'), other('1', { memberId: 1002 }), undefined],
])('the member as %j beside %j: %s (§20.18)', (members, transfers, problem) =>
  expect(rules.memberProblem(TRANSFER, members, transfers)).toBe(problem),
);

test.each([
  [[], [], []],
  [[{ memberId: 1001, feeMonth: '2026-11' }], [], []],
  [[{ memberId: 1001, feeMonth: '2026-10' }], [], ['党费未交至所填月份']],
  [[{ memberId: 1002, feeMonth: '2026-10' }], [{ memberId: 1002 }], []],
  [[], [{ memberId: '1001' }], ['该同志正在发展转正程序中']],
])('with %j unpaid and %j under way: %j (§20.18)', (unpaid, develops, warnings) =>
  expect(rules.memberWarnings(TRANSFER, unpaid, develops)).toEqual(warnings),
);

test('who has made a transfer does not judge it; an empty name is unknown', () => {
  expect(rules.isOwn({ createBy: 'zhiwei' }, 'zhiwei')).toBe(true);
  expect(rules.isOwn({ createBy: 'zhiwei' }, 'zuzhibu')).toBe(false);
  expect(rules.isOwn({ createBy: '' }, '')).toBe(false);
});
