import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

const IN_PAGE = readFileSync(new URL('inPage.js', import.meta.url), 'utf8');
/** Timeout of each step. */
const TIMEOUT_MS = 30_000;
const POLL_INTERVAL_MS = 50;
const MAX_CLICKS = 10;

type Role = 'button' | 'link' | 'textbox' | 'heading' | 'tab' | 'cell' | 'dialog' | 'navigation';

interface Place {
  x: number;
  y: number;
}

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
    const query = [role, name, within].map((part) => JSON.stringify(part)).join(', ');
    return this.until(`journey.names(${query}).length > 0`, `${role} ${name}`);
  }

  async click(role: Role, name: string, within = 'body'): Promise<void> {
    const query = [role, name, within].map((part) => JSON.stringify(part)).join(', ');
    const { x, y } = (await this.until(`await journey.place(${query})`, `${role} ${name}, to be clicked`)) as Place;
    await this.page.mouse.click(x, y);
  }

  async fill(name: string, text: string, within = 'body'): Promise<void> {
    const query = ['textbox', name, within].map((part) => JSON.stringify(part)).join(', ');
    // While a dialog opens, a click can miss the field, so it is repeated until the field has the focus.
    for (let clicks = 0; clicks < MAX_CLICKS; clicks += 1) {
      await this.click('textbox', name, within);
      if (await this.ask(`journey.hasFocus(${query})`)) return this.page.keyboard.type(text);
    }
    throw new Error(`cannot be filled: ${name}`);
  }
}
