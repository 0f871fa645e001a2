import type { Page } from 'playwright-core';

/** An action of a user; `random` gives numbers between 0 and 1. */
export type Act = (page: Page, random: () => number) => Promise<unknown>;

export const DESKTOP = { width: 1440, height: 900 };
export const MINI = 'AI 问答，可用方向键移动';
export const LARGE = 'AI 问答';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const goTo = (page: Page, path: string) => page.evaluate((hash) => (location.hash = hash), path);
export const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
