import { isPermitted } from '../accounts';
import { Refusal } from '../Refusal';
import type { Row } from '../resource/collection';
import type { Move } from '../resource/Resource';
import { needed, notOwn } from './moveChecks';
import { partyResource } from './partyResource';
import { REVIEW, reviewRows, TALK, talkRows } from './tables';

/** What the moves alone write. */
const BY_MOVES = new Set(['status', 'decideDate']);
const EXPULSIONS = ['3', '4'];
const TO_IMPROVE = '2';

const refuseDecided = ({ status }: Row): void => {
  if (status !== '0') throw new Refusal('该记录已被他人处理');
};

const yearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** 民主评议 */
const reviews = partyResource(
  {
    area: 'review',
    title: '民主评议',
    table: REVIEW,
    rows: reviewRows,
    key: ['party_review.uk_party_review_review_year', ['memberId', 'reviewYear']],
  },
  {
    received(sent, previous) {
      if (previous) refuseDecided(previous);
      const given = Object.fromEntries(Object.entries(sent).filter(([field]) => !BY_MOVES.has(field)));
      return previous ? given : { ...given, status: '0' };
    },
    checkRemoval: refuseDecided,
  },
);

/** 谈心谈话: what was said is for those alone who may read it. */
const talks = partyResource(
  { area: 'talk', title: '谈心谈话', table: TALK, rows: talkRows },
  {
    unlogged: ['summary'],
    shownTo: ({ summary, ...row }, account) => (isPermitted(account, 'party:talk:summary') ? { ...row, summary } : row),
    received({ status: _said, ...sent }, previous, account) {
      const { summary: _hidden, ...others } = sent;
      const given = isPermitted(account, 'party:talk:summary') ? sent : others;
      return { ...given, status: (sent['talkDate'] ?? previous?.['talkDate'] ?? '') === '' ? '0' : '1' };
    },
  },
);

export const reviewParts = [reviews, talks];

const move = (word: string, from: string, more: Pick<Move, 'check' | 'to'>): Move => ({
  resource: reviews.complete,
  word,
  state: 'status',
  from: [from],
  ...more,
});

export const REVIEW_MOVES: readonly Move[] = [
  move('decide', '0', {
    check({ decideDate }, { reviewGrade, handleType, handleNo, handleUntil }) {
      needed(decideDate, '评定日期不能为空');
      if (reviewGrade === '4' && [null, '', '0'].some((none) => none === handleType))
        throw new Refusal('不合格须填处置');
      if (EXPULSIONS.includes(String(handleType))) needed(handleNo, '劝退、除名须填处置文号');
      if (handleType !== TO_IMPROVE) return;
      needed(handleUntil, '改正期限不能为空');
      if (String(handleUntil) > yearAfter(String(decideDate))) throw new Refusal('改正期限不超过一年');
    },
    to: ({ decideDate }) => ({ status: '1', decideDate }),
  }),
  move('approve', '1', {
    check(_sent, { createBy, handleType }, account) {
      notOwn(createBy, account);
      if (EXPULSIONS.includes(String(handleType)) && !isPermitted(account, 'party:review:expel'))
        throw new Refusal('劝退、除名由党委组织部批准');
    },
    to: (_sent, { handleType }) => ({ status: handleType === TO_IMPROVE ? '3' : '2' }),
  }),
  move('back', '1', {
    check({ remark }, { createBy }, account) {
      notOwn(createBy, account);
      needed(remark, '请写明退回原因');
    },
    to: ({ remark }) => ({ status: '0', remark, decideDate: null }),
  }),
  move('finish', '3', { to: () => ({ status: '4' }) }),
];
