import { officeText } from './offices';
import { daysAgo } from './months';
import type { SeedMember } from './seedMembers';
import { seedPosts } from './seedOrgs';

const FIRST_ID = 1001;

/** What became of the members: joining, full membership, posts, and leaving. */
export function seedHistory(members: readonly SeedMember[]) {
  const posts = seedPosts(members);
  const entries = members.flatMap(({ memberId, deptId, deptName, joinDate, fullDate, memberState }) => {
    const own = posts.filter((post) => post.memberId === memberId);
    return [
      { memberId, deptId, changeType: '1', changeDate: joinDate, toText: '预备党员' },
      ...(fullDate
        ? [{ memberId, deptId, changeType: '2', changeDate: fullDate, fromText: '预备党员', toText: '正式党员' }]
        : []),
      ...own.map((post) => ({
        memberId,
        deptId,
        changeType: '6',
        changeDate: post.startDate,
        toText: officeText(post),
      })),
      ...own.flatMap((post) =>
        post.endDate
          ? [
              {
                ...{ memberId, deptId, changeType: '6', changeDate: post.endDate },
                ...{ fromText: officeText(post), toText: '离任' },
              },
            ]
          : [],
      ),
      ...(memberState === '3'
        ? [{ memberId, deptId, changeType: '5', changeDate: daysAgo(60), fromText: deptName, toText: '市直机关' }]
        : []),
    ];
  });
  return entries.map((entry, index) => ({ historyId: FIRST_ID + index, ...entry }));
}
