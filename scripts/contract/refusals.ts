import { dialect } from '@/config/appConfig';
import { login } from '@/features/access/api/sessionCalls';
import { acknowledgedSchema, fieldsSchema } from '@/lib/http/envelope';
import type { Session } from './probe';

/** Longer than any server takes, and known by its beginning, should one take it all the same. */
const TOO_LONG = `contract_check_${'x'.repeat(300)}`;

/** Makes calls that a server has to refuse and that would do no harm, for what it says to them. */
export async function provokeRefusals(session: Session): Promise<void> {
  const { http, options, token } = session;
  const get = (url: string) => http.get(url, { schema: fieldsSchema });
  const calls: (() => Promise<unknown>)[] = [
    () => get('/system/user/abc'),
    () => get('/system/user/99999999'),
    () => get('/system/role/99999999'),
    () => http.post('/system/user/list', {}, { schema: acknowledgedSchema }),
    () => login(http, { username: 'contract_check_none', password: 'none1234' }),
  ];
  if (!options['read-only'])
    for (const [path, name] of [
      ['/system/post', 'postName'],
      ['/system/dict/type', 'dictName'],
      ['/system/config', 'configName'],
      ['/system/notice', 'noticeTitle'],
    ] as const)
      calls.push(() => http.post(path, { [name]: TOO_LONG }, { schema: acknowledgedSchema }));
  for (const call of calls) await call().catch(() => undefined);
  session.token = 'none';
  await get(dialect().calls.user).catch(() => undefined);
  session.token = token;
}
