import { daysAgo } from './months';
import { BRANCH_SIZES, type SeedMember } from './seedMembers';
import { seedDepartments } from '../system/seedDepartments';

const FIRST_ID = 9001;
const ROOT = 1;
const YEARS: Readonly<Record<string, number>> = { '1': 5, '2': 3, '3': 3 };
/** A term that is delayed ends so many days before the delay. */
const DELAY_DAYS = 360;

/** When the next elections are due, in days from today: two are late, two due in three months, three more in half a year. */
const DUE_IN: readonly (readonly [deptId: number, days: number])[] = [
  ...[700, 400, 900, 140].map((days, index) => [[1, 101, 102, 104][index] ?? 0, days] as const),
  ...[70, -40, 610, 110, 800, 20, 500, 950, -12, 330, 170, 1000].map(
    (days, index) => [BRANCH_SIZES[index]?.[0] ?? 0, days] as const,
  ),
];
const DELAYED = 216;

const yearsAfter = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
/** Of all days but this one there is one in every year. */
const everyYears = (day: string) => day.replace('-02-29', '-02-28');

interface SeedOrg {
  orgId: number;
  deptId: number;
  deptName: string;
  parentName: string | null;
  orgType: string;
  foundDate: string;
  foundNo: string;
  seatNum: number;
  termNo: number;
  termStart: string;
  termYears: number;
  delayUntil: string | null;
  delayNo: string | null;
  termDue: string;
  status: string;
}

/** The committee of the group, three general branches, and their branches. */
export function seedOrgs(): SeedOrg[] {
  const departments = new Map(seedDepartments().map((row) => [row.deptId, row]));
  return DUE_IN.map(([deptId, days], index) => {
    const department = departments.get(deptId);
    const orgType = deptId === ROOT ? '1' : deptId < 200 ? '2' : '3';
    const [termYears = 3, isDelayed] = [YEARS[orgType], deptId === DELAYED];
    const termDue = everyYears(daysAgo(-days));
    const regularDue = isDelayed ? everyYears(daysAgo(DELAY_DAYS - days)) : termDue;
    return {
      ...{ orgId: FIRST_ID + index, deptId, deptName: department?.deptName ?? '', orgType },
      parentName: departments.get(department?.parentId ?? 0)?.deptName ?? null,
      ...{ foundDate: `${1998 + index}-03-18`, foundNo: `港党组〔${1998 + index}〕${index + 2}号` },
      seatNum: orgType === '1' ? 7 : 5,
      ...{ termNo: 3 + (index % 3), termStart: yearsAfter(regularDue, -termYears), termYears, termDue, status: '0' },
      ...(isDelayed
        ? { delayUntil: termDue, delayNo: `港党组〔${regularDue.slice(0, 4)}〕31号` }
        : { delayUntil: null, delayNo: null }),
    };
  });
}

const NONE = '9';
const [SECRETARY, DEPUTY, GROUP_HEAD, ON_COMMITTEE] = ['1', '2', '7', '8'];
const [ELECTED, APPOINTED, ADDED] = ['1', '2', '3'];

/** Posts of branches, as the roster has them; those of general branches and the committee; and former secretaries. */
export function seedPosts(members: readonly SeedMember[]) {
  const orgs = seedOrgs();
  const isActive = ({ memberState }: SeedMember) => memberState === '0';
  const inBranch = (deptId: number) => members.filter((one) => one.deptId === deptId && isActive(one));
  const isFull = ({ memberType }: SeedMember) => memberType === '1';
  /** Who has no post in the own branch. */
  const others = (deptId: number) => inBranch(deptId).filter((one) => one.partyPost === NONE && isFull(one));
  const post = (
    { orgId, deptId, deptName, termNo, termStart }: SeedOrg,
    { memberId, memberName, fullDate }: SeedMember,
    partyPost: string,
    due: number,
  ) => {
    // Who became a full member after the election was added later.
    const isLater = fullDate !== null && fullDate > termStart;
    const electWay = partyPost === GROUP_HEAD ? APPOINTED : isLater ? ADDED : ELECTED;
    const present = Math.ceil(due * 0.9);
    return {
      ...{ orgId, deptId, deptName, memberId, memberName, partyPost, termNo, electWay, postStatus: '0' },
      ...{ startDate: isLater ? fullDate : termStart, endDate: null, docNo: null },
      ...(electWay === APPOINTED ? {} : { voterDue: due, voterNum: present, yesNum: present - (memberId % 2) }),
    };
  };
  const posts = orgs.flatMap((org) => {
    const { deptId, orgType } = org;
    const own = inBranch(deptId);
    const full = own.filter(isFull).length;
    if (orgType === '3') {
      const [former] = others(deptId).slice(-1);
      const now = own.filter(({ partyPost }) => partyPost !== NONE).map((one) => post(org, one, one.partyPost, full));
      const before = { termNo: org.termNo - 1, startDate: yearsAfter(org.termStart, -3), endDate: org.termStart };
      return former && former.fullDate !== null && former.fullDate < before.startDate
        ? [{ ...post(org, former, SECRETARY, full), ...before, postStatus: '1' }, ...now]
        : now;
    }
    const below = orgs.filter(({ parentName }) => parentName === org.deptName).map((one) => one.deptId);
    const branches = orgType === '2' ? below : [208, 212, 218];
    const [head, deputy] = others(branches.at(-1) ?? 0);
    const heads = branches.flatMap((id) => inBranch(id).find(({ partyPost }) => partyPost === SECRETARY) ?? []);
    return [
      ...(head ? [post(org, head, SECRETARY, 48)] : []),
      ...(deputy ? [post(org, deputy, DEPUTY, 48)] : []),
      ...heads.slice(0, 3).map((one) => post(org, one, ON_COMMITTEE, 48)),
    ];
  });
  return posts.map((one, index) => ({ postId: FIRST_ID + index, ...one }));
}
