import type { Page } from 'playwright-core';
import type { Theme } from '@/config/themes';
import { DESKTOP, type Size } from './browser';
import { openSignedIn } from './openSignedIn';

interface Options {
  /** A place of the app. */
  at?: string;
  size?: Size;
  /** The menu that the server sends; without them that of the mocks. */
  routes?: readonly object[];
}

/** The shell in a theme that was kept. */
export const openShell = (
  theme: Partial<Theme> = {},
  { at = '/workbench', size = DESKTOP, routes }: Options = {},
): Promise<Page> =>
  openSignedIn(at, {
    size,
    theme,
    prepare: (page) =>
      routes && page.route('**/getRouters', (route) => route.fulfill({ json: { code: 200, data: routes } })),
  });
