import * as v from 'valibot';
import { notifyDbChange } from '../changes';
import { db } from '../db';
import { createCollection } from '../resource/collection';
import { accountOf } from './accountOf';
import { departmentRows } from './departmentTable';
import { loginLogs, SIGNED_IN } from './loginLogs';
import { userRows } from './userTable';

const schema = v.object({
  tokenId: v.string(),
  deptName: v.string(),
  userName: v.string(),
  ipaddr: v.string(),
  loginLocation: v.string(),
  browser: v.string(),
  os: v.string(),
  /** Milliseconds since 1970. */
  loginTime: v.number(),
});

/** A session as 在线用户 shows it. */
export type OnlineUser = v.InferOutput<typeof schema>;

const SEEDED = [305, 312, 318, 322, 331, 340, 347];
const STEP_MS = 21 * 60_000;

/** Members at other machines. */
const seed = (): OnlineUser[] =>
  SEEDED.flatMap((userId, index) => {
    const user = userRows.find(userId);
    if (!user) return [];
    return {
      tokenId: `5b0c7d${userId}e4f1${index}a9`,
      deptName: departmentRows.find(user.deptId ?? 0)?.deptName ?? '',
      userName: user.userName,
      ipaddr: user.loginIp,
      loginLocation: '内网IP',
      browser: index % 3 === 0 ? 'Edge 128' : 'Chrome 129',
      os: index % 4 === 3 ? 'Linux' : 'Windows',
      loginTime: Date.now() - (SEEDED.length - index) * STEP_MS,
    };
  });

const others = createCollection({ name: 'online', id: 'tokenId', schema, seed });

/** The id of a session, from which nobody can make its token. */
export function tokenIdOf(token: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of token) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}

function toOnlineUser([token, userName]: readonly [string, string]): OnlineUser {
  const login = loginLogs.rows
    .all()
    .filter((log) => log.userName === userName && log.msg === SIGNED_IN)
    .at(-1);
  const time = Date.parse(login?.loginTime.replace(' ', 'T') ?? '');
  return {
    tokenId: tokenIdOf(token),
    deptName: accountOf(userName)?.orgName ?? '',
    userName,
    ipaddr: login?.ipaddr ?? '127.0.0.1',
    loginLocation: '内网IP',
    browser: login?.browser ?? 'Unknown',
    os: login?.os ?? 'Unknown',
    loginTime: Number.isNaN(time) ? Date.now() : time,
  };
}

/** Everybody who is signed in, the latest first. */
export const onlineUsers = (): OnlineUser[] => [...[...db.sessions].reverse().map(toOnlineUser), ...others.all()];

/** Ends a session: its next call is answered by 401. */
export function endSession(tokenId: string): void {
  const token = [...db.sessions.keys()].find((one) => tokenIdOf(one) === tokenId);
  if (token === undefined) return others.remove(tokenId);
  db.sessions.delete(token);
  notifyDbChange();
}
