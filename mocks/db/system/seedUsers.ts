import { ACCOUNTS } from '../accounts';
import { daysAgo } from '../party/months';
import { MEMBERS } from './members';
import { seedAudit } from './seedAudit';
import type { User } from './userTable';

const FIRST_ID = 301;
const POST_OF_SECRETARY = 6;

/** Roles of `seedRoles.ts`. */
const ROLE = { admin: 1, secretary: 2, clerk: 3, member: 6 };
const POSTS: Readonly<Record<string, number[]>> = { admin: [2], clerk: [12], visitor: [] };
const ACCOUNT_ROLES: Readonly<Record<string, number[]>> = {
  ...{ admin: [ROLE.admin], clerk: [ROLE.clerk] },
  ...{ zhiwei: [8], shuji: [9], zongzhi: [10], zuzhibu: [11] },
};

function user(
  userId: number,
  index: number,
  fields: Pick<User, 'userName' | 'nickName' | 'deptId' | 'sex' | 'postIds' | 'roleIds'>,
): User {
  const days = (index % 15) + 1;
  return {
    ...seedAudit(index),
    ...fields,
    userId,
    email: `${fields.userName}@port.example`,
    phonenumber: `139${String(53_200_000 + userId * 137).padStart(8, '0')}`,
    avatar: '',
    status: '0',
    loginIp: `10.16.${userId % 8}.${(userId % 200) + 10}`,
    loginDate: `${daysAgo(days)} 08:${String(days).padStart(2, '0')}:26`,
  };
}

/** The accounts that can sign in from the start, and the members. */
export function seedUsers(): User[] {
  const accounts = ACCOUNTS.map(({ uid, username, realName, orgId }, index) => ({
    ...user(uid, index, {
      userName: username,
      nickName: realName,
      deptId: Number(orgId),
      sex: '0',
      postIds: POSTS[username] ?? [],
      roleIds: ACCOUNT_ROLES[username] ?? [],
    }),
    remark: uid === 1 ? '管理员' : null,
  }));
  const members = MEMBERS.flatMap(([deptId, list]) => list.split(' ').map((entry) => ({ deptId, entry })));
  const others = members.map(({ deptId, entry }, index) => {
    const [nickName = '', userName = '', sex = '', post = ''] = entry.split(':');
    const roleIds = [Number(post) === POST_OF_SECRETARY ? ROLE.secretary : ROLE.member];
    const postIds = Number(post) === 13 ? [13] : [Number(post), 13];
    return user(FIRST_ID + index, index + accounts.length, {
      userName,
      nickName,
      deptId,
      sex: sex === '1' ? '1' : '0',
      postIds,
      roleIds,
    });
  });
  return [
    ...accounts,
    ...others.map((one, index): User => {
      if (index % 19 === 18) return { ...one, status: '1', remark: '组织关系已转出，账号停用' };
      return index % 7 === 3 ? { ...one, remark: '兼任工会小组长' } : one;
    }),
  ];
}
