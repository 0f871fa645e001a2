import { textOf } from '@/lib/record/ServerRecord';
import { today } from '@/lib/time/today';
import { remarkField } from '@/resource/model/usualFields';
import { useChecks } from '@/resource/view/form/useChecks';
import { resourcePage } from '@/resource/view/resourcePage';
import { BRANCH, BranchSide } from '../branch';
import { BRANCHES, MEMBERS, move } from '../lists';
import { reviewTable } from './reviewDocuments';
import { REVIEW_ENTRIES, REVIEW_FIELDS, REVIEW_LIST } from './reviewFields';
import {
  gradeWarnings,
  isExpulsion,
  isLocked,
  isOwn,
  lacksGrade,
  REVIEW_PROBLEMS,
  reviewProblem,
  reviewWarnings,
} from './reviewRules';
import { IMPROVING, OPEN, type Review, REVIEWS, WAITING, YEAR } from './reviews';

const ASKED = [BRANCH, { ...YEAR, form: { required: true, initial: () => String(new Date().getFullYear()) } }];

const OWN = '不能审批本人提交的记录';

/** 民主评议 */
export default resourcePage<Review>({
  ...REVIEW_LIST,
  can: ['add', 'edit', 'remove', 'export', 'detail'],
  title: '民主评议',
  Side: BranchSide,
  opens: { query: { reviewYear: 'thisYear' } },
  isLocked,
  useRules: (_scope, base) => useChecks(REVIEW_FIELDS, REVIEW_PROBLEMS, base),
  warn: async (review, read) => {
    const { deptId, reviewYear, memberId } = review;
    const all = await read(REVIEWS, { deptId: textOf(deptId), reviewYear: textOf(reviewYear) });
    const others = all.filter((one) => textOf(one['memberId']) !== textOf(memberId));
    return [...reviewWarnings(review), ...gradeWarnings([...others, review])];
  },
  tools: [
    {
      key: 'fill',
      label: '生成本年',
      permission: 'add',
      ask: ASKED,
      fill: {
        from: ({ deptId }) => ({ list: MEMBERS, query: { deptId: textOf(deptId), memberState: '0' } }),
        existing: {
          query: ({ deptId, reviewYear }) => ({ deptId: textOf(deptId), reviewYear: textOf(reviewYear) }),
          key: ({ memberId }) => textOf(memberId),
        },
        make: ({ deptId, deptName, memberId, memberName, memberType }, _found, { reviewYear }) => ({
          ...{ deptId, deptName, memberId, memberName, memberType },
          reviewYear: textOf(reviewYear),
          status: OPEN,
        }),
        max: 50,
      },
    },
    {
      key: 'entry',
      label: '评议录入',
      permission: 'edit',
      ask: ASKED,
      rows: {
        of: REVIEW_ENTRIES,
        by: ({ deptId, reviewYear }) => ({ deptId, reviewYear }),
        warn: gradeWarnings,
      },
    },
  ],
  selectionActions: [
    {
      key: 'decide',
      label: '评定',
      permission: 'decide',
      when: ({ status }) => status === OPEN,
      ask: [{ name: 'decideDate', label: '评定日期', kind: 'day', form: { required: true, initial: today } }],
      check: (review, asked) => ({
        refuse: reviewProblem({ ...review, ...asked }),
        warn: [...reviewWarnings(review), ...(lacksGrade(review) ? ['未评定等次'] : [])],
      }),
      each: move(REVIEWS, 'decide'),
      question: (count) => `确定评定${count}名党员的等次？评定后不能修改。`,
    },
    {
      key: 'approve',
      label: '通过',
      permission: 'approve',
      when: ({ status }) => status === WAITING,
      check(review, _asked, _read, { username, may }) {
        if (isExpulsion(review) && !may('party:review:expel')) return { refuse: '劝退、除名由党委组织部批准' };
        return { refuse: isOwn(review, username) ? OWN : undefined };
      },
      each: move(REVIEWS, 'approve'),
      question: (count) => `确定通过${count}条民主评议？`,
    },
  ],
  rowActions: [
    {
      key: 'back',
      label: '退回',
      permission: 'back',
      when: ({ status }) => status === WAITING,
      ask: [{ ...remarkField(), label: '退回原因' }],
      check(review, { remark }, _read, { username }) {
        if (isOwn(review, username)) return { refuse: OWN };
        return { refuse: textOf(remark).trim() === '' ? '请写明退回原因' : undefined };
      },
      each: move(REVIEWS, 'back'),
      question: (name) => `退回${name}的民主评议？`,
    },
    {
      key: 'finish',
      label: '期满',
      permission: 'finish',
      when: ({ status }) => status === IMPROVING,
      each: move(REVIEWS, 'finish'),
      question: (name) => `${name}的改正期已满？`,
    },
  ],
  pivot: {
    branches: BRANCHES,
    rows: { field: 'deptId', all: 'branches' },
    columns: { field: 'reviewGrade', all: { dict: 'review_grade' } },
    cell: {},
  },
  documents: [
    {
      key: 'table',
      label: '汇总表',
      at: 'list',
      template: 'review.docx',
      permission: 'query',
      data: (_none, [reviews = []], words) => reviewTable(reviews, (review) => words(REVIEW_LIST, review)),
    },
  ],
});
