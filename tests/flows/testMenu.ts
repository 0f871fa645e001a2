import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect } from 'vitest';
import { db } from '../../mocks/db/db';
import { path } from '../../mocks/handlers/path';
import { server } from '../../mocks/server';
import { renderApp } from '../renderApp';

type Meta = Record<string, unknown>;

/** A route of the server whose page is the test page: `/p1` is 页1. */
export const route = (number: number, meta: Meta = {}) => ({
  path: `/p${number}`,
  name: `P${number}`,
  component: 'profile/ProfilePage',
  meta: { title: `页${number}`, ...meta },
});

/** Gives the user another menu from now on. */
export const giveMenu = (routes: readonly object[]): void =>
  server.use(http.get(path('/getRouters'), () => HttpResponse.json({ code: 200, data: routes })));

/** Starts the app with a session that was kept, and waits for the shell. */
export async function openShell(
  at = '/workbench',
  routes: readonly object[] = [1, 2, 3, 4].map((number) => route(number)),
) {
  giveMenu(routes);
  db.sessions.set('kept', 'admin');
  window.localStorage.setItem('admintoken', 'kept');
  const app = renderApp(at);
  await screen.findByRole('tablist', { name: '已打开的页面' });
  return { ...app, ...shell(app) };
}

/** What a user does in the shell. */
function shell({ user, router }: Pick<ReturnType<typeof renderApp>, 'user' | 'router'>) {
  // antd puts the place of the focused tab in front of its name, which only a style hides.
  const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`${name}$`) });
  const nameOf = (found: HTMLElement | null) => found?.querySelector('[title]')?.getAttribute('title') ?? undefined;
  // By attribute: looking for roles takes jsdom long among twenty pages.
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
    /** Opens pages one after another, each until it is there. */
    open: async (...numbers: number[]) => {
      for (const number of numbers) {
        act(() => void router.get().navigate(`/p${number}`));
        await page(`/p${number}`);
      }
    },
    /** The tab's context menu. */
    menuOf: async (name: string) => {
      await user.pointer({ keys: '[MouseRight]', target: tab(name) });
      const entry = await screen.findByRole('menuitem', { name: '关闭其他' });
      return entry.closest<HTMLElement>('[role=menu]') ?? entry;
    },
    mountOf: async (at: string) => Number((await page(at)).dataset['mount']),
  };
}
