import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import screenfull from 'screenfull';
import { expect, test, vi } from 'vitest';
import { DEFAULT_THEME } from '@/config/theme/themeSchema';
import { errorLogged } from '@/state/errorLog/errorLogSlice';
import { noticeAdded } from '@/state/notices/noticesSlice';
import { path } from '../../mocks/handlers/path';
import { server } from '../../mocks/server';
import { openShell, testRoute } from './testMenu';
import { findMainMenu, menuEntry } from '../mainMenu';

vi.mock('@/pages/profile/ProfilePage', () => import('./TestPage'));

const layout = () => document.querySelector<HTMLElement>('[data-layout]')?.dataset;
const theme = (fields: object) => window.localStorage.setItem('theme', JSON.stringify(fields));
const kept = () => window.localStorage.getItem('theme');

/** Sets the width of the window; returns a function that changes it. */
function windowOf(width: number) {
  const queries = new Set<{ media: string; target: EventTarget; at: () => boolean }>();
  const state = { width };
  const matches = (media: string) => media.includes('max-width: 991') && state.width < 992;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const target = new EventTarget();
    queries.add({ media, target, at: () => matches(media) });
    return Object.defineProperty(
      Object.assign(target, {
        media,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
      'matches',
      { get: () => matches(media) },
    ) as unknown as MediaQueryList;
  });
  return (next: number) => {
    state.width = next;
    act(() => queries.forEach(({ target }) => target.dispatchEvent(new Event('change'))));
  };
}

async function openDrawer({ user }: Awaited<ReturnType<typeof openShell>>) {
  await user.click(screen.getByRole('button', { name: '主题配置' }));
  return within(await screen.findByRole('dialog', { name: '主题配置' }));
}

test('theme: takes effect at once, is kept only by 保存, forgotten by 恢复默认; the page stays mounted (§2.42, §3.8, §4.13, §4.14)', async () => {
  const app = await openShell('/p1');
  const mount = await app.mountOf('/p1');
  const drawer = await openDrawer(app);
  await app.user.click(drawer.getByRole('switch', { name: '标签' }));
  expect(screen.queryByRole('tablist', { name: '已打开的页面', hidden: true })).toBeNull();
  await app.user.click(drawer.getByText('深色'));
  expect(document.documentElement.style.colorScheme).toBe('dark');
  await app.user.click(drawer.getByText('海浪'));
  expect([...document.body.classList]).toEqual(expect.arrayContaining(['theme-blue-white', 'background-waves']));
  expect(kept()).toBeNull();

  await app.user.click(drawer.getByRole('button', { name: /保\s*存/ }));
  expect(JSON.parse(kept() ?? '')).toEqual({
    ...DEFAULT_THEME,
    showTabs: false,
    colorMode: 'dark',
    background: 'waves',
  });
  expect(await app.mountOf('/p1')).toBe(mount);

  const again = await openDrawer(app);
  await app.user.click(again.getByRole('button', { name: '恢复默认' }));
  expect(kept()).toBeNull();
  expect(document.documentElement.style.colorScheme).toBe('light');
  expect(document.body).toHaveClass('theme-blue-white', 'background-default');
  expect(await app.mountOf('/p1')).toBe(mount);
});

test('字号 takes effect at once, is kept with 保存 for this user and for the login page, and forgotten by 恢复默认 (§17.10)', async () => {
  const app = await openShell('/p1');
  const drawer = await openDrawer(app);
  const letters = () => document.documentElement.style.fontSize;
  const own = () => window.localStorage.getItem(`letterSize:${app.store.getState().user.id}`);
  expect(letters()).toBe('14px');
  await app.user.click(drawer.getByText('特大'));
  expect(letters()).toBe('18px');
  expect(own()).toBeNull();
  await app.user.click(drawer.getByRole('button', { name: /保\s*存/ }));
  expect([own(), JSON.parse(kept() ?? '')]).toEqual(['"largest"', { ...DEFAULT_THEME, letterSize: 'largest' }]);

  const again = await openDrawer(app);
  await app.user.click(again.getByRole('button', { name: '恢复默认' }));
  expect([letters(), own(), kept()]).toEqual(['14px', null, null]);
});

