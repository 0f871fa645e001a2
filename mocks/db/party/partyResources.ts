import { Refusal } from '../Refusal';
import type { Row } from '../resource/collection';
import { localTime } from '../resource/localTime';
import type { Move, Resource } from '../resource/Resource';
import { developParts, developRows, DEVELOP_MOVES } from './develops';
import { masked, PRIVATE_FIELDS, seesAll, unmasked } from './masks';
import { needed, notOwn } from './moveChecks';
import { MEETING_MOVES, meetingParts } from './meetings';
import { ORG_MOVES, orgParts } from './orgs';
import { postRows, REMIT, remitRows } from './orgTables';
import { partyResource } from './partyResource';
import {
  attendRows,
  FEE,
  feeRows,
  HISTORY,
  historyRows,
  MEMBER,
  memberRows,
  reviewRows,
  STANDARD,
  standardRows,
  talkRows,
  transferRows,
} from './tables';
import { REVIEW_MOVES, reviewParts } from './reviews';
import { TRANSFER_MOVES, transfers } from './transfers';

/** Whether a record belongs to this member. */
const isOf =
  ({ memberId }: Row) =>
  (row: Row) =>
    row['memberId'] === memberId;

/** What a branch may correct of its members; all else is for those who see the whole record. */
const BY_BRANCH = new Set(
  'memberId groupName postName phone flowPlace contactFlag contactDate lostDate remark'.split(' '),
);

const pickFields = (sent: Row, fields: ReadonlySet<string>): Row =>
  Object.fromEntries(Object.entries(sent).filter(([field]) => fields.has(field)));

/** The tables with the name of a member, with the states of open rows. */
const NAMED = [
  { rows: standardRows, open: ['0', '2'] },
  { rows: feeRows, state: 'feeState', open: ['0'] },
  { rows: developRows, open: ['0'], name: 'personName' },
  { rows: transferRows, open: ['0', '1', '2'] },
  { rows: postRows, state: 'postStatus', open: ['0'] },
  { rows: reviewRows, open: ['0', '1'] },
  { rows: talkRows, open: ['0'] },
];

/** 党员名册 */
const members = partyResource(
  {
    area: 'member',
    title: '党员',
    table: MEMBER,
    rows: memberRows,
    key: ['party_member.uk_party_member_id_card', ['idCard']],
  },
  {
    unlogged: PRIVATE_FIELDS,
    shownTo: (row, account) => (seesAll(account) ? row : masked(row)),
    hiddenFrom: (account) => (seesAll(account) ? [] : PRIVATE_FIELDS),
    exportTitle: (account, sent) =>
      seesAll(account)
        ? `导出人：${account.username}\u3000时间：${localTime()}\u3000用途：${sent.get('params[purpose]') ?? ''}`
        : undefined,
    received(sent, previous, account) {
      if (!previous) return sent;
      // The office is written by 任职.
      const { partyPost: _office, ...given } = unmasked(sent, previous);
      return seesAll(account) ? given : pickFields(given, BY_BRANCH);
    },
    stored(row, _sent, previous) {
      if (!previous || previous['memberName'] === row['memberName']) return;
      // Open records follow a renamed member, closed ones stay.
      for (const { rows, state = 'status', open, name = 'memberName' } of NAMED)
        for (const one of rows.all().filter(isOf(row)))
          if (open.includes(String(one[state]))) rows.put({ ...one, [name]: row['memberName'] });
    },
    checkRemoval(row) {
      const children = {
        党员历程: historyRows,
        党费标准: standardRows,
        党费记录: feeRows,
        到会情况: attendRows,
        发展党员: developRows,
        组织关系转接: transferRows,
        任职: postRows,
        民主评议: reviewRows,
        谈心谈话: talkRows,
      };
      for (const [title, rows] of Object.entries(children))
        if (rows.all().some(isOf(row))) throw new Refusal(`该党员有${title}，不能删除`);
    },
  },
);

