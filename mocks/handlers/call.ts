import type { PathParams } from 'msw';
import { isPermitted, type Account } from '../db/accounts';
import { db } from '../db/db';
import { Refusal } from '../db/Refusal';
import { accountOf } from '../db/system/accountOf';
import { isOver } from '../make/jwt';
import { fail } from './envelopes';

/** The arguments that MSW passes to a resolver. */
interface Incoming {
  request: Request;
  params: PathParams;
}

/** The call that a resolver responds to. */
export interface Call {
  request: Request;
  query: URLSearchParams;
  /** The value of a named part of the path. */
  param(name: string): string;
}

/** A call of a signed-in user. */
export interface UserCall extends Call {
  account: Account;
  token: string;
}

type Answer = Response | Promise<Response>;

const GROUP_ADMIN_NAME = '集团管理员';

const toCall = ({ request, params }: Incoming): Call => ({
  request,
  query: new URL(request.url).searchParams,
  param: (name) => String(params[name] ?? ''),
});

function toUserCall(incoming: Incoming): UserCall {
  const token = /^Bearer (.+)$/.exec(incoming.request.headers.get('authorization') ?? '')?.[1] ?? '';
  const account = accountOf(db.sessions.get(token) ?? '');
  if (!account || isOver(token)) throw new Refusal('登录状态已过期，请重新登录', 401);
  return { ...toCall(incoming), account, token };
}

async function answering(resolve: () => Answer): Promise<Response> {
  try {
    return await resolve();
  } catch (error) {
    if (error instanceof Refusal) return fail(error.code, error.message);
    throw error;
  }
}

/** A resolver that needs no token. */
export const forAnyone = (resolve: (call: Call) => Answer) => (incoming: Incoming) =>
  answering(() => resolve(toCall(incoming)));

/** A resolver that needs a token and, if named, a permission. */
export const forUser =
  (resolve: (call: UserCall) => Answer, permission = '') =>
  (incoming: Incoming) =>
    answering(() => {
      const call = toUserCall(incoming);
      if (permission && !isPermitted(call.account, permission)) throw new Refusal('当前操作没有权限', 403);
      return resolve(call);
    });

/** A resolver for the group administrator only (§1.8). */
export const forGroupAdmin = (resolve: (call: UserCall) => Answer) =>
  forUser((call) => {
    if (call.account.realName !== GROUP_ADMIN_NAME) throw new Refusal('当前操作没有权限', 403);
    return resolve(call);
  });
