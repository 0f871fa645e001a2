import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { overflowWidth, settled, violations } from '../e2e/axe';
import { DESKTOP, expectClean, PHONE } from '../e2e/browser';
import { openChat, openChatPage, takeOverStreams, untilDrawn } from '../e2e/chat';
import { prepareStates, STATES } from '../e2e/chatStates';
import { useFinger } from '../e2e/useFinger';

/** What the states of a lost connection leave in the console. */
const EXPECTED = [/Failed to load resource/, /^HTTP 503/, /ERR_INTERNET_DISCONNECTED/, /messages.* net::ERR_ABORTED$/];

/** Controls of the dialogs and menus that a finger would miss. Links in a text are as high as its lines. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll<HTMLElement>(
        ':is([role=dialog], [role=alertdialog]) :is(button, input, textarea), [role=menuitem]',
      ),
      (element) => ({ element, height: element.getBoundingClientRect().height }),
    )
      .filter(({ element, height }) => height > 0 && height < 40 && !element.matches('[type=checkbox]'))
      .map(({ element, height }) => `${element.ariaLabel ?? element.textContent}: ${height} px`),
  );

test.each([
  ['mini', '1440x900', DESKTOP, 'light'],
  ['large', '1440x900', DESKTOP, 'dark'],
  ['mini', '390x844', PHONE, 'dark'],
  ['large', '390x844', PHONE, 'light'],
] as const)(
  'variant %s at %s is accessible and fits in every state',
  async (variant, _size, size, colorMode) => {
    const page = await openChatPage({
      size,
      theme: { colorMode },
      prepare: async (empty) => {
        await takeOverStreams(empty);
        await prepareStates(empty);
        if (size === PHONE) await useFinger(empty);
      },
    });
    const scene = { page, chat: await openChat(page, variant), variant, size };
    for (const { name, isLarge, reach, leave } of STATES) {
      if (isLarge && variant !== 'large') continue;
      await reach(scene);
      await untilDrawn(page);
      await settled(page);
      expect(await overflowWidth(page), name).toBe(0);
      if (size === PHONE) expect(await smallTargets(page), name).toEqual([]);
      expect(await violations(page), name).toEqual([]);
      await leave?.(scene);
    }
    expectClean(page, EXPECTED);
  },
  300_000,
);
