import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { signIn } from '../tests/e2e/signIn';
import { inChromium } from './inChromium';
import { buildApp, serveApp } from './production';

/**
 * Limits in kilobytes, gzipped: the JavaScript of the first load of a screen. `chat` is for the scripts and styles that
 * both dialogs need beyond those of the workbench to be seen; most of them come with a page of records, too: antd's Input
 * and Modal. `replies` come beside them, as no dialog waits for them; tables in HTML and Markdown as Chinese models write
 * took 3 of these, marks of servers and what was left while it ran 2 of those.
 */
const BUDGETS = { login: 203, workbench: 388, chat: 67, replies: 68 };
/** What shows replies. */
const REPLIES = /\/(Reply|StreamingMarkdown)-/;
/** The syntax highlighter with its grammars, which is loaded only for a reply with code. */
const COLOURS = /\/highlightEngine-/;

/** Notes the scripts, or the scripts and styles, that a page asks for from now on. */
function noteFiles(page: Page, kinds: RegExp): Set<string> {
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (kinds.test(pathname)) files.add(pathname);
  });
  return files;
}

/** Prints the kilobytes of files; the command fails beyond the limit. */
function report(title: string, files: Iterable<string>, limit?: number): void {
  const rows = [...files].map((file) => {
    const content = readFileSync(path.join('dist', file));
    return { file: path.basename(file), size: gzipSync(content, { level: 9 }).length / 1000 };
  });
  const total = rows.reduce((sum, { size }) => sum + size, 0);
  console.log(`\n${title}: ${total.toFixed(1)} KB gzipped${limit === undefined ? '' : `, budget ${limit} KB`}`);
  for (const { file, size } of rows.sort((a, b) => b.size - a.size)) {
    console.log(`${size.toFixed(1).padStart(9)}  ${file}`);
  }
  if (total === 0 || total > (limit ?? total)) process.exitCode = 1;
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox', { name: '问题' }).fill(question);
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: '回答完成' }).waitFor();
  await page.waitForLoadState('networkidle');
}

buildApp();
await inChromium([await serveApp()], async (browser, url = '') => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const first = await context.newPage();
  const login = noteFiles(first, /\.js$/);
  await first.goto(url);
  await first.getByAltText('验证码图片').waitFor();
  await first.waitForLoadState('networkidle');
  report('login', login, BUDGETS.login);
  await signIn(first);

  // A browser profile with a session and an empty cache, as after an update.
  const page = await browser.newPage({ storageState: await context.storageState(), serviceWorkers: 'block' });
  const workbench = noteFiles(page, /\.js$/);
  // The progress bar comes in an idle moment, and is not of the chat.
  const bar = page.waitForResponse(/\/nprogress-/);
  await page.goto(url);
  await page.locator('#main h1').waitFor();
  await bar;
  await page.waitForLoadState('networkidle');
  report('workbench', workbench, BUDGETS.workbench);

  const chat = noteFiles(page, /\.(js|css)$/);
  await page.getByRole('button', { name: /^AI 问答，/ }).click();
  await ask(page, '三会一课');
  await page.getByRole('dialog').getByRole('button', { name: '关闭', exact: true }).click();
  await page.getByRole('button', { name: 'AI 问答', exact: true }).click();
  await page.getByRole('navigation', { name: '历史会话' }).waitFor();
  await page.waitForLoadState('networkidle');
  const both = [...chat];
  report(
    'chat',
    both.filter((file) => !REPLIES.test(file)),
    BUDGETS.chat,
  );
  report(
    'replies',
    both.filter((file) => REPLIES.test(file)),
    BUDGETS.replies,
  );
  // A reply with code.
  await ask(page, '党费');
  const colours = [...chat].filter((file) => !both.includes(file));
  report('what the first code in an answer loads', colours);
  if (!colours.every((file) => COLOURS.test(file))) {
    console.log('the colours of code should be all that waits for code');
    process.exitCode = 1;
  }
});
