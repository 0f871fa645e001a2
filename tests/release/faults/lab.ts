import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect, vi } from 'vitest';
import { expectClean, openPage, untilPageShown, reload } from '../../e2e/browser';
import { dismissToasts } from '../../e2e/dismissToasts';
import { openSignedIn } from '../../e2e/openSignedIn';
import type { Fault } from './kinds';

/** How long anything may take to appear. */
const TIMEOUT_MS = 30_000;
/** After this many failures on one page the other faults are not tried. */
const MAX_FAILURES = 3;

/** How many faults the file's tests have tried, and how many of them the app handled. */
const tally = { tried: 0, survived: 0 };
afterAll(() => void process.stdout.write(`${tally.tried} faults tried, ${tally.survived} survived\n`));

// The mocks report a broken-off response in the console. Here responses break off on purpose, so the report is dropped.
beforeEach(() => {
  const { error } = console;
  vi.spyOn(console, 'error').mockImplementation((...told: unknown[]) => {
    if (!String(told[0]).includes('mock: truncated')) error(...told);
  });
});

/** Chromium's own messages about refused, broken and aborted requests. */
const CAUSED_BY_FAULTS = [/Failed to load resource/, /^HTTP [45]\d\d/, /^request failed: .*\/prod-api\//];

/** Fails when the page wrote anything to the console that the faults do not cause. */
export const expectCalm = (page: Page, allowed: readonly RegExp[] = []): void =>
  expectClean(page, [...CAUSED_BY_FAULTS, ...allowed]);

/**
 * Runs in the page. Shortens the time limits of calls that hang or stall. The error messages still name the configured
 * limits.
 */
function hurry(): void {
  const hangs = (address: string) => {
    const [, call] = /[?&]fault=(?:.*,)?([^,:]+):(?:hang|stall)/.exec(location.search) ?? [];
    return call !== undefined && address.includes(call);
  };
  // The limits of calls that read JSON. A fifth, because the others that are under way have them too.
  const patience = [10_000, 20_000];
  const isHanging = () => location.search.includes(':hang');
  // The pauses after which the start of a session is tried again.
  const pauses = [1_500, 4_000, 9_000];
  // Streams and files are requested by `fetch`, whose limits are timers.
  const fetched = ['getAnswerFlowChat', 'oss/download', 'oss/zip', 'oss/export', 'child/export'];
  // What stalls has begun in time: only its silence is cut short.
  const limits = () => (/:stall/.test(location.search) ? [60_000] : [30_000, 60_000, 120_000]);
  // The pauses between the attempts to read the rest of a lost reply.
  const restPauses = [1_000, 1_500, 2_250, 3_375, 5_062.5, 7_593.75, 8_000];
  const isRestLost = () => /[?&]fault=getAnswer:\w+,getConversationRecords:/.test(location.search);
  const { setTimeout: wait } = window;
  window.setTimeout = ((handler: TimerHandler, milliseconds = 0, ...rest: unknown[]) =>
    wait(
      handler,
      pauses.includes(milliseconds) ||
        (limits().includes(milliseconds) && fetched.some(hangs)) ||
        (restPauses.includes(milliseconds) && isRestLost())
        ? milliseconds / 100
        : patience.includes(milliseconds) && isHanging()
          ? milliseconds / 5
          : milliseconds,
      ...rest,
    )) as typeof setTimeout;
}

export async function prepare(page: Page): Promise<void> {
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.addInitScript(hurry);
}

/** Opens an empty page whose time limits are short for calls that hang. */
export async function openLab(): Promise<Page> {
  const page = await openPage();
  await prepare(page);
  return page;
}

/** Opens a path with a stored session. The page's time limits are short for calls that hang. */
export const openLabAt = (at: string): Promise<Page> => openSignedIn(at, { prepare });

const setSearch = (page: Page, search: string) =>
  page.evaluate((wanted) => {
    history.replaceState(history.state, '', location.pathname + wanted + location.hash);
    document.cookie = `mock=${encodeURIComponent(wanted)}; path=/dzb/`;
  }, search);

/** Makes calls of the page fail from now on, if their path contains the fragment `call`. */
export const injectFault = (page: Page, call: string, kind: string): Promise<void> =>
  setSearch(page, `?fault=${call}:${kind}`);

export const removeFaults = (page: Page): Promise<void> => setSearch(page, '');

/** The visible elements that say that something is loading. */
const underWay = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // A progress bar at its end does not count as busy: it only fades, for a second.
    const bar = '#nprogress .bar:not([style*="translate3d(0%"])';
    const busy = `[aria-busy=true], .ant-spin-spinning, .ant-btn-loading, .ant-skeleton-active, progress, ${bar}`;
    const words = /^(正在加载中\.\.\.|加载中\.\.\.|登录中\.\.\.|发送中\.\.\.)$/;
    const speaking = [...document.querySelectorAll('span, p, div, button')].filter(
      ({ childElementCount, textContent }) => childElementCount === 0 && words.test(textContent.trim()),
    );
    return [...document.querySelectorAll(busy), ...speaking]
      .filter((element) => element.checkVisibility())
      .map((element) => element.outerHTML.slice(0, 200));
  });

