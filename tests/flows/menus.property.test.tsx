import { act, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { adoptSession, refreshAccess } from '@/features/access/session';
import { db } from '../../mocks/db/db';
import { menuEntry } from '../mainMenu';
import { runs } from '../runs';
import { giveMenu, openShell, testRoute } from './testMenu';

vi.mock('@/pages/profile/ProfilePage', () => import('./TestPage'));
vi.mock('@/pages/workbench/WorkbenchPage', () => import('./TestPage'));

interface Entry {
  path: string;
  title: string;
  hidden?: boolean;
  dynamicNewTab?: boolean;
  noKeepAlive?: boolean;
}

const OWN: readonly Entry[] = [
  { path: '/workbench', title: '工作台' },
  { path: '/403', title: '没有访问权限', hidden: true, noKeepAlive: true },
  { path: '/404', title: '页面不存在', hidden: true, noKeepAlive: true },
];
const SENT: readonly Entry[] = [
  { path: '/p1', title: '页一' },
  { path: '/p2', title: '页二', noKeepAlive: true },
  { path: '/达标100%', title: '达标' },
  { path: '/each', title: '逐条', dynamicNewTab: true },
  { path: '/user/:id', title: '人员', hidden: true },
  { path: '/group/a', title: '组内甲' },
  { path: '/group/b', title: '组内乙' },
];
const ADDRESSES = [
  ...['/', '/workbench', '/p1', '/p1?q=1', '/p2', '/%E8%BE%BE%E6%A0%87100%25', '/each', '/each?q=1', '/each?q=2'],
  ...['/user/7', '/user/8', '/user/7/x', '/group', '/group/a', '/group/b', '/403', '/gone'],
];

const isInGroup = ({ path }: Entry) => path.startsWith('/group/');
const pathOf = (address: string) => address.split('?')[0] ?? '';

/** What the server sends. Of the group, which leads to 组内乙 while that is there, the rest of the menu knows nothing. */
function routesOf(menu: readonly Entry[]): readonly object[] {
  const routes = menu.map(({ path, ...meta }) => ({ ...testRoute(0, meta), path }));
  const children = routes.filter(({ path }) => path.startsWith('/group/'));
  const group = { path: '/group', meta: { title: '组' }, redirect: '/group/b', children };
  return [...routes.filter((route) => !children.includes(route)), ...(children.length > 0 ? [group] : [])];
}

/** What has to be on the screen, by comparing strings. */
class Model {
  #menu: readonly Entry[];
  #history = ['/workbench'];
  #at = 0;
  tabs = [{ key: '/workbench', address: '/workbench', title: '工作台', path: '/workbench' }];
  /** What is typed, by the key of the page. */
  texts = new Map<string, string>();

  constructor(menu: readonly Entry[]) {
    this.#menu = menu;
  }

  /** The entries of the menu that stand outside of the group. */
  get links(): readonly Entry[] {
    return [...OWN, ...this.#menu].filter((entry) => !entry.hidden && !isInGroup(entry));
  }

  get address(): string {
    return this.#history[this.#at] ?? '';
  }

  #find(address: string): Entry | undefined {
    const path = decodeURI(pathOf(address));
    const isUser = path.startsWith('/user/') && path.split('/').length === 3;
    return [...OWN, ...this.#menu].find((entry) => entry.path === (isUser ? '/user/:id' : path));
  }

  get entry(): Entry {
    return this.#find(this.address) ?? { path: '', title: '' };
  }

  #keyOf = (address: string) => (this.#find(address)?.dynamicNewTab ? address : pathOf(address));

  get key(): string {
    return this.#keyOf(this.address);
  }

  #settled(address: string): string {
    const inGroup = this.#menu.filter(isInGroup).map(({ path }) => path);
    if (address === '/') return '/workbench';
    if (address === '/group' && inGroup.length > 0) return inGroup.find((path) => path === '/group/b') ?? '/group/a';
    return this.#find(address) ? address : '/404';
  }

  #show(wanted: string, at: number): void {
    const [{ noKeepAlive, hidden }, before] = [this.entry, this.key];
    const address = this.#settled(wanted);
    this.#history = [...this.#history.slice(0, at), address, ...this.#history.slice(at + 1)];
    this.#at = at;
    if ((noKeepAlive || hidden) && before !== this.key) this.texts.delete(before);
    const { title, path } = this.entry;
    if (path === '/user/:id') return;
    const tab = { key: this.key, address, title, path };
    const isKnown = this.tabs.some(({ key }) => key === tab.key);
    this.tabs = isKnown ? this.tabs.map((known) => (known.key === tab.key ? tab : known)) : [...this.tabs, tab];
  }

  go(address: string): void {
    this.#history = this.#history.slice(0, this.#at + 1);
    this.#show(address, this.#at + 1);
  }

  get canGoBack(): boolean {
    return this.#at > 0;
  }

  back(): void {
    this.#show(this.#history[this.#at - 1] ?? '', this.#at - 1);
  }

  reload(): void {
    this.texts.delete(this.key);
  }

  close(key: string): void {
    const wasOpen = key === this.key;
    this.texts.delete(key);
    this.tabs = this.tabs.filter((tab) => tab.key !== key);
    if (wasOpen) this.go(this.tabs.at(-1)?.address ?? '/');
  }

  refresh(menu: readonly Entry[]): void {
    this.#menu = menu;
    const isLeft = ({ path }: { path: string }) => [...OWN, ...menu].some((entry) => entry.path === path);
    for (const { key, path } of this.tabs) if (!isLeft({ path })) this.texts.delete(key);
    this.tabs = this.tabs.filter(isLeft);
    if (!this.#find(this.address)) this.#show(this.tabs.at(-1)?.address ?? '/', this.#at);
  }
}

type App = Awaited<ReturnType<typeof openShell>>;

const visible = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => !element.closest('[style*="display: none"]'));
const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const tabAt = (place: number) => document.querySelectorAll('[role=tab]')[place] ?? document.body;
const field = () => visible('#page input');

