import { act, screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, expect, test, vi } from 'vitest';
import { sessionEnded } from '@/state/sessionEvents';
import { signedIn } from '../renderApp';
import { findMainMenu } from '../mainMenu';

const HINT = /助手已上线/;

/** jsdom has no layout and ends no animation: what is neither hidden nor on its way out stands somewhere on the screen. */
function beVisible(): void {
  const isShown = (element: Element | null): boolean =>
    element === null || (getComputedStyle(element).display !== 'none' && isShown(element.parentElement));
  Element.prototype.checkVisibility = function () {
    return isShown(this) && this.closest('[class*="-leave"]') === null;
  };
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 40, 40));
}

beforeEach(() => {
  Cookies.remove('shellTour');
  beVisible();
});

type App = Awaited<ReturnType<typeof signedIn>>;

const step = (name: string) => screen.findByRole('dialog', { name });
const dialog = () => screen.queryByRole('dialog');
const isGone = () => waitFor(() => expect(dialog()).toBeNull());

/**
 * The titles of all steps, from the one on the screen to the last one. By the keyboard: jsdom follows the library's
 * buttons, links without an address, away from the page.
 */
async function goThrough(app: App): Promise<string[]> {
  const titles: string[] = [];
  for (;;) {
    const number = () => document.querySelector('.introjs-helperNumberLayer')?.textContent.split(' / ').map(Number);
    await waitFor(() => expect(number()?.[0]).toBe(titles.length + 1));
    titles.push((await screen.findByRole('dialog')).querySelector('h1')?.textContent ?? '');
    const count = number()?.[1];
    await app.user.keyboard('{ArrowRight}');
    if (titles.length === count) return titles;
  }
}

const openAgain = async (app: App) => {
  await app.user.click(screen.getByRole('button', { name: /^账号：/ }));
  await app.user.click(await screen.findByRole('menuitem', { name: /使用引导/ }));
};

test.each([
  ['admin', ['主菜单', '页面标签', '搜索菜单', '主题配置', 'AI 问答', '个人账号']],
  ['clerk', ['主菜单', '页面标签', '搜索菜单', '主题配置', '个人账号']],
] as const)('the first login of %s: once, and again on demand', async (account, titles) => {
  const app = await signedIn('/', account);
  await step('主菜单');
  expect(await goThrough(app)).toEqual(titles);
  await isGone();
  expect(Cookies.get('shellTour')).toBe('true');

  const again = app.reload();
  await findMainMenu();
  await openAgain(again);
  await step('主菜单');
  expect(screen.queryByRole('checkbox', { name: '不再显示此对话框！' })).toBeNull();
  await again.user.keyboard('{Escape}');
  await isGone();
  expect(screen.getByRole('button', { name: /^账号：/ })).toHaveFocus();
});

test('only what the theme shows is pointed at', async () => {
  window.localStorage.setItem('theme', JSON.stringify({ showTabs: false, showSearch: false, layout: 'comprehensive' }));
  const app = await signedIn('/', 'clerk');
  expect(await step('主菜单')).toHaveAccessibleDescription(/一级菜单/);
  expect(await goThrough(app)).toEqual(['主菜单', '主题配置', '个人账号']);
});

test('who unticks the box sees it at the next visit', async () => {
  const app = await signedIn();
  await step('主菜单');
  const box = screen.getByRole('checkbox', { name: '不再显示此对话框！' });
  expect(box).toBeChecked();
  await app.user.click(box);
  await app.user.keyboard('{Escape}');
  await isGone();
  app.reload();
  await step('主菜单');
});

test('the assistant’s hint waits for the end of the tour, and makes room for it', async () => {
  Cookies.remove('chatOnlineTour');
  const app = await signedIn();
  await step('主菜单');
  expect(screen.queryByText(HINT)).toBeNull();
  await app.user.keyboard('{Escape}');
  expect(await screen.findByText(HINT)).toBeInTheDocument();
  await openAgain(app);
  await step('主菜单');
  expect(screen.queryByText(HINT)).toBeNull();
  await app.user.keyboard('{Escape}');
  expect(await screen.findByText(HINT)).toBeInTheDocument();
});

test('it does not start over a dialog', async () => {
  const app = await signedIn();
  await app.user.keyboard('{Control>}k{/Control}');
  const search = await screen.findByRole('dialog', { name: '搜索菜单' });
  // Longer than the tour takes to come by itself.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(screen.getAllByRole('dialog')).toEqual([search]);
  await app.user.keyboard('{Escape}');
  await step('主菜单');
});

test('the end of the session takes it away, and it is not taken as seen', async () => {
  const app = await signedIn();
  await step('主菜单');
  act(() => void app.store.dispatch(sessionEnded({ reason: 'expired' })));
  await screen.findByRole('form', { name: '登录' });
  await isGone();
  expect(Cookies.get('shellTour')).toBeUndefined();
});

test('without cookies, where it would come every time, it does not come by itself', async () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  Cookies.remove('chatOnlineTour');
  await signedIn();
  expect(await screen.findByText(HINT)).toBeInTheDocument();
  expect(document.querySelector('.introjs-tour')).toBeNull();
});