test.each([
  ['another user', { theme: '{"letterSize":"largest"}', 'letterSize:99': '"largest"' }, '14px', 'standard'],
  ['a user who has chosen one', { 'letterSize:1': '"large"' }, '16px', 'large'],
  ['a damaged entry', { 'letterSize:1': '"huge"', theme: '{"letterSize":"large"}' }, '14px', 'standard'],
])('字号 is that of the user who signs in: %s (§17.10)', async (_case, entries, letters, size) => {
  for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value);
  await openShell('/p1');
  expect(document.documentElement.style.fontSize).toBe(letters);
  expect(JSON.parse(kept() ?? '{}')).toMatchObject({ letterSize: size });
});

test('closing the theme drawer asks before it takes back what was not saved (§4.13)', async () => {
  const app = await openShell('/p1');
  const drawer = await openDrawer(app);
  await app.user.click(within(drawer.getByRole('group', { name: '布局' })).getByRole('radio', { name: '横向' }));
  await app.user.click(drawer.getByRole('radio', { name: '海洋' }));
  expect(layout()).toMatchObject({ layout: 'horizontal' });
  expect(document.body).toHaveClass('theme-ocean');

  await app.user.click(drawer.getByRole('button', { name: '关闭主题配置' }));
  const question = within(await screen.findByRole('alertdialog', { name: '温馨提示' }));
  await app.user.click(question.getByRole('button', { name: '继续调整' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(document.body).toHaveClass('theme-ocean');

  await app.user.click(drawer.getByRole('button', { name: '关闭主题配置' }));
  await app.user.click(await screen.findByRole('button', { name: '确定' }));
  await waitFor(() => expect(document.body).toHaveClass('theme-blue-white'));
  expect(layout()).toMatchObject({ layout: 'vertical' });
  // The button that opened the drawer is another one since the layout changed.
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('the theme drawer stands beside the page; another dialog takes its place and the unsaved theme goes', async () => {
  const app = await openShell('/p1');
  const drawer = await openDrawer(app);
  await app.user.click(drawer.getByText('深色'));
  await app.user.click(screen.getByRole('button', { name: '刷新' }));
  expect(document.documentElement.style.colorScheme).toBe('dark');
  await app.user.click(screen.getByRole('button', { name: /^搜索菜单/ }));
  await screen.findByRole('combobox', { name: '搜索菜单' });
  expect(document.documentElement.style.colorScheme).toBe('light');
  expect(await screen.findByText('主题的更改没有保存，已恢复原样')).toBeInTheDocument();
});

test('a theme that was kept is there again, field by field where it is damaged', async () => {
  theme({ layout: 'horizontal', themeName: 'violet', showSearch: 'yes', tabsBarStyle: 'card', colorMode: null });
  await openShell();
  expect(layout()).toMatchObject({ layout: 'horizontal' });
  expect(document.body).toHaveClass('theme-blue-white');
  expect(screen.getByRole('button', { name: /^搜索菜单/ })).toBeVisible();
});

test.each(['{', '"x"', '[1]', 'null'])('a theme that cannot be read is the default: %s (§3.9)', async (text) => {
  window.localStorage.setItem('theme', text);
  const app = await openShell();
  expect(app.store.getState().settings.theme).toEqual(DEFAULT_THEME);
});

test('what another tab of the browser saves takes effect here', async () => {
  const app = await openShell('/p1');
  const mount = await app.mountOf('/p1');
  theme({ layout: 'column' });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
  expect(layout()).toMatchObject({ layout: 'column' });
  expect(await app.mountOf('/p1')).toBe(mount);
});

test('a menu that another tab of the browser folds is folded here too, and the theme that is tried stays (§4.12)', async () => {
  const app = await openShell();
  const drawer = await openDrawer(app);
  await app.user.click(drawer.getByText('深色'));
  window.localStorage.setItem('collapse', '{"collapse":true}');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'collapse' })));
  expect(layout()).toMatchObject({ sidebar: 'collapsed' });
  expect(document.documentElement.style.colorScheme).toBe('dark');
});

test('a dialog of the header stays open with what was typed while the window becomes narrow and wide', async () => {
  theme({ layout: 'horizontal' });
  const resize = windowOf(1440);
  const { user } = await openShell();
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: '搜索菜单' });
  await user.type(field, 'ye');
  resize(390);
  resize(1440);
  expect(screen.getByRole('combobox', { name: '搜索菜单' })).toBe(field);
  expect(field).toHaveValue('ye');
});

