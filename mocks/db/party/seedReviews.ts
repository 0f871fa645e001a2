import { drawn } from './drawn';
import { daysAgo } from './months';
import { BRANCH_SIZES, type SeedMember } from './seedMembers';

const FIRST_ID = 8001;
/** Every other branch has begun this year; the first one has not. */
const BEGUN = BRANCH_SIZES.map(([deptId]) => deptId).filter((_id, place) => place % 2 === 1);
/** Of these, those that have decided already. */
const DECIDED = BEGUN.slice(0, 3);
/** Members who are 基本合格 in the last year, by their place in the roster: one is helped, one has until soon to improve. */
const BASIC: Readonly<Record<number, { handleType: string; handleUntil: string | null; status: string }>> = {
  30: { handleType: '1', handleUntil: null, status: '2' },
  70: { handleType: '2', handleUntil: daysAgo(-20), status: '3' },
};

const isActive = ({ memberState }: SeedMember) => memberState === '0';

/** Last year's reviews of all branches, and half of this year's. */
export function seedReviews(members: readonly SeedMember[]) {
  const draw = drawn(66);
  const year = Number(daysAgo(0).slice(0, 4));
  const reviews: Record<string, unknown>[] = [];
  const numbers = new Map(members.map(({ memberId }, at) => [memberId, at]));

  const add = (reviewYear: number, member: SeedMember, voters: number, place: number, status: string) => {
    const { memberId, memberName, memberType, deptId, deptName } = member;
    const basic = reviewYear < year ? BASIC[numbers.get(memberId) ?? -1] : undefined;
    const isGraded = memberType === '1' && status !== '';
    const isBest = place % 5 === 1;
    const bestNum = Math.min(voters, Math.floor(voters * (isBest ? 0.7 : 0.3) + draw() * 4));
    const basicNum = basic ? Math.ceil(voters / 2) : 0;
    reviews.push({
      ...{ reviewId: FIRST_ID + reviews.length, reviewYear: String(reviewYear) },
      ...{ deptId, deptName, memberId, memberName, memberType, createBy: 'zhiwei', status: status || '0' },
      ...(isGraded && {
        ...{ bestNum: basic ? 0 : bestNum, goodNum: voters - basicNum - (basic ? 0 : bestNum), basicNum, badNum: 0 },
        ...{ studyHours: 32 + Math.floor(draw() * 12), handleType: '0' },
        reviewGrade: basic ? '3' : isBest ? '1' : '2',
      }),
      ...(status !== '' && status !== '0' && { decideDate: reviewYear < year ? `${year}-01-10` : daysAgo(3) }),
      ...basic,
    });
  };
  for (const [deptId] of BRANCH_SIZES) {
    const branch = members.filter((one) => one.deptId === deptId && isActive(one));
    // Who joined this year was not there yet.
    const then = branch.filter(({ joinDate }) => joinDate < `${year}-01-01`);
    then.forEach((one, place) => add(year - 1, one, then.length, place, '2'));
    if (BEGUN.includes(deptId))
      branch.forEach((one, place) => add(year, one, branch.length, place, DECIDED.includes(deptId) ? '1' : ''));
  }
  return reviews;
}

const TOPICS = ['思想和工作情况', '岗位安全责任', '家庭困难和帮扶', '支部建设意见', '学习教育体会'];

/** Three talks a branch: one held, one to come, and of some one that is late. */
export function seedTalks(members: readonly SeedMember[]) {
  const talks: Record<string, unknown>[] = [];
  for (const [at, [deptId]] of BRANCH_SIZES.entries()) {
    const [talker, ...others] = members.filter((one) => one.deptId === deptId && isActive(one));
    if (!talker) continue;
    const days = [40, -15, ...(at % 3 === 0 ? [6] : [])];
    days.forEach((ago, place) => {
      const { memberId, memberName, deptName, partyPost } = others[place] ?? talker;
      const isHeld = place === 0;
      talks.push({
        ...{ talkId: FIRST_ID + talks.length, deptId, deptName, memberId, memberName, createBy: 'zhiwei' },
        ...{ talkerId: talker.memberId, talkerName: talker.memberName, talkType: partyPost === '9' ? '2' : '1' },
        ...{ planDate: daysAgo(ago), talkDate: isHeld ? daysAgo(ago - 1) : null, status: isHeld ? '1' : '0' },
        topic: TOPICS[(at + place) % TOPICS.length],
        summary: isHeld ? '谈了近期的思想和工作，希望多参加技术比武。' : null,
      });
    });
  }
  return talks;
}
