import { describe, expect, test } from 'vitest';
import { isRecord } from '@/lib/isRecord';
import { textOf } from '@/lib/record/ServerRecord';
import { type MemberRows, receiveSteps } from './receiveSteps';

const OLD = { deptId: 205, deptName: '装卸一队党支部' };
const NEW = { deptId: 206, deptName: '装卸二队党支部' };
const LETTER = {
  ...{ transferId: 7, memberId: 1001, memberName: '张伟', ...OLD, directionType: '1', wayType: '2' },
  ...{ letterNo: '2026001', fromUnit: '装卸一队党支部', toUnit: '市直机关工委', feeUntil: '2026-10' },
};
const WITHIN = { ...LETTER, directionType: '3', wayType: '3', letterNo: null, toUnit: '装卸二队党支部' };
const DAY = { receiptDate: '2026-11-20' };
const MOVED = { ...DAY, ...NEW };

const STANDARD = {
  ...{ standardId: 51, ...OLD, memberId: 1001, memberName: '张伟', payerType: '1', base: 5000, rate: 1, due: 50 },
  ...{ startMonth: '2026-01', endMonth: null, reduceType: '0', status: '0', createBy: 'zhiwei', updateTime: null },
};
const ROWS: MemberRows = {
  member: { memberId: 1001, memberState: '0', ...OLD },
  history: [],
  develops: [],
  developSteps: [],
  standards: [],
};
const entry = (historyId: number, remark = '', of: object = OLD) => ({ historyId, memberId: 1001, remark, ...of });

/** `PUT /party/member {…}` of each step. */
const callsOf = (...given: Parameters<typeof receiveSteps>) =>
  receiveSteps(...given).flatMap(({ calls }) => calls.map(({ method, url, body }) => [`${method} ${url}`, body]));

const RECEIVED = ['PUT /party/transfer', { transferId: 7, memberId: 1001, ...DAY, status: '3' }];

test('who leaves: the roster, then 党员历程 with the number of the letter, last the transfer (§20.19)', () => {
  expect(callsOf(LETTER, DAY, ROWS)).toEqual([
    ['PUT /party/member', { memberId: 1001, memberState: '3' }],
    [
      'POST /party/history',
      {
        ...{ memberId: 1001, deptId: 205, changeType: '5', changeDate: '2026-11-20', docNo: '2026001' },
        ...{ fromText: '装卸一队党支部', toText: '市直机关工委', remark: '转接记录7' },
      },
    ],
    RECEIVED,
  ]);
});

test('who comes is in the roster by then: 党员历程 and the transfer, which gets the member (§20.19)', () => {
  const transfer = { ...LETTER, directionType: '2', memberId: null };
  const [history, own] = callsOf(transfer, { ...DAY, memberId: 1001 }, ROWS);
  expect(history).toMatchObject(['POST /party/history', { changeType: '4', memberId: 1001, deptId: 205 }]);
  expect(own).toEqual(RECEIVED);
});

test('within the group all goes along in its order, and dues and the like stay (§20.19)', () => {
  const rows = {
    ...ROWS,
    history: [entry(1), entry(2, '', NEW)],
    develops: [{ developId: 3, ...OLD }],
    developSteps: [
      { stepId: 4, deptId: 205 },
      { stepId: 5, deptId: 206 },
    ],
    standards: [STANDARD],
  };
  expect(callsOf(WITHIN, MOVED, rows)).toEqual([
    ['PUT /party/member', { memberId: 1001, ...NEW }],
    [
      'POST /party/history',
      {
        ...{ memberId: 1001, deptId: 206, changeType: '3', changeDate: '2026-11-20', remark: '转接记录7' },
        ...{ fromText: '装卸一队党支部', toText: '装卸二队党支部' },
      },
    ],
    ['PUT /party/history', { historyId: 1, deptId: 206 }],
    ['PUT /party/develop', { developId: 3, ...NEW }],
    ['PUT /party/step', { stepId: 4, deptId: 206 }],
    ['PUT /party/standard', { standardId: 51, endMonth: '2026-10' }],
    [
      'POST /party/standard',
      {
        ...{ ...NEW, memberId: 1001, memberName: '张伟', payerType: '1', base: 5000, rate: 1, due: 50 },
        ...{ startMonth: '2026-11', reduceType: '0', status: '0' },
      },
    ],
    RECEIVED,
  ]);
});

describe('what is done already is left out (§20.19)', () => {
  test('of who leaves', () => {
    const rows = { ...ROWS, member: { ...ROWS.member, memberState: '3' }, history: [entry(1, '转接记录7')] };
    expect(callsOf(LETTER, DAY, rows)).toEqual([RECEIVED]);
    // Of another transfer.
    expect(callsOf(LETTER, DAY, { ...rows, history: [entry(1, '转接记录77')] })).toHaveLength(2);
  });

  test('of a move within the group', () => {
    const rows = { ...ROWS, member: { ...ROWS.member, ...NEW }, history: [entry(1, '转接记录7', NEW)] };
    expect(callsOf(WITHIN, MOVED, rows)).toEqual([RECEIVED]);
  });
});

const same = (change: object) => ({ ...STANDARD, ...change });
const started = (startMonth: string, endMonth?: string) => ({ startMonth, ...(endMonth && { endMonth }) });

test.each([
  ['ended by the receipt, and not added yet', [same({ endMonth: '2026-10' })], [], [started('2026-11')]],
  ['ended and added', [same({ endMonth: '2026-10' }), same({ standardId: 52, ...NEW, startMonth: '2026-11' })], [], []],
  ['over before', [same({ endMonth: '2026-09' })], [], []],
  ['out of use', [same({ status: '1' })], [], []],
  [
    'followed by another one',
    [same({ endMonth: '2026-10' }), same({ standardId: 52, startMonth: '2026-11' })],
    [52],
    [started('2026-11')],
  ],
  ['that begins later', [same({ startMonth: '2027-01' })], [51], [started('2027-01')]],
  [
    'with its own end, and one for next year',
    [same({ endMonth: '2026-12' }), same({ standardId: 52, startMonth: '2027-01' })],
    [51, 52],
    [started('2026-11', '2026-12'), started('2027-01')],
  ],
  [
    'of which the first is ended and not added yet',
    [same({ endMonth: '2026-10' }), same({ standardId: 52, startMonth: '2027-01' })],
    [52],
    [started('2026-11', '2026-12'), started('2027-01')],
  ],
  [
    'ended before its beginning, and not added yet',
    [same({ startMonth: '2027-01', endMonth: '2026-10' })],
    [],
    [started('2027-01')],
  ],
])('standards %s (§20.19)', (_what, standards, ended, added) => {
  const steps = callsOf(WITHIN, MOVED, { ...ROWS, standards });
  const bodies = (call: string) => steps.filter(([name]) => name === call).map(([, body]) => body);
  expect(bodies('PUT /party/standard')).toEqual(ended.map((standardId) => ({ standardId, endMonth: '2026-10' })));
  expect(
    bodies('POST /party/standard').map((body) =>
      isRecord(body) ? started(String(body['startMonth']), textOf(body['endMonth'])) : body,
    ),
  ).toEqual(added);
});
