import type { Field } from '@/resource/model/Field';
import type { NameOf } from '@/resource/model/FieldBase';
import type { Resource } from '@/resource/model/Resource';
import { BRANCHES } from '../lists';

/** What a branch found of a member in a year. */
export interface Review {
  reviewId: number;
  deptId: number;
  deptName: string;
  reviewYear: string;
  memberId: number;
  memberName: string;
  memberType: string;
  bestNum: number;
  goodNum: number;
  basicNum: number;
  badNum: number;
  studyHours: number;
  reviewGrade: string;
  decideDate: string;
  handleType: string;
  handleNo: string;
  handleUntil: string;
  status: string;
  remark: string;
  /** Computed here. */
  votes: string;
  attendRate: string;
}

/** States of a review, as `review_status` has them. */
export const OPEN = '0';
export const WAITING = '1';
export const IMPROVING = '3';

const YEARS = 10;
/** A text, as the table has it: this year, the next and those before. */
export const YEAR = {
  name: 'reviewYear',
  label: '年度',
  kind: 'options',
  options: Array.from({ length: YEARS }, (_none, ago) => String(new Date().getFullYear() + 1 - ago)).map((year) => ({
    value: year,
    label: year,
  })),
  query: true,
} as const satisfies Field;
export const HANDLE_UNTIL = {
  name: 'handleUntil',
  label: '改正期限',
  kind: 'day',
  query: 'range',
  rangeSuffix: 'HandleUntil',
} as const satisfies Field;
export const STATUS = {
  name: 'status',
  label: '状态',
  kind: 'dict',
  dict: 'review_status',
  query: true,
} as const satisfies Field;

const THIS_YEAR = { query: { reviewYear: 'thisYear' } } as const;

/** 民主评议, as far as they are counted. */
export const REVIEWS = {
  noun: '民主评议',
  measure: '条',
  path: '/party/review',
  id: 'reviewId',
  nameField: 'memberName',
  permission: 'party:review',
  fields: [YEAR, HANDLE_UNTIL, STATUS],
  reminders: [
    {
      label: '改正期将满',
      permission: 'finish',
      query: { status: IMPROVING },
      range: { handleUntil: { to: '+30d' } },
    },
    {
      label: '年度评议未定',
      permission: 'decide',
      months: [12],
      query: { status: OPEN, ...THIS_YEAR.query },
      none: { label: '本年评议尚未生成', branches: BRANCHES, ...THIS_YEAR },
    },
  ],
} as const satisfies Resource<NameOf<Review>>;
