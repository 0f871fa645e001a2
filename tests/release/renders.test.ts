import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSignedIn } from '../e2e/openSignedIn';
import { untilWorkbenchLoaded } from '../e2e/untilWorkbenchLoaded';

const PAGES = 6;

/**
 * Stands in for React's developer tools, to which React reports each commit: counts the components that were rendered
 * in all and in the main menu, and names the hidden pages in which there were any. A fiber whose child is the one of the commit before was
 * not looked at.
 */
const NOTE_RENDERS = String.raw`
  const PERFORMED_WORK = 1;
  const ACTIVITY = 31;
  const COMPONENTS = [0, 1, 11, 15];
  window.renders = { count: 0, inMenu: 0, hiddenPages: [] };
  const note = (fiber, hiddenPage, inMenu) => {
    if (fiber.alternate && fiber.child === fiber.alternate.child) return;
    for (let child = fiber.child; child; child = child.sibling) {
      if (COMPONENTS.includes(child.tag) && child.flags & PERFORMED_WORK) {
        window.renders.count += 1;
        if (inMenu) window.renders.inMenu += 1;
        if (hiddenPage) window.renders.hiddenPages.push(hiddenPage);
      }
      const isHidden = child.tag === ACTIVITY && child.memoizedProps.mode === 'hidden';
      const isMenu = child.type === 'nav' && child.memoizedProps['aria-label'] === '主菜单';
      note(child, isHidden ? child.key : hiddenPage, inMenu || isMenu);
    }
  };
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_renderer, root) => note(root.current),
  };
`;

interface Renders {
  count: number;
  inMenu: number;
  hiddenPages: string[];
}

const tab = (page: Page, number: number) => page.getByRole('tab', { name: `页面${number}`, exact: true });

const forgetRenders = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { renders: { count: 0, inMenu: 0, hiddenPages: [] } }));
/** The renders since they were forgotten. */
const rendersOf = (page: Page) => page.evaluate(() => (window as unknown as { renders: Renders }).renders);
/** What is hidden is rendered last, when the page has nothing else to do. */
const untilIdle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));

test('a switch of tabs renders no page that stays hidden, only what holds its location, and of the menu only links and icons', async () => {
  const numbers = Array.from({ length: PAGES }, (_, index) => index + 1);
  const routes = numbers.map((number) => ({
    path: `/p${number}`,
    component: 'profile/ProfilePage',
    meta: { title: `页面${number}` },
  }));
  const page = await openSignedIn('/p1', {
    prepare: async (opened) => {
      await opened.addInitScript({ content: NOTE_RENDERS });
      await opened.route('**/getRouters', (route) => route.fulfill({ json: { code: 200, data: routes } }));
    },
  });
  for (const number of numbers) {
    await page.evaluate((hash) => (location.hash = hash), `/p${number}`);
    await page.locator('#page h1:visible').waitFor();
    await tab(page, number).and(page.locator('[aria-selected=true]')).waitFor();
  }
  await page.waitForLoadState('networkidle');
  await untilIdle(page);
  await forgetRenders(page);
  await tab(page, 2).click();
  await page.locator('aside a[aria-current=page]').filter({ hasText: '页面2' }).waitFor();
  // One component each. Forms tidy up as their page becomes hidden.
  const stayHidden = numbers.filter((number) => number !== 2 && number !== PAGES).map((number) => `/p${number} 0`);
  const hidden = async () => (await rendersOf(page)).hiddenPages.filter((key) => !key.startsWith(`/p${PAGES} `)).sort();
  await expect.poll(hidden).toEqual(stayHidden);
  await untilIdle(page);
  const { count, inMenu } = await rendersOf(page);
  expect(await hidden()).toEqual(stayHidden);
  expect(count).toBeGreaterThan(20);
  // Of each page, and of the workbench.
  expect(inMenu).toBe(2 * (PAGES + 1));
});

test('a change of the theme is drawn at once: no element fades', async () => {
  const page = await openSignedIn('/workbench');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // The page itself appears when it is opened, and what it requests when it comes.
  await untilWorkbenchLoaded(page);
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const fading = await page.evaluate(async () => {
    localStorage.setItem('theme', JSON.stringify({ colorMode: 'dark' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    const targets = new Set<Element | null>();
    const isDark = () => document.documentElement.style.colorScheme === 'dark';
    for (let left = 10; left > 0; left -= isDark() ? 1 : 0) {
      await new Promise(requestAnimationFrame);
      for (const { effect } of document.getAnimations()) {
        if (effect instanceof KeyframeEffect && Number(effect.getTiming().duration) > 1) targets.add(effect.target);
      }
    }
    return [...targets].map((target) => target?.outerHTML.slice(0, 100));
  });
  expect(fading).toEqual([]);
  await page.waitForFunction(() => !('themeChanges' in document.documentElement.dataset));
});