const history = partyResource({ area: 'history', title: '党员历程', table: HISTORY, rows: historyRows });

const APPROVAL = ['status', 'approveNo', 'approveBy', 'approveDate'];
/** What a reduction depends on: who changes it asks for it anew. */
const REDUCED = ['reduceType', 'base', 'rate', 'due'];

/** 党费标准 */
const standards = partyResource(
  { area: 'standard', title: '党费标准', table: STANDARD, rows: standardRows },
  {
    unlogged: ['base'],
    received(sent, previous) {
      const given = Object.fromEntries(Object.entries(sent).filter(([field]) => !APPROVAL.includes(field)));
      const row = { reduceType: '0', ...previous, ...given };
      const isReduced = ['1', '2'].includes(String(row['reduceType']));
      if (!previous) return { ...given, reduceType: row['reduceType'], status: isReduced ? '2' : '0' };
      const isNew = isReduced && REDUCED.some((field) => field in given && given[field] !== previous[field]);
      return isNew ? { ...given, status: '2' } : given;
    },
  },
);

/** 党费记录 */
const fees = partyResource(
  {
    area: 'fee',
    title: '党费记录',
    table: FEE,
    rows: feeRows,
    key: ['party_fee.uk_party_fee_fee_month', ['memberId', 'feeMonth']],
  },
  {
    received({ feeState, ...given }, previous) {
      if (previous) return given;
      return { ...given, feeState: feeState === '3' && Number(given['due']) === 0 ? '3' : '0' };
    },
  },
);

/** 党费上缴 */
const remits = partyResource({ area: 'remit', title: '党费上缴', table: REMIT, rows: remitRows });

/** The resources with a server's own lines, which others make records by. */
export const partyMembers = members.complete;
export const partyStandards = standards.complete;

export const partyResources = (isGenerated: boolean): Resource[] =>
  [
    members,
    history,
    standards,
    fees,
    ...meetingParts,
    ...developParts,
    transfers,
    ...orgParts,
    remits,
    ...reviewParts,
  ].map(({ generated, complete }) => (isGenerated ? generated : complete));

/** The moves of meetings, development, transfers, organisations, reviews, dues and their standards; no edit makes one. */
export const PARTY_MOVES: readonly Move[] = [
  ...MEETING_MOVES,
  ...DEVELOP_MOVES,
  ...TRANSFER_MOVES,
  ...ORG_MOVES,
  ...REVIEW_MOVES,
  {
    resource: fees.complete,
    word: 'collect',
    state: 'feeState',
    from: ['0'],
    check({ paidDate, payWay }) {
      for (const value of [paidDate, payWay]) needed(value, '请填写交纳日期和方式');
    },
    to: ({ paidDate, payWay, remark }, { due, dueDate, ...row }, { realName }) => ({
      ...{ paidDate, payWay, remark: remark ?? row['remark'], paid: due, payeeName: realName },
      feeState: String(paidDate) > String(dueDate) ? '2' : '1',
    }),
  },
  {
    resource: fees.complete,
    word: 'undo',
    state: 'feeState',
    from: ['1', '2'],
    to: () => ({ feeState: '0', paid: 0 }),
  },
  {
    resource: partyStandards,
    word: 'approve',
    state: 'status',
    from: ['2'],
    check({ approveNo }, row, account) {
      needed(approveNo, '少交、免交须填上一级党委批准文号');
      notOwn(row['createBy'], account);
    },
    to: ({ approveNo }, _row, { realName }) => ({
      approveNo,
      status: '0',
      approveBy: realName,
      approveDate: localTime().slice(0, 10),
    }),
  },
  {
    resource: partyStandards,
    word: 'back',
    state: 'status',
    from: ['2'],
    check({ remark }, row, account) {
      needed(remark, '请写明退回原因');
      notOwn(row['createBy'], account);
    },
    to: ({ remark }) => ({ remark, status: '1' }),
  },
];