function expectOnScreen(app: App, model: Model): void {
  const { address, entry } = model;
  expect(app.here()).toBe(address);
  expect(document.title).toBe(`${entry.title} - 党支部管理平台`);
  expect(app.tabs()).toEqual(model.tabs.map(({ title }) => title));
  expect(app.activeTab()).toBe(entry.path === '/user/:id' ? undefined : entry.title);
  expect(texts('[aria-label=面包屑] [aria-current=page]')).toEqual([entry.title]);
  expect(texts('[aria-label=主菜单] a[aria-current=page]')).toEqual(entry.hidden ? [] : [entry.title]);
  if (['/403', '/404'].includes(address)) {
    expect(visible('#page h1')).toHaveTextContent(entry.title);
  } else {
    expect(visible('#page section')).toHaveAttribute('aria-label', `页面 ${address}`);
    expect(field()).toHaveValue(model.texts.get(model.key) ?? '');
  }
}

const STEPS = ['open', 'open', 'open', 'menu', 'tab', 'tab', 'close', 'type', 'type', 'back', 'refresh'] as const;
const step = fc.record({ kind: fc.constantFrom(...STEPS), pick: fc.nat(), menu: fc.subarray([...SENT]) });
const journey = fc.tuple(fc.subarray([...SENT], { minLength: 4 }), fc.array(step, { minLength: 15, maxLength: 15 }));

interface Step {
  kind: (typeof STEPS)[number];
  pick: number;
  menu: readonly Entry[];
}

/** Takes a step on the screen and in the model. */
async function take({ kind, pick, menu }: Step, app: App, model: Model): Promise<void> {
  const { user, router, store } = app;
  const tabs = model.tabs;
  const place = pick % tabs.length;
  const { key, address } = tabs[place] ?? model;
  switch (kind) {
    case 'open': {
      const to = ADDRESSES[pick % ADDRESSES.length] ?? '/';
      act(() => void router.navigate(to));
      return model.go(to);
    }
    case 'menu': {
      const link = model.links[pick % model.links.length] ?? model.entry;
      await user.click(menuEntry(link.title));
      const href = encodeURI(link.path);
      return (link.dynamicNewTab ? model.address : pathOf(model.address)) === href ? model.reload() : model.go(href);
    }
    case 'tab':
      await user.click(tabAt(place));
      return key === model.key ? model.reload() : model.go(address);
    case 'close':
      if (key === '/workbench') return undefined;
      await user.pointer({ keys: '[MouseMiddle]', target: tabAt(place) });
      return model.close(key);
    case 'type': {
      const input = field();
      if (!input) return undefined;
      await user.type(input, '字');
      return void model.texts.set(model.key, `${model.texts.get(model.key) ?? ''}字`);
    }
    case 'back': {
      if (!model.canGoBack) return undefined;
      const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      await act(async () => {
        void router.navigate(-1);
        await arrived;
      });
      return model.back();
    }
    case 'refresh':
      giveMenu(routesOf(menu));
      await act(() => store.dispatch(refreshAccess()));
      return model.refresh(menu);
  }
}

const FIRST_SEED = Number(process.env['PROPERTY_SEED'] ?? 1);

test.each(Array.from({ length: runs(15) }, (_, number) => FIRST_SEED + number))(
  'seed %i: whatever the menu, its changes and the ways through it, the screen shows what is at the address, and nothing that is typed is lost (§2.4, §2.58, §4.49)',
  async (seed) => {
    const [[menu, steps] = [[], []]] = fc.sample(journey, { seed, numRuns: 1 });
    const app = await openShell('/workbench', routesOf(menu));
    const model = new Model(menu);
    const taken: string[] = [];
    for (const next of steps) {
      await take(next, app, model);
      taken.push(`${next.kind} → ${model.address}`);
      await waitFor(() => expectOnScreen(app, model)).catch((error: unknown) => {
        throw new Error(taken.join('\n'), { cause: error });
      });
    }
    db.sessions.set('other', 'clerk');
    giveMenu(routesOf(SENT));
    await act(() => app.store.dispatch(adoptSession('other')));
    await waitFor(() => expectOnScreen(app, new Model(SENT)));
  },
);
