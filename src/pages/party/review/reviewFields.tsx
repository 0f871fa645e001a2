import type { Field } from '@/resource/model/Field';
import type { NameOf } from '@/resource/model/FieldBase';
import { type Resource, keyOf } from '@/resource/model/Resource';
import { countField, remarkField } from '@/resource/model/usualFields';
import { useChecks } from '@/resource/view/form/useChecks';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { useAllRecordsQuery, WHEN_STALE } from '@/resource/data/recordEndpoints';
import { registerResource } from '@/resource/model/resourceRegistry';
import { branchOfNew, memberFields } from '../branch';
import { isExpulsion, isLocked, isToImprove, REVIEW_PROBLEMS, reviewWarnings, attendRate } from './reviewRules';
import { HANDLE_UNTIL, OPEN, type Review, REVIEWS, STATUS, YEAR } from './reviews';
import { ATTENDANCE } from '../meeting/attendance';

registerResource(ATTENDANCE, 'meetingId');

interface Props {
  review: { deptId?: unknown; memberId?: unknown; reviewYear?: unknown };
}

/** How often a member was at the meetings of the year. Those of a branch are one call. */
function AttendRate({ review: { deptId, memberId, reviewYear } }: Props) {
  const year = textOf(reviewYear);
  const query = { deptId: textOf(deptId), params: { beginHoldDate: `${year}-01-01`, endHoldDate: `${year}-12-31` } };
  const { data, isError } = useAllRecordsQuery({ list: keyOf(ATTENDANCE), queries: [query] }, WHEN_STALE);
  if (!data && !isError) return null;
  return attendRate(data ?? [], memberId) || '—';
}

type ReviewField = Field<NameOf<Review>>;

const VOTES: readonly ReviewField[] = [
  countField('bestNum', '优秀票', { form: true }),
  countField('goodNum', '合格票', { form: true }),
  countField('basicNum', '基本合格票', { form: true }),
  countField('badNum', '不合格票', { form: true }),
];
const HOURS: ReviewField = countField('studyHours', '本年学时', { form: true });
const RATE_COLUMN = { width: 96, render: (review: ServerRecord) => <AttendRate review={review} /> };
const RATE: ReviewField = {
  name: 'attendRate',
  label: '到会率',
  permission: 'party:attend:list',
  byServer: true,
  column: RATE_COLUMN,
  detail: false,
};
const GRADE: ReviewField = {
  name: 'reviewGrade',
  label: '等次',
  kind: 'dict',
  dict: 'review_grade',
  column: { width: 84 },
  form: true,
};
const HANDLE: ReviewField = {
  name: 'handleType',
  label: '处置',
  kind: 'dict',
  dict: 'handle_type',
  column: { width: 84 },
  form: true,
};
const HANDLE_NO: ReviewField = {
  name: 'handleNo',
  label: '处置文号',
  form: { max: 64, when: isExpulsion },
};
const UNTIL: ReviewField = { ...HANDLE_UNTIL, keepsValue: true, form: { when: isToImprove } };
const TYPE: ReviewField = {
  name: 'memberType',
  label: '党员类别',
  kind: 'dict',
  dict: 'member_type',
  detail: true,
};

export const REVIEW_FIELDS: readonly ReviewField[] = [
  ...branchOfNew(),
  { ...YEAR, column: { width: 64, hidden: true }, form: { required: true, only: 'new' } },
  ...memberFields().map((field) =>
    field.takes ? { ...field, takes: { ...field.takes, memberType: 'memberType' } } : field,
  ),
  TYPE,
  // Wanted where votes are typed, below 评议录入.
  { ...RATE, column: { ...RATE_COLUMN, hidden: true } },
  {
    name: 'votes',
    label: '四类票',
    column: {
      title: '优/合/基/不',
      width: 104,
      render: ({ bestNum, goodNum, basicNum, badNum }) => {
        const votes = [bestNum, goodNum, basicNum, badNum].map(textOf);
        return votes.every((text) => text === '') ? '' : votes.map((text) => text || '—').join('/');
      },
    },
    detail: false,
  },
  ...VOTES,
  { ...HOURS, column: { title: '学时', width: 64 } },
  { ...GRADE, query: true },
  { name: 'decideDate', label: '评定日期', kind: 'day', byServer: true, detail: true },
  HANDLE,
  HANDLE_NO,
  UNTIL,
  remarkField(),
  { ...STATUS, byServer: true, column: { width: 88 } },
];

/** A column of 评议录入, as wide as what is typed in it. */
const entry = (field: ReviewField, width: number, title = field.label): ReviewField => ({
  ...field,
  column: {
    width,
    title,
    ...(typeof field.column === 'object' && field.column.render && { render: field.column.render }),
  },
});
/** What is only read beside what is typed. */
const beside = (field: ReviewField): ReviewField => ({ ...field, form: { only: 'new' } });

const ENTRY_FIELDS: readonly ReviewField[] = [
  beside(entry({ name: 'memberName', label: '姓名' }, 64)),
  beside(entry(TYPE, 96, '类别')),
  beside(RATE),
  ...VOTES.map((field) => entry(field, 64, field.label.replace(/票$/, ''))),
  entry(HOURS, 64, '学时'),
  entry(GRADE, 116),
  entry(HANDLE, 116),
  entry(HANDLE_NO, 120),
  entry(UNTIL, 128),
];

/** 评议录入: the year of a branch, of which the roster has made the rows. */
export const REVIEW_ENTRIES: Resource<NameOf<Review>> = {
  ...REVIEWS,
  noun: '评议记录',
  title: '评议记录',
  can: ['edit'],
  isLocked,
  warn: (review) => Promise.resolve(reviewWarnings(review)),
  useRules: (_parent, base) => useChecks(ENTRY_FIELDS, REVIEW_PROBLEMS, base),
  fields: [...ENTRY_FIELDS, { ...STATUS, byServer: true }],
};

export const REVIEW_LIST: Resource<NameOf<Review>> = {
  ...REVIEWS,
  // As it is generated, the server does not set it.
  given: { status: OPEN },
  fields: REVIEW_FIELDS,
};
