import { HttpResponse } from 'msw';
import { withBody } from '../../handlers/spoil';
import { callIn, pathIn } from '../callIn';
import { changeQuery, changeRequest, isFields, type Layer } from '../Layer';

/** JSON of 5 as RuoYi-Vue-Plus 6 has it, by the source of its front end. */
const NAMES: readonly (readonly [five: string, six: string])[] = [
  ['"phonenumber":', '"phoneNumber":'],
  ['"sex":', '"gender":'],
  ['"isFrame":"0"', '"isFrame":"Y"'],
  ['"isFrame":"1"', '"isFrame":"N"'],
  ['"isCache":"0"', '"isCache":"Y"'],
  ['"isCache":"1"', '"isCache":"N"'],
  ['"monitor:logininfor:', '"monitor:logininfo:'],
];
const LOGS = ['/monitor/logininfor', '/monitor/loginInfo'] as const;
const DICTS = ['/data/type/sys_user_sex', '/data/type/sys_user_gender'] as const;
const CALLS = /^\w+ \/system\/(?:user|menu|role\/authUser)\b/;

/** Makes a server of RuoYi-Vue-Plus 5 have the names of 6, its lists inside `data`, and no tenants. */
export const plus6Names: Layer = (next) => async (request) => {
  const call = callIn(request);
  const here = pathIn(request.url);
  if (here === '/auth/tenant/list' || here.startsWith(LOGS[0]))
    return HttpResponse.json({ code: 404, msg: `No endpoint ${call}.`, data: null });
  if (here.endsWith(DICTS[0])) return HttpResponse.json({ code: 200, msg: '操作成功', data: [] });
  const url = [LOGS, DICTS].reduce((address, [five, six]) => address.replace(six, five), request.url);
  const isNamed = CALLS.test(call);
  const own = await changeQuery(
    await changeRequest(request, url, (text) => {
      if (!isNamed || !text.startsWith('{')) return text;
      // The server does not know the former names.
      const known = text.replace(/"(?:phonenumber|sex)":/g, '"unknown":');
      return NAMES.reduce((all, [five, six]) => all.replaceAll(six, five), known);
    }),
    (query) => {
      const phone = query.get('phoneNumber');
      query.delete('phonenumber');
      if (phone) query.set('phonenumber', phone);
    },
  );
  const response = await next(own);
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const text = await response.text();
  const body: unknown = JSON.parse(
    isNamed ? NAMES.reduce((all, [five, six]) => all.replaceAll(five, six), text) : text,
  );
  if (!isFields(body) || !('rows' in body)) return withBody(response, JSON.stringify(body));
  const { code, msg, rows, total } = body;
  return withBody(response, JSON.stringify({ code, msg, data: { rows, total } }));
};
