import { HttpResponse } from 'msw';
import { db } from '../db/db';
import { tokenIdOf } from '../db/system/onlineUsers';
import { userRows } from '../db/system/userTable';
import { PREFIX } from '../handlers/path';
import { callerOf } from './callerOf';
import { callIn } from './callIn';
import { changeFields, changeJson, changeRequest, fieldsOf, isFields, type Fields, type Layer } from './Layer';

/** Ids from here on were given by the server itself: they have 19 digits and come as texts. */
const LONG_FROM = 10_000;
const LONG = 1_850_000_000_000_000_000n;
const LONG_ID = /1850000000000\d{6}/g;

const toLong = (id: unknown) => (typeof id === 'number' && id >= LONG_FROM ? String(LONG + BigInt(id)) : id);
const toShort = (text: string) => String(BigInt(text) - LONG);
const shortened = (text: string) =>
  text.replace(/"(1850000000000\d{6})"/g, (_all, id: string) => toShort(id)).replace(LONG_ID, toShort);

/** The bucket in the object store, on another host than the API. */
export const STORE = 'http://192.0.2.20:9000/ruoyi';

/** What RuoYi sends and this server does not have; the first one came with version 5. */
const LACKING = ['costTime', 'routeName', 'isDefaultModifyPwd', 'isPasswordExpired', 'disabled'];

/** The pages of RuoYi's menu that this server does not have; the last one it has before version 5. */
const LACKING_PAGES = ['monitor/job/index', 'monitor/server/index', 'monitor/cache/list'];

/** The names of exported files, by the last part of their path. */
const EXPORTS: Readonly<Record<string, string>> = {
  user: '用户数据',
  role: '角色数据',
  post: '岗位数据',
  config: '参数数据',
  type: '字典类型',
  data: '字典数据',
  operlog: '操作日志',
  logininfor: '登录日志',
};

/** Moves what a body has beside `code` and `msg` into `data`, except in a paged list. */
function intoData(body: Fields): Fields {
  if ('rows' in body) return body;
  const { code, msg, data, ...beside } = body;
  if (Object.keys(beside).length === 0) return { code, msg, data: data ?? null };
  return { code, msg, data: { ...(data !== undefined && { user: data }), ...beside } };
}

const withoutPages = (value: unknown, lacking: readonly unknown[]): unknown =>
  changeFields(value, (name, field) =>
    /^(?:data|children)$/.test(name) && Array.isArray(field)
      ? field.filter((entry: unknown) => !(isFields(entry) && lacking.includes(entry['component'])))
      : field,
  );

/** A field as this server sends it. */
const toSent = (version: 4 | 5) => {
  const lacking = new Set(LACKING.slice(version - 4));
  const tokens = new Map([...db.sessions.keys()].map((token) => [tokenIdOf(token), token]));
  return (name: string, field: unknown): unknown => {
    if (lacking.has(name)) return undefined;
    if (/(Id|^id)$/.test(name)) return name === 'tokenId' ? (tokens.get(String(field)) ?? field) : toLong(field);
    if (/(Ids|^checkedKeys)$/.test(name) && Array.isArray(field)) return field.map(toLong);
    if (/^(avatar|imgUrl|url)$/.test(name) && typeof field === 'string' && field.startsWith('/')) return STORE + field;
    return field === '' ? null : field;
  };
};

const failed = (msg: string | null) => HttpResponse.json({ code: 500, msg, data: null });

/** What this server refuses and RuoYi accepts; `undefined` = nothing. */
function refusal(version: 4 | 5, call: string, sent: Fields, query: URLSearchParams): Response | undefined {
  // It reads these lists without checking that they are there.
  const list = {
    'POST /system/role': 'menuIds',
    'PUT /system/role': 'menuIds',
    'PUT /system/role/dataScope': 'deptIds',
  };
  const needed = Object.entries(list).find(([one]) => one === call)?.[1];
  if (needed && !Array.isArray(sent[needed])) return failed(null);
  if (version === 5) return undefined;
  // Without an id it takes the caller, too, for somebody else.
  if (call === 'PUT /system/user/profile' && sent['userId'] === undefined && (sent['phonenumber'] || sent['email'])) {
    return failed('修改用户失败，手机号码已存在');
  }
  if (query.get('orderByColumn') !== 'costTime') return undefined;
  return failed("### Error querying database. Cause: java.sql.SQLSyntaxErrorException: Unknown column 'cost_time'");
}

/** A request as the mocks read it. */
async function toOwn(request: Request, call: string): Promise<Request> {
  const url = new URL(shortened(request.url));
  const token = decodeURIComponent(url.pathname.split('/').at(-1) ?? '');
  if (call.startsWith('DELETE /monitor/online/') && db.sessions.has(token)) {
    url.pathname = `${PREFIX}/monitor/online/${tokenIdOf(token)}`;
  }
  return changeRequest(request, url.href, (text) =>
    call.endsWith('/system/menu') ? shortened(text).replace('"queryParam":', '"query":') : shortened(text),
  );
}

/** The passwords are in the query, wherever else they are, before version 5. */
const passwordsOf = ({ url, headers, signal }: Request) =>
  new Request(url, {
    method: 'PUT',
    headers,
    signal,
    body: JSON.stringify(Object.fromEntries(new URL(url).searchParams)),
  });

/** A workbook, named by 32 digits and its name. */
async function named(response: Response, call: string): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('sheet')) return response;
  const [, part = ''] = /\/(\w+)\/\w+$/.exec(call) ?? [];
  const name = encodeURIComponent(`${crypto.randomUUID().replaceAll('-', '')}_${EXPORTS[part] ?? part}.xlsx`);
  const headers = new Headers(response.headers);
  headers.set('download-filename', name);
  headers.set('content-disposition', `attachment; filename=${name};filename*=utf-8''${name}`);
  return new HttpResponse(await response.arrayBuffer(), { headers });
}

/** Signs out whoever has this role. */
function endSessionsOf(roleId: number): void {
  const holders = userRows.all().filter(({ roleIds }) => roleIds.includes(roleId));
  for (const [token, name] of db.sessions) {
    if (holders.some(({ userName }) => userName === name)) db.sessions.delete(token);
  }
}

/** Makes a server of RuoYi answer in the shapes of RuoYi-Vue-Plus, and refuse what that refuses. */
export const plusShapes =
  (version: 4 | 5 = 4): Layer =>
  (next) =>
  async (request) => {
    if (!/^\w+_\w+$/.test(request.headers.get('content-language') ?? 'zh_CN'))
      return failed('Index 1 out of bounds for length 1');
    const call = callIn(request);
    const own = await toOwn(request, call);
    const sent = await fieldsOf(own);
    const refused = callerOf(request) === '' ? undefined : refusal(version, call, sent, new URL(own.url).searchParams);
    const response =
      refused ?? (await next(version === 4 && call.endsWith('/profile/updatePwd') ? passwordsOf(own) : own));
    if (response.status !== 200) return response;
    return changeJson(await named(response, call), (body) => {
      if (call === 'PUT /system/role' && isFields(body) && body['code'] === 200) endSessionsOf(Number(sent['roleId']));
      const shaped = changeFields(isFields(body) ? intoData(body) : body, toSent(version));
      if (call === 'GET /getRouters') return withoutPages(shaped, LACKING_PAGES.slice(0, version - 2));
      if (!call.includes('/system/menu')) return shaped;
      return JSON.parse(JSON.stringify(shaped).replaceAll('"query":', '"queryParam":')) as unknown;
    });
  };
