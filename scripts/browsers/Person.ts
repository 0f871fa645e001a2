import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

const IN_PAGE = readFileSync(new URL('inPage.js', import.meta.url), 'utf8');
/** Timeout of each step. */
const TIMEOUT_MS = 30_000;
const POLL_INTERVAL_MS = 50;
const MAX_CLICKS = 10;

type Role = 'button' | 'link' | 'textbox' | 'heading' | 'tab' | 'cell' | 'dialog' | 'navigation';

const queryOf = (...parts: [Role, name: string, within: string]) =>
  parts.map((part) => JSON.stringify(part)).join(', ');

/** Acts as a user: finds elements by role and name (a regular expression), clicks, types. */
export class Person {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  ask(expression: string): Promise<unknown> {
    return this.page.evaluate(`(async () => { if (!window.journey) { ${IN_PAGE} } return ${expression}; })()`);
  }

  /** Waits until an expression in the page is truthy, and returns its value. */
  async until(expression: string, what = expression): Promise<unknown> {
    const end = Date.now() + TIMEOUT_MS;
    for (;;) {
      const value = await this.ask(expression);
      if (value) return value;
      if (Date.now() > end) throw new Error(`not there: ${what}\n${String(await this.ask('document.body.innerText'))}`);
      await wait(POLL_INTERVAL_MS);
    }
  }

  sees(role: Role, name: string, within = 'body'): Promise<unknown> {
    return this.until(`journey.names(${queryOf(role, name, within)}).length > 0`, `${role} ${name}`);
  }

  async click(role: Role, name: string, within = 'body'): Promise<void> {
    const { x, y } = (await this.until(
      `await journey.place(${queryOf(role, name, within)})`,
      `${role} ${name}, to be clicked`,
    )) as Record<'x' | 'y', number>;
    await this.page.mouse.click(x, y);
  }

  async fill(name: string, text: string, within = 'body'): Promise<void> {
    // While a dialog opens, a click can miss the field, so it is repeated until the field has the focus.
    for (let clicks = 0; clicks < MAX_CLICKS; clicks += 1) {
      await this.click('textbox', name, within);
      if (await this.ask(`journey.hasFocus(${queryOf('textbox', name, within)})`)) return this.page.keyboard.type(text);
    }
    throw new Error(`cannot be filled: ${name}`);
  }
}
