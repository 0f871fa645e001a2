import { endOfMonth, monthsAgo } from './months';
import { seedFees } from './seedFees';
import { BRANCH_SIZES, type SeedMember } from './seedMembers';

const FIRST_ID = 9501;
const MONTHS = 12;
/** Branches that have not yet passed on what was paid last month. */
const BEHIND = new Set([205, 212, 217]);

/** What the branches passed on of a year's dues: what was paid, the month after. */
export function seedRemits(members: readonly SeedMember[]) {
  const paid = seedFees(members).filter((fee) => 'paid' in fee);
  const remits = Array.from({ length: MONTHS }, (_, index) => MONTHS - index).flatMap((ago) =>
    BRANCH_SIZES.filter(([deptId]) => ago > 1 || !BEHIND.has(deptId)).map(([deptId]) => {
      const remitMonth = monthsAgo(ago);
      const fees = paid.filter((fee) => fee.deptId === deptId && fee.feeMonth === remitMonth);
      const cents = fees.reduce((sum, fee) => sum + Math.round(fee.paid * 100), 0);
      return {
        ...{ deptId, deptName: fees[0]?.deptName ?? '', remitMonth, remitSum: cents / 100, memberNum: fees.length },
        ...{ remitDate: ago > 1 ? `${monthsAgo(ago - 1)}-08` : endOfMonth(remitMonth), payee: '港口集团党委' },
        voucherNo: `${remitMonth.replace('-', '')}${deptId}`,
      };
    }),
  );
  return remits.map((one, index) => ({ remitId: FIRST_ID + index, ...one }));
}
