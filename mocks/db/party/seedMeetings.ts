import { drawn } from './drawn';
import { daysAgo, endOfMonth, monthsAgo } from './months';
import { BRANCH_SIZES, type SeedMember } from './seedMembers';

const FIRST_ID = 7001;
const COMMITTEE_POSTS = ['1', '2', '3', '4', '5', '6', '8'];
const LEAST_COMMITTEE = 3;
const TOPICS = ['安全生产月活动', '疏港保畅攻坚', '岸电推广', '中央八项规定精神学习', '设备冬防检查', '党员先锋岗创建'];
const REASONS = ['倒班', '出差', '病假', '公休'];

interface Planned {
  meetingType: string;
  meetingName: string;
  /** The last month of its period. */
  month: number;
  groupName?: string;
}

const two = (number: number) => String(number).padStart(2, '0');
const months = (step: number) => Array.from({ length: 12 / step }, (_, at) => (at + 1) * step);

/** What a branch plans, and further meetings of some. */
const planOf = (year: string, hasCommittee: boolean, isLarge: boolean): Planned[] => [
  ...months(3).map((month) => ({
    meetingType: '1',
    meetingName: `${year}年第${'一二三四'.charAt(month / 3 - 1)}季度支部党员大会`,
    month,
  })),
  ...(hasCommittee
    ? months(1).map((month) => ({ meetingType: '2', meetingName: `${year}年${month}月支部委员会`, month }))
    : []),
  ...months(1).map((month) => ({ meetingType: '5', meetingName: `${year}年${month}月主题党日`, month })),
  { meetingType: '6', meetingName: `${year}年度组织生活会`, month: 12 },
  { meetingType: '4', meetingName: `${year}年“七一”专题党课`, month: 6 },
  ...(isLarge
    ? [{ meetingType: '3', meetingName: `${year}年3月第一党小组会`, month: 3, groupName: '第一党小组' }]
    : []),
];

/** Branches with something left of last month, by its kind: what waits, what was sent back, and what was not held. */
const WAITING = ['205 5', '206 5', '215 5'];
const SENT_BACK = ['205 2', '216 5'];
const OVERDUE = ['206 2', '207 5', '212 5', '217 5'];

const isCommittee = ({ partyPost }: SeedMember) => COMMITTEE_POSTS.includes(partyPost);

/** The meetings of the branches of a year, with who was there, and with votes. */
export function seedMeetings(members: readonly SeedMember[]) {
  const draw = drawn(62);
  const year = monthsAgo(1).slice(0, 4);
  const [today, lastMonth] = [daysAgo(0), monthsAgo(1)];
  const meetings: Record<string, unknown>[] = [];
  const attendances: Record<string, unknown>[] = [];
  const votes: Record<string, unknown>[] = [];
  for (const [deptId] of BRANCH_SIZES) {
    const branch = members.filter((one) => one.deptId === deptId && one.memberState === '0');
    const committee = branch.filter(isCommittee);
    const secretary = branch.find(({ partyPost }) => partyPost === '1');
    const plan = planOf(year, committee.length >= LEAST_COMMITTEE, branch.length > 20);
    for (const { meetingType, meetingName, month, groupName } of plan) {
      const meetingId = FIRST_ID + meetings.length;
      const period = `${year}-${two(month)}`;
      const holdDate = `${period}-${two(5 + Math.floor(draw() * 20))}`;
      const key = period === lastMonth ? `${deptId} ${meetingType}` : '';
      const topic = TOPICS[(month + meetings.length) % TOPICS.length] ?? '';
      const planned = {
        ...{ meetingId, deptId, deptName: secretary?.deptName, meetingType, meetingName, groupName: groupName ?? null },
        ...{ planDate: endOfMonth(period), agenda: '待定', status: '0', createBy: 'zhiwei' },
      };
      if (holdDate > today || OVERDUE.includes(key)) {
        meetings.push(planned);
        continue;
      }
      const asked =
        meetingType === '2' ? committee : groupName ? branch.filter((one) => one.groupName === groupName) : branch;
      const due = asked.filter(({ joinDate }) => joinDate <= holdDate);
      const absent = new Set(due.filter(() => draw() < 0.1).slice(0, Math.floor(due.length / 5)));
      const present = due.length - absent.size;
      due.forEach((one, place) =>
        attendances.push({
          ...{ attendId: FIRST_ID + attendances.length, meetingId, deptId, meetingType, holdDate },
          ...{ memberId: one.memberId, memberName: one.memberName, makeupFlag: '0' },
          attendState: absent.has(one) ? '2' : '1',
          absenceReason: absent.has(one) ? (REASONS[place % REASONS.length] ?? null) : null,
        }),
      );
      const voters = due.filter(({ memberType }) => memberType === '1');
      const voterNum = voters.filter((one) => !absent.has(one)).length;
      if (meetingType === '1' && month % 6 === 0)
        votes.push({
          ...{ voteId: FIRST_ID + votes.length, meetingId, deptId, matter: `${topic}方案` },
          ...{ voterDue: voters.length, voterNum, yesNum: voterNum - 1, noNum: 0, abstainNum: 1 },
          ...{ secretFlag: '1', resultType: '1' },
        });
      const waits = WAITING.includes(key);
      const isBack = SENT_BACK.includes(key);
      meetings.push({
        ...planned,
        ...{ holdDate, holdTime: '14:00—15:30', place: '党员活动室', hostName: secretary?.memberName },
        speakerName: meetingType === '4' ? secretary?.memberName : null,
        recorderName: committee[1]?.memberName ?? branch[1]?.memberName,
        ...{ dueNum: due.length, attendNum: present, agenda: topic },
        minutes: `一、传达学习有关文件；\n二、讨论${topic}。`,
        decision: meetingType === '1' ? `同意${topic}方案。` : null,
        submitBy: 'zhiwei',
        ...(waits
          ? { status: '1' }
          : {
              ...{ status: isBack ? '3' : '2', approveBy: '汤国强', approveDate: endOfMonth(period) },
              backReason: isBack ? '请补充讨论情况' : null,
            }),
      });
    }
  }
  return { meetings, attendances, votes };
}
