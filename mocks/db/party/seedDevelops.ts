import { localTime } from '../resource/localTime';
import { drawn } from './drawn';
import { daysAgo, monthsAfter } from './months';
import { BRANCH_SIZES, type SeedMember } from './seedMembers';

const FIRST_ID = 5001;
const PROBATION_MONTHS = 12;
const EXTENSION_MONTHS = 6;

/** The steps in their order, each with the days after the application on which it is usually done. */
export const STEP_DAYS: readonly (readonly [key: string, days: number])[] = [
  ['01', 0],
  ...[10, 200, 215, 230].map((days, at) => [`0${at + 2}`, days] as const),
  ['06', 400],
  ['06', 575],
  ['07', 590],
  ['08', 605],
  ['8a', 620],
  ['09', 625],
  ...[640, 655, 665, 680, 690, 700, 715, 730, 745, 750, 755].map((days, at) => [String(at + 10), days] as const),
  ['21', 900],
  ['21', 1040],
  ...[1066, 1068, 1090, 1100].map((days, at) => [String(at + 22), days] as const),
];

export const STEP_KEYS = [...new Set(STEP_DAYS.map(([key]) => key))];

/** The stage of somebody who is at a step. */
export const stageOf = (key: unknown): string => {
  const from = ['03', '8a', '17', '24'].map((one) => STEP_KEYS.indexOf(one));
  return String(1 + from.filter((place) => place <= STEP_KEYS.indexOf(String(key))).length);
};

/** Which steps the next one is due after, by the last that is done. */
const DUE: Readonly<Record<string, readonly [months: number, after: string]>> = {
  '01': [1, '01'],
  '05': [6, '05'],
  '06': [6, '06'],
  '14': [1, '13'],
  '16': [3, '15'],
  '19': [1, '17'],
  '20': [6, '20'],
  '21': [6, '21'],
  '23': [3, '23'],
};

const dayAfter = (day: string, days: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return localTime(new Date(year, month - 1, date + days)).slice(0, 10);
};

/** How many people are at a step who are no members yet: 20 applicants, 16 activists, 8 to be developed. */
const AT: readonly (readonly [key: string, count: number])[] = [
  ['01', 12],
  ['02', 8],
  ['03', 2],
  ['04', 2],
  ['05', 4],
  ['06', 6],
  ['07', 1],
  // It is being made public just now.
  ['08', 1],
  ...['8a', '09', '10', '11', '12', '13', '14', '16'].map((key) => [key, 1] as const),
];
/** The first of these steps has been left for so many days: longer than it may be. */
const OVERDUE: Readonly<Record<string, number>> = { '01': 45, '05': 200, '14': 40 };

const SURNAMES = [...'方石姚谭邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎'];
const GIVEN: Readonly<Record<'0' | '1', readonly string[]>> = {
  0: ['晓晨', '一鸣', '俊杰', '泽宇', '家豪', '思远', '天宇', '博文', '凯', '志强'],
  1: ['梦洁', '雨桐', '欣怡', '诗涵', '佳琪', '晓彤', '婷婷', '若兰', '思琪', '嘉怡'],
};
const JOBS = ['桥吊司机', '理货员', '电工', '调度员', '安全员', '机修工'];

interface Person {
  deptId: number;
  deptName: string;
  personName: string;
  sex: '0' | '1';
  birthDate: string;
  postName: string;
  applyDate: string;
  key: string;
  member?: SeedMember;
  isExtended?: boolean;
}

