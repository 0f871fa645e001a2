import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { appSplash } from '../e2e/appSplash';
import { clockOf, expectClean, holdBack, openPage, reload, urlOf } from '../e2e/browser';
import { holdDocking } from '../e2e/holdDocking';
import { readCaptcha, signIn } from '../e2e/signIn';
import { untilWorkbenchLoaded } from '../e2e/untilWorkbenchLoaded';

declare global {
  interface Window {
    /** The first text of the shell's content. */
    firstShown?: string;
    /** When it was first drawn, in milliseconds, and where the cards were then. */
    firstFrame?: number;
    firstPlaces?: string[];
    /** How often something has moved after it was drawn. */
    moved?: number;
  }
}

/** Where the cards that are counted, and the quick entries below them, stand in the page. */
function placesOf(): string[] {
  // A page comes with a movement of its own (§17.12).
  const top = document.querySelector('#page > *')?.getBoundingClientRect().top ?? 0;
  const cards = ['待办', '概况', '快捷入口'].map((name) =>
    [...document.querySelectorAll<HTMLElement>('#main section')].find(
      (one) => one.ariaLabel === name || one.querySelector('h2')?.textContent === name,
    ),
  );
  return cards.flatMap((card) =>
    [card, ...(card?.querySelectorAll('li') ?? [])].map((one) => {
      const { x, y, width, height } = one?.getBoundingClientRect() ?? {};
      return [x, y === undefined ? y : y - top, width, height].map((side = -1) => Math.round(side)).join(' ');
    }),
  );
}

/** Records the backend calls that a page makes from now on, by their paths below the API base. */
function noteCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, call] = /\/prod-api(\/[^?]*)/.exec(request.url()) ?? [];
    if (call !== undefined) calls.push(call);
  });
  return calls;
}

/** Signs in by the form, at whose end a page is shown. */
async function openByLogin(at = '/'): Promise<Page> {
  const page = await openPage();
  await page.goto(urlOf(at));
  await signIn(page);
  await page.locator('#main h1').first().waitFor();
  return page;
}

test('the captcha is asked for once, and is the one on the screen', async () => {
  const page = await openPage();
  const calls = noteCalls(page);
  await page.goto(urlOf());
  await page.getByAltText('验证码图片').waitFor();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual(['/captchaImage']);
  const first = await readCaptcha(page);
  await page.getByRole('button', { name: /验证码/ }).click();
  await expect.poll(() => readCaptcha(page)).not.toBe(first);
  expect(calls).toEqual(['/captchaImage', '/captchaImage']);
  await signIn(page);
  expectClean(page);
});

test.each(['/workbench', '/profile'])('who comes back to %s asks for user and menu once', async (place) => {
  const page = await openByLogin(place);
  const calls = noteCalls(page);
  await reload(page);
  await page.locator('#main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(calls.filter((call) => call === '/getInfo' || call === '/getRouters').sort()).toEqual([
    '/getInfo',
    '/getRouters',
  ]);
  expect(calls).not.toContain('/captchaImage');
  expectClean(page);
});

test('the code of a page is fetched while the shell is on its way', async () => {
  const page = await openByLogin('/profile');
  const release = await holdBack(page, '**/static/shell-*.js');
  const pageCode = page.waitForResponse('**/static/ProfilePage-*.js');
  await reload(page);
  await pageCode;
  expect(await page.locator('#main').count()).toBe(0);
  release();
  await page.locator('#main h1').first().waitFor();
  expectClean(page);
});

test('the shell of somebody signed in is asked for before the app has come', async () => {
  const page = await openByLogin();
  const app = await holdBack(page, '**/static/index-*.js');
  const shell = page.waitForRequest('**/static/shell-*.js');
  const reloaded = reload(page);
  await shell;
  app();
  await reloaded;
  await page.locator('#main h1').waitFor();
  expectClean(page);
});

test('one splash until the shell is there', async () => {
  const page = await openByLogin('/profile');
  const release = await holdBack(page, '**/static/shell-*.js');
  // The splash before this one is the router's; with this one the page's code is asked for.
  const shellsTurn = page.waitForRequest('**/static/ProfilePage-*.js');
  await reload(page);
  await shellsTurn;
  const splash = await appSplash(page);
  expect(await splash.evaluate((element) => element?.isConnected)).toBe(true);
  release();
  await page.locator('#main h1').first().waitFor();
  expect(await splash.evaluate((element) => element?.isConnected)).toBe(false);
  expectClean(page);
});

