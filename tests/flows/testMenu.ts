import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect } from 'vitest';
import { db } from '../../mocks/db/db';
import { path } from '../../mocks/handlers/path';
import { server } from '../../mocks/server';
import { renderApp } from '../renderApp';

type Meta = Record<string, unknown>;

/** A route record that shows the test page: `/p1` is 页1. */
export const testRoute = (number: number, meta: Meta = {}) => ({
  path: `/p${number}`,
  name: `P${number}`,
  component: 'profile/ProfilePage',
  meta: { title: `页${number}`, ...meta },
});

/** Makes the server send this menu from now on. */
export const giveMenu = (routes: readonly object[]): void =>
  server.use(http.get(path('/getRouters'), () => HttpResponse.json({ code: 200, data: routes })));

/** Starts the app with a stored session, and waits for the shell. */
export async function openShell(
  at = '/workbench',
  routes: readonly object[] = [1, 2, 3, 4].map((number) => testRoute(number)),
) {
  giveMenu(routes);
  db.sessions.set('kept', 'admin');
  window.localStorage.setItem('admintoken', 'kept');
  const app = renderApp(at);
  await screen.findByRole('tablist', { name: '已打开的页面' });
  // The controls of the header, the last of the shell.
  await screen.findByLabelText(/^账号：/);
  return { ...app, ...shell(app) };
}

/** Helpers that act on the shell as a user does. */
function shell({ user, router }: Pick<ReturnType<typeof renderApp>, 'user' | 'router'>) {
  // antd puts the number of the focused tab before its name, hidden by a style that jsdom does not apply.
  const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`${name}$`) });
  const nameOf = (found: HTMLElement | null) => found?.querySelector('[title]')?.getAttribute('title') ?? undefined;
  // Finds a page by its attribute, because searches by role are slow in jsdom with twenty pages.
  const page = (at: string) =>
    waitFor(() => {
      const found = document.querySelector<HTMLElement>(`#page [aria-label="页面 ${at}"]`);
      expect(found).toBeVisible();
      if (!found) throw new Error(at);
      return found;
    });
  return {
    tab,
    page,
    tabs: () => screen.queryAllByRole('tab').map(nameOf),
    activeTab: () => nameOf(screen.queryByRole('tab', { selected: true })),
    /** Opens pages one after another, and waits for each. */
    open: async (...numbers: number[]) => {
      for (const number of numbers) {
        act(() => void router.navigate(`/p${number}`));
        await page(`/p${number}`);
      }
    },
    /** Opens the tab's context menu. */
    menuOf: async (name: string) => {
      await user.pointer({ keys: '[MouseRight]', target: tab(name) });
      const entry = await screen.findByRole('menuitem', { name: '关闭其他' });
      return entry.closest<HTMLElement>('[role=menu]') ?? entry;
    },
    mountOf: async (at: string) => Number((await page(at)).dataset['mount']),
  };
}
