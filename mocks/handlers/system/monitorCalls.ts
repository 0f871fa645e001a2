import { http, type HttpHandler } from 'msw';
import { db } from '../../db/db';
import type { Row } from '../../db/resource/collection';
import type { Resource } from '../../db/resource/Resource';
import { pageOf } from '../../db/resource/queryRows';
import { jobLogs } from '../../db/system/jobLogs';
import { loginLogs } from '../../db/system/loginLogs';
import { endSession, onlineUsers } from '../../db/system/onlineUsers';
import { operLogs } from '../../db/system/operLogs';
import { forUser } from '../call';
import { done, page } from '../envelopes';
import { path } from '../path';
import { logged } from '../resource/logged';
import { PLAIN_STYLE } from '../resource/Style';

/** Empties a log. The operation log then begins with the record of that. */
const clean = <R extends Row>({ path: base, permission, title, rows, id }: Resource<R>): HttpHandler =>
  http.delete(
    path(`${base}/clean`),
    forUser(
      logged(title, 'clean', () => {
        for (const row of rows.all()) rows.remove(row[id] as number);
        return done();
      }),
      `${permission}:remove`,
    ),
  );

/** 系统监控: emptying the logs, unlocking an account, ending a session. */
export const monitorCalls = ({ pagesSessions } = PLAIN_STYLE): HttpHandler[] => [
  clean(operLogs),
  clean(loginLogs),
  clean(jobLogs),
  http.get(
    path('/monitor/logininfor/unlock/:name'),
    forUser(
      logged('账户解锁', 'other', ({ param }) => {
        db.failedLogins.delete(param('name'));
        return done();
      }),
      'monitor:logininfor:unlock',
    ),
  ),
  http.get(
    path('/monitor/online/list'),
    forUser(({ query }) => {
      const [ipaddr, userName] = [query.get('ipaddr') ?? '', query.get('userName') ?? ''];
      const found = onlineUsers().filter((one) => one.ipaddr.includes(ipaddr) && one.userName.includes(userName));
      return page(pagesSessions ? pageOf(found, query) : found, found.length);
    }, 'monitor:online:list'),
  ),
  http.delete(
    path('/monitor/online/:tokenId'),
    forUser(
      logged('在线用户', 'force', ({ param }) => {
        endSession(param('tokenId'));
        return done();
      }),
      'monitor:online:forceLogout',
    ),
  ),
];