test('narrow: vertical with the sidebar away, and back to what it was (§2.33, §2.37, §9.12)', async () => {
  theme({ layout: 'comprehensive' });
  const resize = windowOf(1440);
  const app = await openShell('/p1');
  const mount = await app.mountOf('/p1');
  expect(layout()).toMatchObject({ layout: 'comprehensive', sidebar: 'open' });
  resize(800);
  expect(layout()).toMatchObject({ layout: 'vertical', sidebar: 'away' });
  await app.user.click(screen.getByRole('button', { name: '展开菜单' }));
  expect(layout()).toMatchObject({ sidebar: 'drawer' });
  await app.user.click(screen.getByRole('button', { name: '关闭菜单' }));
  expect(layout()).toMatchObject({ sidebar: 'away' });
  resize(1440);
  expect(layout()).toMatchObject({ layout: 'comprehensive', sidebar: 'open' });
  expect(await app.mountOf('/p1')).toBe(mount);
});

test('narrow: choosing a page folds the sidebar (§2.52)', async () => {
  windowOf(390);
  const app = await openShell();
  await app.user.click(screen.getByRole('button', { name: '展开菜单' }));
  await app.user.click(menuEntry('页1'));
  await app.page('/p1');
  expect(layout()).toMatchObject({ sidebar: 'away' });
});

test('search: Ctrl+K, other recent pages first, then by Chinese, pinyin and initials', async () => {
  const app = await openShell('/p2', [
    testRoute(1, { title: '党员名册' }),
    testRoute(2, { title: '字典管理' }),
    testRoute(3, { title: '隐藏', hidden: true }),
  ]);
  act(() => void app.router.navigate('/p1'));
  await app.page('/p1');
  await app.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: '搜索菜单' });
  const found = () => screen.queryAllByRole('option').map(({ children }) => children[1]?.textContent);
  expect(found()).toEqual(['字典管理']);
  for (const [query, titles] of [
    ['名册', ['党员名册']],
    ['zidian', ['字典管理']],
    ['dymc', ['党员名册']],
    ['yincang', []],
  ] as const) {
    fireEvent.change(field, { target: { value: query } });
    expect(found()).toEqual(titles);
  }
  fireEvent.change(field, { target: { value: 'zdgl' } });
  await app.user.type(field, '{Enter}');
  await app.page('/p2');
  expect(app.here()).toBe('/p2');
});

test('search: a page stands among the recent ones once, with its last query; an entry keeps the query of the menu', async () => {
  const app = await openShell('/p1?type=a', [
    testRoute(1, { title: '字典管理' }),
    { ...testRoute(2, { title: '考核评价' }), query: '{"year":"2025"}' },
  ]);
  act(() => void app.router.navigate('/p1?type=b'));
  await waitFor(() => expect(app.here()).toBe('/p1?type=b'));
  act(() => void app.router.navigate('/p2'));
  await waitFor(() => expect(app.here()).toBe('/p2'));
  await app.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: '搜索菜单' });
  const found = () => screen.queryAllByRole('option').map(({ children }) => children[1]?.textContent);
  expect(found()).toEqual(['字典管理']);
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(field).toBeVisible();
  fireEvent.change(field, { target: { value: 'khpj' } });
  expect(found()).toEqual(['考核评价']);
  await app.user.type(field, '{Enter}');
  await waitFor(() => expect(app.here()).toBe('/p2?year=2025'));
});

