import type { Page } from 'playwright-core';

/** Firefox calls a warning `warn`. */
const REPORTED_TYPES = new Set(['error', 'warning', 'warn', 'assert']);
const records = new WeakMap<Page, string[]>();

/**
 * Records what goes wrong in a page from now on: warnings and errors in the console, uncaught errors, failed and
 * refused requests.
 */
export function recordPageErrors(page: Page): void {
  const lines: string[] = [];
  records.set(page, lines);
  page.on('console', (message) => {
    if (REPORTED_TYPES.has(message.type()))
      lines.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // When a page is left, the browser itself aborts requests for its icon and pictures, so this is no error.
    if (request.url().endsWith('.svg') && reason === 'net::ERR_ABORTED') return;
    lines.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) lines.push(`HTTP ${response.status()}: ${response.url()}`);
  });
}

/** Runs `act`, which leaves the page. Requests that are aborted by leaving are not recorded. */
export async function leavePage(page: Page, act: () => Promise<unknown>): Promise<void> {
  const lines = records.get(page) ?? [];
  const before = lines.length;
  await act();
  const during = lines.splice(before);
  lines.push(...during.filter((line) => !/^request failed: .* net::ERR_ABORTED$/.test(line)));
}

/** What a page records when its session ends in the midst of calls: the app gives them up. */
export const GIVEN_UP = /^request failed: \w+ \S+\/prod-api\/\S+ net::ERR_ABORTED$/;

/** The recorded messages so far, oldest first. */
export const pageErrorsOf = (page: Page): readonly string[] => records.get(page) ?? [];
