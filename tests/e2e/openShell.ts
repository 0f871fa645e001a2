import type { Page } from 'playwright-core';
import type { Theme } from '@/config/theme/themeSchema';
import { DESKTOP, type Size } from './browser';
import { openSignedIn } from './openSignedIn';

interface Options {
  /** Path in the app. */
  at?: string;
  size?: Size;
  /** The menu that the server sends; by default the mocks' menu. */
  routes?: readonly object[];
}

/** Opens the shell with a stored theme. */
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
