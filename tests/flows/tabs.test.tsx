import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { themeChanged } from '@/state/settings/settingsSlice';
import { pageOpened, tabsClosed } from '@/state/tabs/tabsSlice';
import { MAX_LIVE_PAGES } from '@/state/tabs/tabRules';
import { withConfig } from '../config';
import { testPageActivity } from './TestPage';
import { giveMenu, openShell, testRoute } from './testMenu';
import { menuEntry } from '../mainMenu';

vi.mock('@/pages/profile/ProfilePage', () => import('./TestPage'));

const HOME = '工作台';

test.each([
  ['关闭当前', '页2', [HOME, '页1', '页3'], '/p3'],
  ['关闭其他', '页2', [HOME, '页2'], '/p2'],
  ['关闭左侧', '页2', [HOME, '页2', '页3'], '/p3'],
  ['关闭右侧', '页2', [HOME, '页1', '页2'], '/p2'],
  ['关闭全部', '页2', [HOME], '/workbench'],
])('context menu: %s from %s leaves %j and shows %s (§2.59)', async (action, from, left, at) => {
  const app = await openShell();
  await app.open(1, 2, 3);
  const menu = await app.menuOf(from);
  await app.user.click(within(menu).getByRole('menuitem', { name: action }));
  expect(app.tabs()).toEqual(left);
  await waitFor(() => expect(app.here()).toBe(at));
  expect(
    app.store.getState().tabs.pages.every(({ key }) => key === '/workbench' || left.includes(`页${key.slice(2)}`)),
  ).toBe(true);
});

test.each([
  [HOME, ['关闭当前', '关闭左侧']],
  ['页1', ['关闭左侧']],
  ['页3', ['关闭右侧']],
])('context menu of %s: nothing to do for %j', async (name, disabled) => {
  const app = await openShell();
  await app.open(1, 2, 3);
  const menu = await app.menuOf(name);
  const items = within(menu).getAllByRole('menuitem');
  expect(items.filter((item) => item.getAttribute('aria-disabled') === 'true').map((item) => item.textContent)).toEqual(
    disabled,
  );
});

test('context menu: 刷新 shows the page of another tab and mounts it anew', async () => {
  const app = await openShell();
  await app.open(1, 2);
  await app.open(1);
  const before = await app.mountOf('/p1');
  await app.open(2);
  const menu = await app.menuOf('页1');
  await app.user.click(within(menu).getByRole('menuitem', { name: '刷新' }));
  await waitFor(() => expect(app.here()).toBe('/p1'));
  expect(await app.mountOf('/p1')).not.toBe(before);
});

test('on a page without a tab none of the tabs is active (§2.58)', async () => {
  const app = await openShell('/p1', [testRoute(1), testRoute(2, { hidden: true })]);
  await app.open(2);
  expect(app.tabs()).toEqual([HOME, '页1']);
  expect(app.activeTab()).toBeUndefined();
});

test('the menu at the end of the bar acts on the open tab (§2.59)', async () => {
  const app = await openShell();
  await app.open(1, 2);
  await app.user.click(screen.getByRole('button', { name: '更多标签操作' }));
  await app.user.click(await screen.findByRole('menuitem', { name: '关闭左侧' }));
  expect(app.tabs()).toEqual([HOME, '页2']);
});

test('the menu marks its entry in the same moment as the tab', async () => {
  const app = await openShell();
  await app.open(1, 2);
  const changed: (string | null)[][] = [];
  const observer = new MutationObserver((changes) =>
    changed.push(changes.map(({ attributeName }) => attributeName).sort()),
  );
  observer.observe(app.tab('页1'), { attributes: true, attributeFilter: ['aria-selected'] });
  observer.observe(menuEntry('页1'), { attributes: true, attributeFilter: ['aria-current'] });
  await app.user.click(app.tab('页1'));
  await waitFor(() => expect(changed).toEqual([['aria-current', 'aria-selected']]));
  expect(menuEntry('页1')).toHaveAttribute('aria-current', 'page');
  expect(menuEntry('页2')).not.toHaveAttribute('aria-current');
});

test('an address that ends in a slash is the same page', async () => {
  const app = await openShell('/workbench/');
  await app.open(1);
  act(() => void app.router.navigate('/p1/'));
  expect(app.tabs()).toEqual(['工作台', '页1']);
  expect(app.activeTab()).toBe('页1');
});