/** Waits until nothing on the screen is loading; fails when something never ends. */
export const untilSettled = (page: Page): Promise<void> =>
  expect.poll(() => underWay(page), { timeout: TIMEOUT_MS, message: 'under way' }).toEqual([]);

/** Waits until a toast says something, or the login page as the reason why one is there. */
export const waitForError = (page: Page, says: string | RegExp): Promise<void> =>
  page
    .getByLabel('错误提示')
    .getByText(says, { exact: true })
    .or(page.locator('main [role=status]').filter({ hasText: says }))
    .first()
    .waitFor();

/**
 * Restores the session that an injected 401 has just ended in the page. The server still accepts the token, because it
 * was not the server that refused it.
 */
export async function resumeSession(page: Page, token: string): Promise<void> {
  await page.getByRole('form', { name: '登录' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('admintoken'))).toBeNull();
  await removeFaults(page);
  await page.evaluate((kept) => localStorage.setItem('admintoken', kept), token);
  await reload(page);
  await untilPageShown(page);
}

/** The token of the page's session. */
export const tokenOf = (page: Page): Promise<string> => page.evaluate(() => localStorage.getItem('admintoken') ?? '');

/** Runs one trial and counts it; resolves with what went wrong, if anything did. */
export async function attempt(name: string, trial: () => Promise<void>): Promise<string[]> {
  tally.tried += 1;
  try {
    await trial();
    tally.survived += 1;
    return [];
  } catch (error) {
    return [`${name}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

interface Trials {
  page: Page;
  /** Fragment of the call's path. */
  call: string;
  faults: readonly Fault[];
  /** Causes the call. */
  act: (fault: Fault) => Promise<unknown>;
  /** Waits for the message to the user; by default an error toast. */
  tells?: (says: string | RegExp) => Promise<unknown>;
  /** Checks the page afterwards. */
  check?: (fault: Fault) => Promise<unknown>;
}

/** Tries one fault after another on the same page. Each must be reported to the user, and nothing may keep loading. */
export async function tryEach({ page, call, faults, act, tells, check }: Trials): Promise<void> {
  const broken: string[] = [];
  for (const fault of faults) {
    const trial = async () => {
      await dismissToasts(page);
      await injectFault(page, call, fault.kind);
      await act(fault);
      if (fault.says !== undefined) await (tells ?? ((says) => waitForError(page, says)))(fault.says);
      await untilSettled(page);
      await check?.(fault);
    };
    broken.push(...(await attempt(`${call} ${fault.kind}`, trial)));
    // Further faults would probably fail for the same reason.
    if (broken.length >= MAX_FAILURES) break;
  }
  await removeFaults(page);
  expect(broken).toEqual([]);
}