/** People on the way into the party, with their steps: those on probation are those of the roster. */
export function seedDevelops(members: readonly SeedMember[]) {
  const draw = drawn(45);
  const today = daysAgo(0);
  const daysTo = (key: string) => STEP_DAYS.findLast(([one]) => one === key)?.[1] ?? 0;
  const people: Person[] = [];
  for (const [key, count] of AT) {
    for (let place = 0; place < count; place += 1) {
      const number = people.length;
      const [deptId = 0] = BRANCH_SIZES[number % BRANCH_SIZES.length] ?? [];
      const deptName = members.find((one) => one.deptId === deptId)?.deptName ?? '';
      const sex = draw() < 0.6 ? '0' : '1';
      const since = (place === 0 ? OVERDUE[key] : undefined) ?? 3 + Math.floor(draw() * 12);
      people.push({
        ...{ deptId, deptName, sex, key },
        personName: `${SURNAMES[number % SURNAMES.length] ?? ''}${GIVEN[sex][number % 10] ?? ''}`,
        birthDate: `${1988 + Math.floor(draw() * 12)}-0${1 + (number % 9)}-1${number % 10}`,
        postName: `${deptName.replace('党支部', '')}${JOBS[number % JOBS.length] ?? ''}`,
        applyDate: daysAgo(daysTo(key) + since),
      });
    }
  }
  const onProbation = members.filter(({ memberType }) => memberType === '2');
  const latest = members
    .filter(({ memberType, memberState }) => memberType === '1' && memberState === '0')
    .sort((one, other) => other.joinDate.localeCompare(one.joinDate));
  for (const member of [...onProbation, ...latest.slice(0, 2)]) {
    const isFull = member.memberType === '1';
    const months = onProbation.indexOf(member) + 1;
    const { deptId, deptName, memberName: personName, sex, birthDate, postName, joinDate } = member;
    people.push({
      ...{ deptId, deptName, personName, sex, birthDate, postName, member },
      applyDate: dayAfter(joinDate, -daysTo('15')),
      key: isFull ? '25' : months === 1 ? '17' : months === 2 ? '19' : months < 6 ? '20' : '21',
      // The one who has been on probation longest.
      isExtended: months === onProbation.length,
    });
  }
  const steps: Record<string, unknown>[] = [];
  const develops = people.map((person, number) => {
    const { key, member, isExtended = false, applyDate, deptId, ...rest } = person;
    const developId = FIRST_ID + number;
    const voters = members.filter((one) => one.deptId === deptId && one.memberType === '1').length;
    const full = members.filter((one) => one.deptId === deptId && one.memberType === '1' && one.memberState === '0');
    const contactNames = full
      .slice(1, 3)
      .map(({ memberName }) => memberName)
      .join('、');
    const dayOf = new Map<string, string>([['01', applyDate]]);
    const last = STEP_KEYS.indexOf(key);
    for (const [stepKey, days] of STEP_DAYS) {
      const usual = dayAfter(applyDate, days);
      // The committee above may have been quicker.
      const stepDate = usual > today && stepKey === '17' ? today : usual;
      if (stepKey === '01' || STEP_KEYS.indexOf(stepKey) > last || stepDate > today) continue;
      dayOf.set(stepKey, stepDate);
      const isVote = stepKey === '15' || stepKey === '23';
      const before = stepKey === '8a' ? 9 : stepKey === '11' ? 3 : 0;
      steps.push({
        ...{ stepId: FIRST_ID + steps.length, developId, deptId, stepKey, stepDate, resultType: '1' },
        ...(before > 0 && { startDate: dayAfter(stepDate, -before), endDate: dayAfter(stepDate, -1) }),
        ...(isVote && {
          ...{ voterDue: voters, voterNum: voters - 1, yesNum: voters - 1, noNum: 0, abstainNum: 0 },
          opinion: '该同志对党的认识明确，工作踏实，基本具备党员条件',
        }),
        ...(stepKey === '10' && { opinion: '审查合格' }),
      });
    }
    const joinDate = member?.joinDate ?? null;
    const probation = PROBATION_MONTHS + (isExtended ? EXTENSION_MONTHS : 0);
    const fullDue = joinDate && monthsAfter(joinDate, probation);
    const [reached = key] = [...dayOf.keys()].slice(-1);
    const [months = 0, after = ''] = DUE[reached] ?? [];
    const due = months === 0 ? '9999-12-31' : monthsAfter(dayOf.get(after) ?? applyDate, months);
    return {
      ...{ developId, deptId, ...rest, applyDate, stepKey: reached, stage: stageOf(reached), joinDate, fullDue },
      nextDue: ['20', '21'].includes(reached) && fullDue && fullDue < due ? fullDue : due,
      activistDate: dayOf.get('03') ?? null,
      targetDate: dayOf.get('08') ?? null,
      extendFlag: isExtended ? '1' : '0',
      contactNames: dayOf.has('05') ? contactNames : null,
      sponsorNames: dayOf.has('09') ? contactNames : null,
      status: reached === '25' ? '1' : '0',
      memberId: member?.memberId ?? null,
      createBy: 'zhiwei',
    };
  });
  return { develops, steps };
}