test('the workbench has no way to be closed (§2.6, §2.57)', async () => {
  const app = await openShell();
  await app.open(1);
  await app.user.pointer({ keys: '[MouseMiddle]', target: app.tab(HOME) });
  app.tab(HOME).focus();
  await app.user.keyboard('{Delete}');
  expect(app.tabs()).toEqual([HOME, '页1']);
  expect(app.tab(HOME).querySelector('.anticon-close')).toBeNull();
});

test('the cross on a tab closes it; the open tab controls the page', async () => {
  const app = await openShell();
  await app.open(1, 2);
  const cross = app.tab('页1').querySelector('.anticon-close');
  if (!cross) throw new Error('no cross');
  await app.user.click(cross);
  expect(app.tabs()).toEqual([HOME, '页2']);
  expect(app.here()).toBe('/p2');
  expect(app.tab('页2')).toHaveAttribute('aria-controls', 'page');
  expect(app.tab(HOME)).not.toHaveAttribute('aria-controls');
});

test('noClosable: the tab stays whatever is closed', async () => {
  const app = await openShell('/p1', [testRoute(1, { noClosable: true }), testRoute(2)]);
  await app.open(2);
  await app.user.click(screen.getByRole('button', { name: '更多标签操作' }));
  await app.user.click(await screen.findByRole('menuitem', { name: '关闭全部' }));
  expect(app.tabs()).toEqual([HOME, '页1']);
  await app.page('/p1');
});

test('closing the open tab shows the last one, closing another one changes nothing (§2.61)', async () => {
  const app = await openShell();
  await app.open(1, 2, 3);
  await app.user.click(app.tab('页1'));
  await app.page('/p1');
  await app.user.pointer({ keys: '[MouseMiddle]', target: app.tab('页2') });
  expect(app.here()).toBe('/p1');
  await app.user.pointer({ keys: '[MouseMiddle]', target: app.tab('页1') });
  await waitFor(() => expect(app.here()).toBe('/p3'));
  expect(app.tabs()).toEqual([HOME, '页3']);
});

test('on a page without a tab, closing tabs does not lead away', async () => {
  const app = await openShell('/p4', [testRoute(1), testRoute(2), testRoute(4, { tabHidden: true })]);
  await app.open(1, 2, 4);
  expect(app.tabs()).toEqual([HOME, '页1', '页2']);
  expect(app.activeTab()).toBeUndefined();
  // No tab is active, so the first one must be in the tab order, else the keyboard could not reach the tabs.
  expect(app.tab(HOME)).toHaveAttribute('tabindex', '0');
  await app.user.pointer({ keys: '[MouseMiddle]', target: app.tab('页1') });
  expect(app.here()).toBe('/p4');
  await app.user.click(screen.getByRole('button', { name: '更多标签操作' }));
  await app.user.click(await screen.findByRole('menuitem', { name: '关闭全部' }));
  expect(app.tabs()).toEqual([HOME]);
  expect(app.here()).toBe('/p4');
});

test('F5 keeps the tabs and the place; the new menu takes away what it no longer has (§3.6)', async () => {
  const app = await openShell();
  await app.open(1, 2, 3);
  await app.user.click(app.tab('页2'));
  const again = app.reload();
  await screen.findByRole('tab', { name: '页2', selected: true });
  expect(app.tabs()).toEqual([HOME, '页1', '页2', '页3']);
  giveMenu([testRoute(2), testRoute(3)]);
  again.reload();
  await screen.findByRole('tab', { name: '页2', selected: true });
  expect(app.tabs()).toEqual([HOME, '页2', '页3']);
});

test.each(['{', '[]', '"tabs"', '[{"key":7}]', `[{"key":"//evil"}]`])(
  'kept tabs that are damaged are forgotten: %s',
  async (kept) => {
    window.sessionStorage.setItem('tabs:1', kept);
    const app = await openShell();
    expect(app.tabs()).toEqual([HOME]);
  },
);

/** The tab of page 2 with this query: each query has a tab of its own. */
const queryTab = (search: string) => ({
  key: `/p2${search}`,
  pathname: '/p2',
  search,
  route: '/p2',
  fixed: false,
  hasTab: true,
  kept: false,
});

test('a query of 50,000 characters is no reason to lose the other tabs at a reload', async () => {
  const app = await openShell('/p1', [testRoute(1), testRoute(2, { dynamicNewTab: true })]);
  await app.page('/p1');
  const queries = ['?n=1', `?q=${'长'.repeat(50_000)}`, '?n=2'];
  act(() => queries.forEach((search) => app.store.dispatch(pageOpened(queryTab(search)))));
  const { tabs } = app.store.getState().tabs;
  const again = app.reload();
  await waitFor(() => expect(again.store.getState().routes.status).toBe('ready'));
  expect(again.store.getState().tabs.tabs).toEqual(tabs);
});

