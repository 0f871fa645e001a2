import * as v from 'valibot';
import { appConfig } from '@/config/appConfig';
import { pause } from '../pause';
import { leaveTo } from '../reloadWindow';
import { browserStorage, isLeftLocked, pendingSignIn } from '../storage/stored';
import { challengeOf, randomText } from './pkce';

/** Where providers send people back to. Neither CAS nor OIDC allows a `#` in it. */
const home = () => window.location.origin + import.meta.env.BASE_URL;

/** The address that a provider was told for a state; it checks that it is told the same with the code. */
export const returnAddress = (state: string): string => (appConfig.sso === 'cas' ? `${home()}?state=${state}` : home());

/** The provider's own session, which may outlive a sign-out, is not enough: it would open a locked screen. */
const mustSignInAnew = () => browserStorage('signInAnew').read(v.literal(true)) === true || isLeftLocked();

/**
 * Leaves for the sign-in elsewhere (`ssoUrl`).
 *
 * @param to where to go on afterwards: a path of the app, with its query
 * @param left the state of that history entry
 * @throws {Error} if the browser stores nothing: what comes back could not be told from what others send
 */
export async function leaveForSso(to: string, left?: unknown): Promise<void> {
  const { sso, ssoUrl } = appConfig;
  const url = new URL(ssoUrl, window.location.href);
  if (sso === 'off') return leaveTo(url.href);
  const state = randomText();
  const verifier = sso === 'oidc' ? randomText() : '';
  if (!pendingSignIn.write({ state, verifier, to, left })) {
    throw new Error('浏览器禁止保存数据，不能使用统一登录。请在浏览器设置中允许本站保存数据。');
  }
  const add = (name: string, value: string) => url.searchParams.set(name, value);
  const isAnew = mustSignInAnew();
  if (sso === 'cas') {
    add('service', returnAddress(state));
    if (isAnew) add('renew', 'true');
  } else {
    if (isAnew) add('prompt', 'login');
    if (!url.searchParams.has('response_type')) add('response_type', 'code');
    if (!url.searchParams.has('scope')) add('scope', 'openid');
    add('redirect_uri', returnAddress(state));
    add('state', state);
    add('code_challenge', await challengeOf(verifier));
    add('code_challenge_method', 'S256');
  }
  leaveTo(url.href);
}

const LOGOUT_MS = 3000;

/** Leaves for `ssoLogoutUrl` once the own server knows of the sign-out: a call is cut when the page is left. */
export async function signOutElsewhere(told: Promise<unknown>): Promise<void> {
  await Promise.race([told, pause(LOGOUT_MS)]);
  leaveTo(appConfig.ssoLogoutUrl);
}
