import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { findAccount } from '../../mocks/db/accounts';
import { captchaIn } from '../../mocks/testing/captchaIn';
import { apiUrl, openPage, untilPageShown, urlOf, type Size } from './browser';
import { seeTour } from './signIn';

const loginSchema = v.object({ data: v.object({ token: v.string() }) });

/** Signs the group administrator in by the backend's calls, without a page; resolves with the token. */
async function newToken(): Promise<string> {
  const captcha = captchaIn(await (await fetch(apiUrl('captchaImage'))).json());
  const body = JSON.stringify({ username: 'admin', password: findAccount('admin')?.password, ...captcha });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(apiUrl('login'), { method: 'POST', headers, body });
  return v.parse(loginSchema, await response.json()).data.token;
}

export interface SignedInOptions {
  size?: Size;
  /** The theme in local storage. */
  theme?: object;
  /** Switches of the mocks' faults, such as `?fault=child/list:503`. */
  query?: string;
  /** Called before the app is loaded. */
  prepare?: (page: Page) => unknown;
}

/**
 * Fills local storage before the app reads it. Playwright's `storageState` could do it too, but would open another
 * page.
 */
function keep(entries: Record<string, string>): void {
  if (window !== top) return;
  for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
}

/**
 * Opens a path with a stored session of the group administrator. The login form is skipped, because it has its own
 * tests.
 */
export async function openSignedIn(at: string, { size, theme, query, prepare }: SignedInOptions = {}): Promise<Page> {
  const admintoken = await newToken();
  const kept = { admintoken, ...(theme && { theme: JSON.stringify(theme) }) };
  const page = await openPage(size);
  await seeTour(page, urlOf());
  const storing = await page.addInitScript(keep, kept);
  await prepare?.(page);
  await page.goto(urlOf(at, query));
  await storing.dispose();
  await untilPageShown(page);
  return page;
}