test('what was typed stays while other pages are shown, and the hidden page sees nothing of them (§2.62)', async () => {
  const app = await openShell();
  await app.open(1);
  const first = await app.page('/p1');
  await app.user.type(within(first).getByLabelText('备注'), '支部大会');
  await app.open(2);
  expect(first).toHaveAttribute('aria-label', '页面 /p1');
  expect(first).not.toBeVisible();
  expect([...testPageActivity.running]).toEqual(['/p2']);
  await app.user.click(app.tab('页1'));
  expect(await app.page('/p1')).toBe(first);
  expect(within(first).getByLabelText('备注')).toHaveValue('支部大会');
  expect([...testPageActivity.running]).toEqual(['/p1']);
});

test('noKeepAlive: the page begins anew each time (§2.62)', async () => {
  const app = await openShell('/workbench', [testRoute(1, { noKeepAlive: true }), testRoute(2)]);
  await app.open(1);
  await app.user.type(within(await app.page('/p1')).getByLabelText('备注'), '一');
  await app.open(2, 1);
  expect(within(await app.page('/p1')).getByLabelText('备注')).toHaveValue('');
  expect(app.tabs()).toEqual([HOME, '页1', '页2']);
});

test('the 21st page: the least recently used one begins anew, the others are as they were (§2.63, §9.10)', async () => {
  const app = await openShell(
    '/workbench',
    Array.from({ length: MAX_LIVE_PAGES }, (_, index) => testRoute(index + 1)),
  );
  const mounts = new Map<number, number>();
  for (let number = 1; number < MAX_LIVE_PAGES; number += 1) {
    await app.open(number);
    mounts.set(number, await app.mountOf(`/p${number}`));
  }
  // Makes page 1 the most recently used, although it was opened first after the workbench.
  await app.user.click(app.tab(HOME));
  await app.user.click(app.tab('页1'));
  await app.open(MAX_LIVE_PAGES);
  expect(app.store.getState().tabs.pages).toHaveLength(MAX_LIVE_PAGES);
  await app.user.click(app.tab('页1'));
  expect(await app.mountOf('/p1')).toBe(mounts.get(1));
  await app.user.click(app.tab('页2'));
  expect(await app.mountOf('/p2')).toBeGreaterThan(mounts.get(2) ?? Infinity);
});

test('dynamicNewTab: each query is a page and a tab of its own (§2.58)', async () => {
  const app = await openShell('/p1?id=1', [testRoute(1, { dynamicNewTab: true }), testRoute(2)]);
  await app.user.type(within(await app.page('/p1?id=1')).getByLabelText('备注'), '一');
  act(() => void app.router.navigate('/p1?id=2'));
  const second = await app.page('/p1?id=2');
  expect(within(second).getByLabelText('备注')).toHaveValue('');
  expect(app.tabs()).toEqual([HOME, '页1', '页1']);
  await app.user.click(screen.getAllByRole('tab')[1] ?? second);
  expect(within(await app.page('/p1?id=1')).getByLabelText('备注')).toHaveValue('一');
  expect(app.here()).toBe('/p1?id=1');
});

test('without dynamicNewTab the page gets the new query, and stays the page that it is', async () => {
  const app = await openShell('/p1?id=1');
  const mount = await app.mountOf('/p1?id=1');
  act(() => void app.router.navigate('/p1?id=2'));
  expect(await app.mountOf('/p1?id=2')).toBe(mount);
  expect(app.tabs()).toEqual([HOME, '页1']);
});

test('a hidden page has no tab, one with dynamicNewTab has (§2.28, §2.58)', async () => {
  const app = await openShell('/p1', [
    testRoute(1, { hidden: true }),
    testRoute(2, { hidden: true, dynamicNewTab: true }),
  ]);
  expect(app.tabs()).toEqual([HOME]);
  act(() => void app.router.navigate('/p2?id=1'));
  await app.page('/p2?id=1');
  expect(app.tabs()).toEqual([HOME, '页2']);
});

