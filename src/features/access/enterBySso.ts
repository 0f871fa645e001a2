import * as v from 'valibot';
import { appConfig } from '@/config/appConfig';
import { describeError } from '@/lib/http/errorMessages';
import type { Arrival } from '@/lib/sso/arrival';
import { returnAddress } from '@/lib/sso/leaveForSso';
import { pendingSignIn } from '@/lib/storage/stored';
import { sessionEnded } from '@/state/sessionEnded';
import type { AppThunk } from '@/state/storeTypes';
import { selectToken, selectUser, tokenReceived, type UserInfo } from '@/state/user/userSlice';
import { clientFields, fetchUserInfo, tokenSchema } from './api/sessionCalls';
import { beginSession, loadSession } from './session';
import { isStumble, withRetries } from './withRetries';

/** Where to go on: a path of the app, and the state of its history entry. */
interface Way {
  to: string;
  state?: unknown;
}

type Named = Pick<UserInfo, 'name' | 'username'>;

/** Asks whether another user takes the place of the present one. */
export type AskToSwitch = (present: Named, other: Named) => Promise<boolean>;

/** Begins the session of a token, and says whose it is. A failure is told by the login page. */
const begin =
  (received: ReturnType<typeof tokenReceived>, by: string): AppThunk<Promise<void>> =>
  async (dispatch, getState, { toast }) => {
    // Reported by whoever loads the session.
    await dispatch(beginSession(received)).catch(() => undefined);
    if (selectToken(getState()) === received.payload) toast.info(`已通过${by}登录为“${selectUser(getState()).name}”`);
  };

/** Whose a token is, which no window knows of until then; undefined if the server refuses it. */
const ownerOf =
  (token: string): AppThunk<Promise<UserInfo | undefined>> =>
  (_dispatch, _getState, { http }) =>
    withRetries(() => fetchUserInfo(http, { token, tells: 'none' }), {
      onRetry: () => undefined,
      signal: http.context.sessionSignal(),
    }).catch((error: unknown) => {
      if (isStumble(error)) throw error;
      return undefined;
    });

/** The token of a portal: it begins a session where there is none. */
const enterFromPortal =
  (token: string, ask: AskToSwitch): AppThunk<Promise<void>> =>
  async (dispatch, getState, { toast }) => {
    const present = () => selectUser(getState());
    if (present().token === token) return;
    if (present().token !== undefined) await dispatch(loadSession()).catch(() => undefined);
    const refuse = (why: string) => {
      if (present().token === undefined) dispatch(sessionEnded({ reason: 'failed', why }));
      else toast.warning(why, `仍以“${present().name}”的身份使用`);
    };
    if (token === '') return refuse('门户传来的登录凭证无效');
    try {
      const other = await dispatch(ownerOf(token));
      if (!other) return refuse('门户传来的登录凭证无效或已过期');
      const { id, name, username, token: own } = present();
      if (own !== undefined && (other.id === id || !(await ask({ name, username }, other)))) return;
      await dispatch(begin(tokenReceived(token, 'before'), '门户'));
    } catch (error) {
      refuse(`门户登录未完成：${describeError(error) ?? '请重试'}`);
    }
  };

/** The code or ticket of a provider, with the state that this window has left with. */
const enterFromProvider =
  ({ name, value, state }: Extract<Arrival, { from: 'provider' }>): AppThunk<Promise<Way | undefined>> =>
  async (dispatch, getState, { http }) => {
    const pending = pendingSignIn.take();
    // Nobody has asked for it, or somebody has signed in meanwhile: it is not used.
    if (!pending) return undefined;
    const way = { to: pending.to, state: pending.left };
    if (selectToken(getState()) !== undefined) return way;
    const fail = (why: string) => void dispatch(sessionEnded({ reason: 'failed', why: `统一登录未完成：${why}` }));
    if (state !== pending.state) fail('返回的登录请求不是本窗口最近发出的，请重新登录');
    else if (value === '') fail('登录服务没有给出有效的登录凭证，请重新登录');
    else {
      const proof =
        name === 'ticket'
          ? { ticket: value, service: returnAddress(state) }
          : { code: value, codeVerifier: pending.verifier, redirectUri: returnAddress(state) };
      try {
        const token = await http.post(
          appConfig.ssoCall,
          { ...proof, state, ...clientFields('sso') },
          { schema: tokenSchema, schemaMessage: '统一登录接口未返回令牌', anonymous: true, tells: 'none' },
        );
        await dispatch(begin(tokenReceived(token), '统一登录'));
      } catch (error) {
        fail(describeError(error) ?? '请重新登录');
      }
    }
    return way;
  };

const LOGIN_PATH = v.pipe(v.string(), v.regex(/^\/login(\?|$)/));

/** What follows from an arrival. Never rejects. Resolves with where to go on; undefined where the user is already. */
export const enterBySso =
  (arrival: Arrival, ask: AskToSwitch): AppThunk<Promise<Way | undefined>> =>
  async (dispatch) => {
    if (arrival.from === 'portal') {
      await dispatch(enterFromPortal(arrival.token, ask));
      return undefined;
    }
    const way = await dispatch(enterFromProvider(arrival));
    // The guard leads on from the login page, and nowhere else than into the app.
    return way && v.is(LOGIN_PATH, way.to) ? way : undefined;
  };
