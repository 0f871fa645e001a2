import { takeId } from '../db';
import { Refusal } from '../Refusal';
import { changeRow } from '../resource/changeRows';
import type { Row } from '../resource/collection';
import type { Move } from '../resource/Resource';
import { needed } from './moveChecks';
import { officeText } from './offices';
import { ORG, orgRows, POST, postRows } from './orgTables';
import { partyResource } from './partyResource';
import { HISTORY, historyRows, memberRows } from './tables';

const SECRETARY = '1';
const NO_OFFICE = '9';
/** `post_status` */
const [IN_OFFICE, OVER] = ['0', '1'];
/** `history_type` */
const APPOINTMENT = '6';

const postsOf = (fields: Row) =>
  postRows.all().filter((row) => Object.entries(fields).every(([name, value]) => row[name] === value));

const orgs = partyResource(
  { area: 'org', title: '党组织', table: ORG, rows: orgRows, key: ['party_org.uk_party_org_dept_id', ['deptId']] },
  {
    order: 'termDue',
    // A delay is approved by its move alone.
    received: ({ delayUntil: _until, delayNo: _no, ...sent }) => sent,
    checkRemoval({ orgId }) {
      if (postsOf({ orgId }).length > 0) throw new Refusal('该组织有任职，不能删除');
    },
  },
);

/** The roster has the office in the own branch, 历程 all of them. */
function followPost(row: Row, _sent: Row, previous?: Row): void {
  const { memberId, deptId, partyPost, postStatus, startDate, endDate, docNo } = row;
  if (previous && previous['partyPost'] === partyPost && previous['postStatus'] === postStatus) return;
  const member = memberRows.find(Number(memberId));
  if (!member) return;
  const [first] = postsOf({ memberId, deptId, postStatus: IN_OFFICE })
    .map((post) => String(post['partyPost']))
    .sort();
  if (member['deptId'] === deptId) memberRows.put({ ...member, partyPost: first ?? NO_OFFICE });
  const isOver = postStatus === OVER;
  historyRows.put({
    ...HISTORY.blank,
    ...{ historyId: takeId(), memberId, deptId: member['deptId'], changeType: APPOINTMENT, docNo },
    ...(isOver
      ? { changeDate: endDate, fromText: officeText(row), toText: '离任' }
      : { changeDate: startDate, fromText: previous ? officeText(previous) : null, toText: officeText(row) }),
  });
}

/** 任职 */
const posts = partyResource(
  { area: 'post', title: '任职', table: POST, rows: postRows },
  {
    received(sent, previous) {
      // A post stays that of its organisation and its member.
      const own = previous && { orgId: previous['orgId'], memberId: previous['memberId'] };
      const given = { ...sent, ...own };
      const org = orgRows.find(Number({ ...previous, ...given }['orgId']));
      if (!org) throw new Refusal('没有这个党组织');
      return { ...given, deptId: org['deptId'], deptName: org['deptName'] };
    },
    check({ postId, orgId, partyPost, postStatus, endDate }) {
      if (postStatus === OVER) needed(endDate, '请填写离任日期');
      const isSecond = partyPost === SECRETARY && postStatus === IN_OFFICE;
      const others = postsOf({ orgId, partyPost: SECRETARY, postStatus: IN_OFFICE });
      if (isSecond && others.some((one) => one['postId'] !== postId)) throw new Refusal('已有现任书记');
    },
    stored: followPost,
    checkRemoval({ postStatus }) {
      if (postStatus === IN_OFFICE) throw new Refusal('现任职务不能删除，请先离任');
    },
  },
);

export const orgParts = [orgs, posts];

/** The end of a term that begins so, or of its delay. */
function dueOf({ termStart, termYears, delayUntil }: Row): string {
  const day = new Date(`${String(termStart)}T12:00Z`);
  const month = day.getUTCMonth();
  day.setUTCFullYear(day.getUTCFullYear() + Number(termYears));
  if (day.getUTCMonth() !== month) day.setUTCDate(0);
  return [day.toISOString().slice(0, 10), typeof delayUntil === 'string' ? delayUntil : ''].sort().at(-1) ?? '';
}

export const ORG_MOVES: readonly Move[] = [
  {
    resource: orgs.complete,
    word: 'delay',
    state: 'status',
    from: ['0'],
    check({ delayUntil, delayNo }) {
      needed(delayNo, '请填批准文号');
      needed(delayUntil, '请填写批准延至');
    },
    to: ({ delayUntil, delayNo }, row) => ({ delayUntil, delayNo, termDue: dueOf({ ...row, delayUntil }) }),
  },
  {
    resource: orgs.complete,
    word: 'elect',
    state: 'status',
    from: ['0'],
    check({ termStart }, row) {
      needed(termStart, '请填写换届日期');
      if (String(termStart) <= String(row['termStart'])) throw new Refusal('换届日期应晚于本届起始');
    },
    // The posts first: where that stops, it is gone on with as long as the term is the old one.
    to({ termStart }, row, account) {
      const ended = postsOf({ orgId: row['orgId'], postStatus: IN_OFFICE });
      for (const post of ended.filter(({ termNo }) => Number(termNo) <= Number(row['termNo'])))
        changeRow(posts.complete, post, { postStatus: OVER, endDate: termStart }, account);
      return { termNo: Number(row['termNo']) + 1, termStart, termDue: dueOf({ ...row, termStart }) };
    },
  },
];
