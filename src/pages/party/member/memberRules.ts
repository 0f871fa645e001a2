import dayjs from 'dayjs';
import { isMasked, type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { validators } from '@/lib/validators';
import { FULL, NORMAL, ON_PROBATION } from './memberCounts';

/** Posts and sexes, as the dictionaries have them. */
const SECRETARY = '1';
const MALE = '0';
const FEMALE = '1';

/** 《细则》第五条, in years. */
const GROWN_UP = 18;
const PROBATION = 1;
const LONG_PROBATION = 2;
/** 1983 brought the years of probation into use: for earlier joins the rules only warn. */
const SINCE = '1983-01-01';

/** Whole years from one day to another; undefined unless both are days. */
export function yearsBetween(from: unknown, to: unknown): number | undefined {
  const [start, end] = [dayjs(textOf(from)), dayjs(textOf(to))];
  return textOf(from) !== '' && textOf(to) !== '' && start.isValid() && end.isValid()
    ? end.diff(start, 'year')
    : undefined;
}

const isLess = (years: number | undefined, least: number) => years !== undefined && years < least;

/** What an id number says; undefined for a masked one, and for what is none. */
function idFacts(idCard: unknown): { sex: string; birthDate: string } | undefined {
  const text = textOf(idCard);
  if (isMasked(idCard) || !validators.idNumberStrict.test(text)) return undefined;
  const birthDate = text.slice(6, 14).replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
  return { sex: Number(text[16]) % 2 === 1 ? MALE : FEMALE, birthDate };
}

const ageProblem = ({ birthDate, joinDate }: ServerRecord) =>
  isLess(yearsBetween(birthDate, joinDate), GROWN_UP) ? '入党时不满18周岁' : undefined;

const probationProblem = ({ joinDate, fullDate }: ServerRecord) =>
  textOf(fullDate) !== '' && isLess(yearsBetween(joinDate, fullDate), PROBATION)
    ? '转正日期应在入党满一年之后'
    : undefined;

const isOldJoin = ({ joinDate }: ServerRecord) => textOf(joinDate) < SINCE;

/** Why a member cannot be so, by field. */
export const MEMBER_PROBLEMS: Readonly<Record<string, (member: ServerRecord) => string | undefined>> = {
  sex: ({ sex, idCard }) => {
    const facts = idFacts(idCard);
    return facts && textOf(sex) !== '' && sex !== facts.sex ? '性别与身份证号不一致' : undefined;
  },
  joinDate: (member) => (isOldJoin(member) ? undefined : ageProblem(member)),
  fullDate: (member) => {
    const { memberType, fullDate } = member;
    if (memberType === FULL && textOf(fullDate) === '') return '正式党员应填转正日期';
    if (memberType === ON_PROBATION && textOf(fullDate) !== '') return '预备党员不填转正日期';
    return isOldJoin(member) ? undefined : probationProblem(member);
  },
};

/**
 * What is unusual in a member, but allowed.
 *
 * @param others the members with the same name, and those of the branch, this one among them as it was
 */
export function memberWarnings(member: ServerRecord, others: readonly ServerRecord[], today: string): string[] {
  const { memberId, memberName, birthDate, deptId, memberState, memberType, joinDate } = member;
  const facts = idFacts(member['idCard']);
  const isOther = (one: ServerRecord) => textOf(one['memberId']) !== textOf(memberId);
  const isTwin = (one: ServerRecord) => one['memberName'] === memberName && one['birthDate'] === birthDate;
  const isSecretary = (one: ServerRecord) =>
    textOf(one['deptId']) === textOf(deptId) && one['partyPost'] === SECRETARY && one['memberState'] === NORMAL;
  const probationEnds = dayjs(textOf(joinDate)).add(LONG_PROBATION, 'year').format('YYYY-MM-DD');
  const isPast = memberType === ON_PROBATION && memberState === NORMAL && probationEnds < today;
  const warnings = [
    isOldJoin(member) && ageProblem(member),
    isOldJoin(member) && probationProblem(member),
    facts && textOf(birthDate) !== '' && facts.birthDate !== birthDate && '出生日期与身份证号不一致',
    others.some((one) => isOther(one) && isTwin(one)) && '名册中已有同名同生日的党员',
    others.some((one) => !isOther(one) && one['memberName'] !== memberName) && '已有记录保留原姓名',
    isPast && '预备期已超过两年',
    isSecretary(member) && others.some((one) => isOther(one) && isSecretary(one)) && '该支部已有书记',
  ];
  return warnings.filter((text) => typeof text === 'string');
}

/** Up to how many years, and what those are called. */
type Bands = readonly (readonly [upTo: number, label: string])[];

const AGES: Bands = [
  [30, '30岁及以下'],
  [40, '31至40岁'],
  [50, '41至50岁'],
  [60, '51至60岁'],
  [Infinity, '61岁及以上'],
];
const YEARS_IN_PARTY: Bands = [
  [5, '5年及以下'],
  [10, '6至10年'],
  [20, '11至20年'],
  [30, '21至30年'],
  [Infinity, '31年及以上'],
];

const bandOf = (bands: Bands) => (day: unknown, today: string) => {
  const years = yearsBetween(day, today);
  return years === undefined ? '未填' : (bands.find(([upTo]) => years <= upTo)?.[1] ?? '');
};

const labelsOf = (bands: Bands) => bands.map(([, label]) => label);

export const AGE_BANDS = labelsOf(AGES);
export const ageBand = bandOf(AGES);
export const PARTY_AGE_BANDS = labelsOf(YEARS_IN_PARTY);
export const partyAgeBand = bandOf(YEARS_IN_PARTY);
