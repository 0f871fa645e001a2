import type { Page } from 'playwright-core';
import type { Theme } from '@/config/themes';
import { DESKTOP, openPage, urlOf } from './browser';
import { dismissToasts } from './dismissToasts';
import { signIn } from './signIn';

interface Options {
  /** A place of the app. */
  at?: string;
  size?: { width: number; height: number };
  /** The menu that the server sends; without them that of the mocks. */
  routes?: readonly object[];
}

/** Signs in with a theme that was kept. */
export async function openShell(
  theme: Partial<Theme> = {},
  { at = '/workbench', size = DESKTOP, routes }: Options = {},
): Promise<Page> {
  const page = await openPage(size);
  if (routes) await page.route('**/getRouters', (route) => route.fulfill({ json: { code: 200, data: routes } }));
  await page.addInitScript((kept) => {
    // Frames inside the page have no storage of their own.
    if (window === window.top) localStorage.setItem('theme', kept);
  }, JSON.stringify(theme));
  await page.goto(urlOf(at));
  await signIn(page);
  await page.locator('#page > *').first().waitFor();
  await dismissToasts(page);
  return page;
}