test('error log: a row for each error, encoded links that cannot reach back, 暂不显示 clears (§2.45, §2.66, §2.67, §3.11, §4.19)', async () => {
  const app = await openShell();
  expect(screen.queryByRole('button', { name: /异常捕获/ })).toBeNull();
  act(() => void app.store.dispatch(errorLogged({ err: { message: 'a&b <c>', stack: 'at x' }, url: '#/p1' })));
  await app.user.click(screen.getByRole('button', { name: '异常捕获 1 条' }));
  const dialog = within(await screen.findByRole('dialog', { name: /党支部管理平台异常捕获/ }));
  dialog.getByText('#/p1');
  dialog.getByText('a&b <c>');
  const links = dialog.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['百度搜索', '谷歌搜索', '必应搜索']);
  for (const link of links) {
    expect(link).toHaveAttribute('href', expect.stringContaining('a%26b%20%3Cc%3E'));
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  }
  await app.user.click(dialog.getByRole('button', { name: '暂不显示' }));
  expect(app.store.getState().errorLog).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('button', { name: /异常捕获/ })).toBeNull());
});

test('an error that nobody caught stands in the error log (§4.20)', async () => {
  const app = await openShell();
  act(() => void window.dispatchEvent(new ErrorEvent('error', { error: new Error('boom'), message: 'boom' })));
  expect(app.store.getState().errorLog.map(({ err }) => err.message)).toEqual(['boom']);
});

test('notices: connection lost and back, counted until they are looked at, and the banner', async () => {
  server.use(http.get(path('/system/notice/listTop'), () => HttpResponse.json({ code: 200, data: [] })));
  const app = await openShell();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('网络连接已断开，恢复后可继续操作')).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText('网络连接已断开，恢复后可继续操作')).toBeNull();
  await app.user.click(await screen.findByRole('button', { name: '通知 2 条' }));
  const list = within(await screen.findByRole('region', { name: '通知' }));
  expect(list.getAllByRole('listitem').map(({ children }) => children[0]?.textContent)).toEqual([
    '网络连接已恢复',
    '网络连接已断开，部分功能暂不可用',
  ]);
  expect(screen.getByRole('button', { name: '通知' })).toBeVisible();
  await app.user.click(list.getByRole('button', { name: '清空通知' }));
  expect(app.store.getState().notices).toEqual([]);
});

test('what the bell cannot show costs its panel alone, and is logged', async () => {
  const app = await openShell();
  // React tells of what a boundary has caught.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(Date, 'now').mockReturnValueOnce(Infinity);
  act(() => void app.store.dispatch(noticeAdded({ text: '网络连接已恢复' })));
  await app.user.click(await screen.findByRole('button', { name: '通知 6 条' }));
  await waitFor(() => expect(screen.getByText('通知无法显示')).toBeVisible());
  expect(await findMainMenu()).toBeVisible();
  expect(app.store.getState().errorLog.map(({ err }) => err.message)).toContain('Invalid time value');
});

test('the bell counts announcements until they are opened (§2.98)', async () => {
  const app = await openShell();
  await app.user.click(await screen.findByRole('button', { name: '通知 5 条' }));
  const panel = within(await screen.findByRole('dialog', { name: '通知' }));
  const list = within(await panel.findByRole('group', { name: '通知公告' }));
  expect(list.getAllByRole('listitem')).toHaveLength(5);
  await app.user.click(list.getByRole('button', { name: /民主评议/ }));
  const title = '关于开展年度民主评议党员工作的通知';
  const dialog = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(within(dialog).getByText(/参评范围/)).toBeVisible());
  expect(screen.queryByRole('dialog', { name: '通知' })).toBeNull();
  expect(screen.getByRole('button', { name: '通知 4 条', hidden: true })).toBeInTheDocument();
});

test('full screen that the browser refuses says so (§4.21, §8.23)', async () => {
  const app = await openShell();
  expect(screenfull.isEnabled).toBe(false);
  await app.user.click(screen.getByRole('button', { name: '全屏' }));
  await waitFor(() => expect(screen.getByText('开启全屏失败')).toBeVisible());
});
