import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openPage, urlOf } from '../../e2e/browser';
import { openSignedIn } from '../../e2e/openSignedIn';

/** The number of hostile inputs that the suite has tried. */
export const triedInputs = { count: 0 };

interface Guarded {
  page: Page;
  /** Fails when an input has run a script, polluted a prototype, sent a request, opened a window or left the app. */
  expectUnharmed: () => Promise<void>;
}

/**
 * Runs in the page. Lists scripts that ran, polluted prototypes, and elements that could run a script at the next
 * click.
 */
function harm(): string[] {
  const { hacked } = window as { hacked?: string };
  const dangerous = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => {
        const address = ['href', 'src', 'action', 'formaction', 'data', 'srcdoc', 'xlink:href'].includes(name);
        const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(value.replace(/[\p{Cc} ]/gu, ''))?.[1]?.toLowerCase();
        const isPicture = element.tagName === 'IMG' && (scheme === 'blob' || /^data:image\//i.test(value));
        const allowed = [undefined, 'http', 'https', 'mailto', 'tel'].includes(scheme) || isPicture;
        return name.startsWith('on') || name === 'srcdoc' || (address && !allowed);
      })
      .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
  );
  // The block of settings holds data, which no browser runs.
  const scripts = [...document.scripts].filter(
    ({ src, type, id }) =>
      !src.startsWith(`${location.origin}/dzb/`) && !(type === 'application/json' && id === 'config'),
  );
  return [
    ...(hacked === undefined ? [] : [`ran: ${hacked}`]),
    ...('polluted' in {} ? ['Object.prototype is polluted'] : []),
    ...('polluted' in (() => undefined) ? ['Function.prototype is polluted'] : []),
    ...Object.keys(Object.prototype).map((key) => `Object.prototype.${key}`),
    ...dangerous,
    ...scripts.map(({ outerHTML }) => outerHTML),
  ];
}

/** Runs in the page. Makes scripts that call `alert` and the like set `window.hacked`. */
function mark(): void {
  const ran = (what: string) => () => Object.assign(window, { hacked: what });
  Object.assign(window, { alert: ran('alert'), prompt: ran('prompt'), confirm: ran('confirm'), msgbox: ran('msgbox') });
}

async function guard(page: Page): Promise<Guarded> {
  page.setDefaultTimeout(15_000);
  const { origin } = new URL(urlOf());
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => seen.push(`window: ${popup.url()}`));
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`));
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && !frame.url().startsWith(urlOf().split('#')[0] ?? ''))
      seen.push(`left for ${frame.url()}`);
  });
  await page.context().route(
    (url) => url.origin !== origin,
    (route) => {
      seen.push(`fetched: ${route.request().url()}`);
      return route.abort();
    },
  );
  await page.addInitScript(mark);
  const expectUnharmed = async () => {
    expect([...seen, ...(await page.evaluate(harm))]).toEqual([]);
    expect(page.url().startsWith(urlOf().split('#')[0] ?? '')).toBe(true);
  };
  return { page, expectUnharmed };
}

/** Opens an empty page that records what hostile inputs do. */
export const openGuarded = async (): Promise<Guarded> => guard(await openPage());

/** Opens a path with a stored session, in a page that records what hostile inputs do. */
export async function openGuardedAt(at: string, prepare?: (page: Page) => Promise<unknown>): Promise<Guarded> {
  let guarded: Guarded | undefined;
  await openSignedIn(at, {
    prepare: async (page) => {
      guarded = await guard(page);
      await prepare?.(page);
    },
  });
  if (!guarded) throw new Error('the page was not prepared');
  return guarded;
}

/** Responds to a call with this content. */
export const respondTo = (page: Page, call: string, body: object): Promise<unknown> =>
  page.route(call, (route) => route.fulfill({ json: { code: 200, msg: '', ...body } }));
