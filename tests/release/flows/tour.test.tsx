import { act, screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionEnded } from '@/state/sessionEnded';
import { signedIn } from '../../renderApp';

const ONLINE = 'AI 问答助手已上线，点击客服图标即可咨询';

/**
 * jsdom has no layout and no animations, so visibility is stubbed: an element is visible unless it is hidden or has the
 * class of a leave animation.
 */
function beVisible(): void {
  const isShown = (element: Element | null): boolean =>
    element === null || (getComputedStyle(element).display !== 'none' && isShown(element.parentElement));
  Element.prototype.checkVisibility = function () {
    return isShown(this) && this.closest('[class*="-leave"]') === null;
  };
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 40, 40));
}

beforeEach(() => {
  beVisible();
});
afterEach(() => void Reflect.deleteProperty(Element.prototype, 'checkVisibility'));

type App = Awaited<ReturnType<typeof signedIn>>;

const step = (name: string) => screen.findByRole('dialog', { name });
const dialog = () => screen.queryByRole('dialog');
const isGone = () => waitFor(() => expect(dialog()).toBeNull());

/**
 * Goes from the present step to the last one, and returns the titles of these steps. Uses the keyboard, because in
 * jsdom a click on intro.js's buttons (links without an address) leaves the page.
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

const openTour = async (app: App) => {
  await app.user.click(screen.getByRole('button', { name: /^账号：/ }));
  await app.user.click(await screen.findByRole('menuitem', { name: /使用引导/ }));
};

test.each([
  ['admin', ['主菜单', '页面标签', '搜索菜单', '主题配置', 'AI 问答', '个人账号']],
  ['clerk', ['主菜单', '页面标签', '搜索菜单', '主题配置', '个人账号']],
] as const)('the tour through the shell comes when %s asks for it (§2.73)', async (account, titles) => {
  const app = await signedIn('/', account);
  await openTour(app);
  await step('主菜单');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(await goThrough(app)).toEqual(titles);
  await isGone();
  expect(screen.getByRole('button', { name: /^账号：/ })).toHaveFocus();
  await openTour(app);
  await step('主菜单');
});

test('only what the theme shows is pointed at', async () => {
  window.localStorage.setItem('theme', JSON.stringify({ showTabs: false, showSearch: false, layout: 'comprehensive' }));
  const app = await signedIn('/', 'clerk');
  await openTour(app);
  expect(await step('主菜单')).toHaveAccessibleDescription(/一级菜单/);
  expect(await goThrough(app)).toEqual(['主菜单', '主题配置', '个人账号']);
});

describe('the assistant is online', () => {
  beforeEach(() => Cookies.remove('chatOnlineTour'));
  const confirm = async (app: App) => {
    // Confirms by keyboard, because in jsdom a click on intro.js's buttons (links without an address) leaves the page.
    await waitFor(() => expect(screen.getByRole('button', { name: '确定' })).toHaveFocus());
    await app.user.keyboard('{Enter}');
  };

  test('one step at the icon tells the group administrator, once (§1.8)', async () => {
    const app = await signedIn();
    expect(await step('AI 问答')).toHaveAccessibleDescription(ONLINE);
    expect(document.querySelector('.introjs-showElement')).toHaveAccessibleName('AI 问答');
    expect(document.querySelector('.introjs-helperNumberLayer')).toBeNull();
    expect(screen.queryByRole('button', { name: '跳过' })).toBeNull();
    expect(screen.getByRole('checkbox', { name: '不再显示此对话框！' })).toBeChecked();
    await confirm(app);
    await isGone();
    expect(Cookies.get('chatOnlineTour')).toBe('true');
  });

  test('who unticks the box sees it at the next visit', async () => {
    const app = await signedIn();
    await step('AI 问答');
    await app.user.click(screen.getByRole('checkbox', { name: '不再显示此对话框！' }));
    await app.user.keyboard('{Escape}');
    await isGone();
    app.reload();
    await step('AI 问答');
  });

  test('the end of the session takes it away, and it is not taken as seen', async () => {
    const app = await signedIn();
    await step('AI 问答');
    act(() => void app.store.dispatch(sessionEnded({ reason: 'expired' })));
    await screen.findByRole('form', { name: '登录' });
    await isGone();
    expect(Cookies.get('chatOnlineTour')).toBeUndefined();
  });

  test('without cookies, where it would come every time, it does not come', async () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    const app = await signedIn();
    await openTour(app);
    await step('主菜单');
    await app.user.keyboard('{Escape}');
    await isGone();
  });

  test('nobody else is told', async () => {
    const app = await signedIn('/', 'clerk');
    await openTour(app);
    expect((await goThrough(app)).includes('AI 问答')).toBe(false);
  });
});