test('the workbench is shown together with the shell', async () => {
  const page = await openByLogin();
  await page.addInitScript(() => {
    const look = () => {
      const shown = document.querySelector('#main')?.textContent;
      if (shown) window.firstShown ??= shown;
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await reload(page);
  await page.locator('#main h1').waitFor();
  expect(await page.evaluate(() => window.firstShown)).toMatch(/快捷入口/);
  expectClean(page);
});

test.each([
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [390, 844],
])(
  '%i×%i: nothing of the workbench moves after its first frame; cards of a row end at one foot (§2.92)',
  async (width, height) => {
    const page = await openByLogin();
    await page.setViewportSize({ width, height });
    // Left alone, the icon of the assistant docks by itself.
    await holdDocking(page);
    await page.addInitScript(() => {
      window.moved = 0;
      const note = (list: PerformanceObserverEntryList) =>
        (window.moved = (window.moved ?? 0) + list.getEntries().length);
      new PerformanceObserver(note).observe({ type: 'layout-shift' });
    });
    await reload(page);
    await untilWorkbenchLoaded(page);
    await page.getByRole('link', { name: /^失联满6个月 \d+ 条$/ }).waitFor();
    expect(await page.evaluate(() => window.moved)).toBe(0);
    if (width > 1100) {
      const unevenFeet = () =>
        page.locator('#main section').evaluateAll((cards) => {
          const [recent, quick, , assistant] = cards
            .slice(-4)
            .map((one) => Math.round(one.getBoundingClientRect().bottom));
          return [quick, assistant].filter((foot) => foot !== recent);
        });
      await expect.poll(unevenFeet).toEqual([]);
    }
    expectClean(page);
  },
);

test('what the workbench counts is asked for after its first frame, and moves nothing (§2.108)', async () => {
  const page = await openByLogin();
  await page.addInitScript(() => {
    const look = () => {
      if (window.firstPlaces || !document.querySelector('#main h1')) return;
      window.firstPlaces = placesOf();
      requestAnimationFrame(() => (window.firstFrame = performance.now()));
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await page.addInitScript({ content: `window.placesOf = ${String(placesOf)}` });
  await reload(page);
  await page.getByRole('link', { name: /^失联满6个月 \d+ 条$/ }).waitFor();
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
  const { first, counts, before, after } = await page.evaluate(() => ({
    first: window.firstFrame ?? Infinity,
    counts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/party\/\w+\/list/.test(name))
      .map(({ startTime }) => startTime),
    before: window.firstPlaces,
    after: placesOf(),
  }));
  expect(counts.length).toBeGreaterThan(5);
  expect(counts.filter((start) => start <= first)).toEqual([]);
  expect(before?.length).toBeGreaterThan(6);
  expect(after).toEqual(before);
  expectClean(page);
});

test('a session that is over leads to the login, and is told once', async () => {
  const page = await openPage();
  await page.goto(urlOf());
  await page.evaluate(() => localStorage.setItem('admintoken', 'long-gone'));
  const calls = noteCalls(page);
  await page.reload();
  await page.getByRole('form', { name: '登录' }).waitFor();
  await page.getByText('登录状态已过期，请重新登录', { exact: true }).waitFor();
  expect(await page.getByText('登录状态已过期，请重新登录', { exact: true }).count()).toBe(1);
  expect(calls.filter((call) => call === '/getInfo')).toHaveLength(1);
});

test('calls that fail because the page is left end no session; those of a page that stays do', async () => {
  const page = await openPage();
  const clock = clockOf(page);
  await clock.install();
  await page.goto(urlOf());
  await signIn(page);
  await page.locator('#main h1').first().waitFor();
  await page.route('**/getInfo', (route) => route.abort());
  await clock.pauseAt(new Date(Date.now() + 3_600_000));
  await page.reload();
  await page.getByText('服务器暂时没有响应，正在重试').waitFor();
  const token = () => page.evaluate(() => localStorage.getItem('admintoken'));
  expect(await token()).not.toBeNull();
  // The pauses between the attempts.
  const form = page.getByRole('form', { name: '登录' });
  await expect
    .poll(async () => {
      await clock.runFor(2000);
      return form.isVisible();
    })
    .toBe(true);
  expect(await token()).toBeNull();
});

test('while somebody types into the login form, the code of the shell is fetched', async () => {
  const page = await openPage();
  const parts: string[] = [];
  page.on('response', (response) => {
    const [, part] = /\/static\/(shell)-[^/]*\.js$/.exec(response.url()) ?? [];
    if (part !== undefined) parts.push(part);
  });
  await page.goto(urlOf());
  await page.getByAltText('验证码图片').waitFor();
  expect(parts).toEqual([]);
  await page.getByRole('textbox', { name: '用户名' }).pressSequentially('a');
  await expect.poll(() => parts).toEqual(['shell']);
  await signIn(page);
  expect(parts).toHaveLength(1);
  expectClean(page);
});
