import { duesOf } from './dues';
import { drawn } from './drawn';
import { endOfMonth, monthsAgo } from './months';
import type { SeedMember } from './seedMembers';

const FIRST_ID = 5001;
const MONTHS = 18;

/** Wages, with those where the rate changes. */
const BASES = [2800, 3000, 3200, 3650.5, 4500, 5000, 5200, 6300, 7400, 8650, 9800, 10_000, 10_600, 12_400, 14_200];
const BORN_BEFORE_PENSION = 1966;

/** Places in the roster of those who are different. */
const WITHOUT_STANDARD = 12;
const EXEMPT = 110;
const WAITING = 30;
const BEHIND = new Set([50, 175]);
const MONTHS_BEHIND = 5;

const isActive = ({ memberState }: SeedMember) => memberState === '0';

interface SeedStandard {
  standardId: number;
  deptId: number;
  deptName: string;
  memberId: number;
  memberName: string;
  payerType: string;
  base: number;
  rate: number;
  due: number;
  startMonth: string;
  endMonth: string | null;
  reduceType: string;
  approveNo: string | null;
  approveBy: string | null;
  approveDate: string | null;
  status: string;
  createBy: string;
}

/** One standard for each member; some had another one until the last turn of a year. */
export function seedStandards(members: readonly SeedMember[]): SeedStandard[] {
  const draw = drawn(60);
  const first = monthsAgo(MONTHS);
  const year = monthsAgo(1).slice(0, 4);
  const standards: Omit<SeedStandard, 'standardId'>[] = [];
  members.forEach((member, number) => {
    const place = Math.floor(draw() * BASES.length);
    if (number === WITHOUT_STANDARD || !isActive(member)) return;
    const { deptId, deptName, memberId, memberName, birthDate, joinDate } = member;
    const payerType = Number(birthDate.slice(0, 4)) <= BORN_BEFORE_PENSION ? '4' : number % 80 === 17 ? '2' : '1';
    const joined = joinDate.slice(0, 7);
    const none = { endMonth: null, reduceType: '0', approveNo: null, approveBy: null, approveDate: null, status: '0' };
    const standard = (base: number, startMonth: string) => ({
      ...{ deptId, deptName, memberId, memberName, payerType, base, ...duesOf(payerType, base), startMonth, ...none },
      createBy: 'zhiwei',
    });
    const base = BASES[place] ?? 0;
    if (number === EXEMPT) {
      const approved = { approveNo: `港党组〔${year}〕7号`, approveBy: '严淑华', approveDate: `${first}-20` };
      standards.push({ ...standard(base, first), due: 0, reduceType: '2', ...approved });
    } else if (number === WAITING) {
      standards.push({ ...standard(base, first), endMonth: monthsAgo(1) });
      standards.push({ ...standard(base, monthsAgo(0)), due: 5, reduceType: '1', status: '2', createBy: 'shuji' });
    } else if (number % 8 === 5 && joined < first && first < `${year}-01`) {
      standards.push({ ...standard(BASES[Math.max(place - 1, 0)] ?? 0, first), endMonth: `${Number(year) - 1}-12` });
      standards.push(standard(base, `${year}-01`));
    } else {
      standards.push(standard(base, joined > first ? joined : first));
    }
  });
  return standards.map((one, index) => ({ standardId: FIRST_ID + index, ...one }));
}

/** Whether a standard holds in a month. */
const covers = ({ startMonth, endMonth, status }: SeedStandard, month: string) =>
  status === '0' && startMonth <= month && (!endMonth || endMonth >= month);

/** The dues of the last months: of the latest one not all are paid, and two members are months behind. */
export function seedFees(members: readonly SeedMember[]) {
  const draw = drawn(61);
  const all = seedStandards(members);
  const standards = new Map(members.map(({ memberId }) => [memberId, all.filter((one) => one.memberId === memberId)]));
  const payees = new Map(
    members.filter(({ partyPost }) => partyPost === '3').map((one) => [one.deptId, one.memberName]),
  );
  return Array.from({ length: MONTHS }, (_, index) => MONTHS - index)
    .flatMap((ago) => {
      const feeMonth = monthsAgo(ago);
      const dueDate = endOfMonth(feeMonth);
      return members.flatMap((member, number) => {
        const chance = draw();
        const standard = standards.get(member.memberId)?.find((one) => covers(one, feeMonth));
        if (!standard || !isActive(member) || member.joinDate.slice(0, 7) > feeMonth) return [];
        const { deptId, deptName, memberId, memberName } = member;
        const { due } = standard;
        const isUnpaid = BEHIND.has(number) ? ago <= MONTHS_BEHIND : ago === 1 && number % 15 === 1;
        const isLate = ago > 1 && chance < 0.02;
        const day = String(5 + Math.floor(chance * 20)).padStart(2, '0');
        const paid = {
          paid: due,
          paidDate: `${isLate ? monthsAgo(ago - 1) : feeMonth}-${day}`,
          payWay: ['3', '3', '2', '1'][number % 4],
          feeState: isLate ? '2' : '1',
          payeeName: payees.get(deptId) ?? '顾明远',
        };
        const state = due === 0 ? { feeState: '3' } : isUnpaid ? { feeState: '0' } : paid;
        return [{ deptId, deptName, memberId, memberName, feeMonth, dueDate, due, ...state, createBy: 'zhiwei' }];
      });
    })
    .map((fee, index) => ({ feeId: FIRST_ID + index, ...fee }));
}