test.each(['the active tab', 'the entry of the menu', 'the refresh control'])(
  '%s reloads the page on the screen and no other; the progress bar ends after 200 ms (§2.45, §2.48, §2.53, §2.60, §9.8)',
  async (where) => {
    const app = await openShell();
    // Off for these navigations, so that any bar seen below is that of the reload.
    const { theme } = app.store.getState().settings;
    act(() => void app.store.dispatch(themeChanged({ ...theme, showProgressBar: false })));
    await app.open(1, 2);
    await waitFor(() => expect(document.querySelector('#nprogress')).toBeNull());
    act(() => void app.store.dispatch(themeChanged(theme)));
    const [first, second] = [await app.mountOf('/p2'), await app.page('/p2')];
    const click = {
      'the active tab': () => app.user.click(app.tab('页2')),
      'the entry of the menu': () => app.user.click(menuEntry('页2')),
      'the refresh control': () => app.user.click(screen.getByRole('button', { name: '刷新' })),
    }[where];
    // The progress bar may be gone again before the click resolves, so it is watched from before the click.
    let shown = false;
    const watch = new MutationObserver(() => (shown ||= document.querySelector('#nprogress') !== null));
    watch.observe(document.body, { childList: true });
    await click?.();
    await waitFor(() => expect(shown).toBe(true));
    watch.disconnect();
    await waitFor(() => expect(second).not.toBeInTheDocument());
    expect(await app.mountOf('/p2')).toBeGreaterThan(first);
    await waitFor(() => expect(document.querySelector('#nprogress')).toBeNull());
    await app.user.click(app.tab('页1'));
    expect(await app.mountOf('/p1')).toBeLessThan(first);
  },
);

test('keyboard: arrows move the focus, Enter shows, Delete closes and keeps the focus among the tabs', async () => {
  const app = await openShell();
  await app.open(1, 2, 3);
  app.tab('页3').focus();
  await app.user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(app.tab('页1')).toHaveFocus();
  await app.user.keyboard('{Enter}');
  await app.page('/p1');
  await app.user.keyboard('{End}{ArrowRight}');
  expect(app.tab(HOME)).toHaveFocus();
  await app.user.keyboard('{ArrowRight}{ArrowRight}{Delete}');
  expect(app.tabs()).toEqual([HOME, '页1', '页3']);
  expect(app.tab('页3')).toHaveFocus();
  expect(app.here()).toBe('/p1');
});

test('closed pages are freed: no page without its tab is left', async () => {
  const app = await openShell();
  await app.open(1, 2);
  act(() => void app.store.dispatch(tabsClosed(['/p1'])));
  expect(document.querySelectorAll('[data-mount]')).toHaveLength(1);
});

test('logout takes tabs and pages along (§4.8)', async () => {
  const app = await openShell();
  await app.open(1, 2);
  await app.user.click(screen.getByRole('button', { name: /^账号/ }));
  await app.user.click(await screen.findByRole('menuitem', { name: /退出登录/ }));
  await screen.findByRole('form', { name: '登录' });
  expect(app.store.getState().tabs).toEqual({ tabs: [], pages: [], active: '' });
  expect(window.sessionStorage.getItem('tabs:1')).toBeNull();
});

test('a place the user goes to stands, also when the group before it was about to lead to its own page', async () => {
  const group = {
    path: '/group',
    meta: { title: '组' },
    redirect: '/p2',
    children: [{ ...testRoute(3), path: '/group/p3' }],
  };
  const app = await openShell('/p1', [testRoute(1), testRoute(2), group, testRoute(4)]);
  await app.page('/p1');
  const onLeave = new MutationObserver((_changes, observer) => {
    observer.disconnect();
    void app.router.navigate('/p4');
  });
  onLeave.observe(screen.getByRole('navigation', { name: '面包屑' }), { subtree: true, characterData: true });
  // Navigates without `user`, whose `act` would run effects before the navigation to /p4.
  await waitFor(() => {
    if (app.here() === '/p1') void app.router.navigate('/group');
    expect(app.here()).toBe('/p4');
  });
  await app.page('/p4');
  expect(app.activeTab()).toBe('页4');
});

test('history mode: tabs, recent pages and links count from the base of the router', async () => {
  withConfig({ routerMode: 'history', routerBase: '/dzb/' });
  window.history.replaceState(null, '', '/dzb/p1?from=mail');
  const app = await openShell();
  const at = () => window.location.pathname;
  await app.page('/p1?from=mail');
  await app.open(2);
  expect(at()).toBe('/dzb/p2');
  await app.user.click(app.tab('页1'));
  await app.page('/p1?from=mail');
  expect(at()).toBe('/dzb/p1');
  expect(app.tabs()).toEqual([HOME, '页1', '页2']);
  expect(app.store.getState().recentPages.map(({ path }) => path)).toEqual(['/p1?from=mail', '/p2']);
  await app.user.click(screen.getByRole('link', { name: '页3' }));
  await app.page('/p3');
  expect(at()).toBe('/dzb/p3');
});
