import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { signIn } from '../tests/e2e/signIn';
import { launchChromium } from './findProgram';
import { buildApp, serveApp } from './production';

const KILOBYTE = 1000;
/**
 * Limits in kilobytes, gzipped: the JavaScript of the first load of a screen. `chat` is for the scripts and styles that
 * both dialogs need beyond those of the workbench to be seen; 51 KB of them come with a page of records, too: antd's
 * Input and Modal, the cache of server data. `replies` come beside them, as no dialog waits for them.
 */
const BUDGETS = { login: 200, workbench: 370, chat: 78, replies: 65 };
/** What shows replies. */
const REPLIES = /^(Reply|StreamingMarkdown)-/;
/** The syntax highlighter with its grammars, which is loaded only for a reply with code. */
const COLOURS = /^highlightEngine-/;

/** Records the requests for scripts and styles from now on. */
function noteFiles(page: Page, kinds: RegExp): Set<string> {
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (kinds.test(pathname)) files.add(pathname);
  });
  return files;
}

const sizeOf = (pathname: string): number =>
  gzipSync(readFileSync(path.join('dist', pathname)), { level: 9 }).length / KILOBYTE;

/** Prints what a screen loaded; the command fails beyond the limit. */
function report(screen: keyof typeof BUDGETS, files: ReadonlySet<string>): void {
  const rows = [...files].map((file) => ({ file: path.basename(file), size: sizeOf(file) }));
  const total = rows.reduce((sum, { size }) => sum + size, 0);
  console.log(`\n${screen}: ${total.toFixed(1)} KB gzipped, budget ${BUDGETS[screen]} KB`);
  for (const { file, size } of rows.sort((a, b) => b.size - a.size)) {
    console.log(`${size.toFixed(1).padStart(9)}  ${file}`);
  }
  if (total === 0 || total > BUDGETS[screen]) process.exitCode = 1;
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox', { name: '问题' }).fill(question);
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: '回答完成' }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Asks a question in both dialogs; the second reply contains code. */
async function useChat(page: Page): Promise<{ chat: Set<string>; colours: Set<string> }> {
  const chat = noteFiles(page, /\.(js|css)$/);
  await page.getByRole('button', { name: /^AI 问答，/ }).click();
  await ask(page, '三会一课');
  await page.getByRole('dialog').getByRole('button', { name: '关闭', exact: true }).click();
  await page.getByRole('button', { name: 'AI 问答', exact: true }).click();
  await page.getByRole('navigation', { name: '历史会话' }).waitFor();
  await page.waitForLoadState('networkidle');
  const before = new Set(chat);
  await ask(page, '党费');
  return { chat: before, colours: new Set([...chat].filter((file) => !before.has(file))) };
}

buildApp();
const { baseUrl, close } = await serveApp();
const browser = await launchChromium();
try {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  // Marks the assistant's tour as seen, else the tour would load its library.
  await context.addCookies([{ name: 'chatOnlineTour', value: 'true', url: baseUrl }]);
  const first = await context.newPage();
  const login = noteFiles(first, /\.js$/);
  await first.goto(baseUrl);
  await first.getByAltText('验证码图片').waitFor();
  await first.waitForLoadState('networkidle');
  report('login', login);
  await signIn(first);

  // A browser profile with a session and an empty cache, as after an update.
  const cold = await browser.newContext({ storageState: await context.storageState(), serviceWorkers: 'block' });
  const second = await cold.newPage();
  const workbench = noteFiles(second, /\.js$/);
  await second.goto(baseUrl);
  await second.locator('#main h1').waitFor();
  await second.waitForLoadState('networkidle');
  report('workbench', new Set(workbench));

  const { chat, colours } = await useChat(second);
  const isForReplies = (file: string) => REPLIES.test(path.basename(file));
  report('chat', new Set([...chat].filter((file) => !isForReplies(file))));
  report('replies', new Set([...chat].filter(isForReplies)));
  console.log('\nwhat the first code in an answer loads:');
  for (const file of colours) console.log(`${sizeOf(file).toFixed(1).padStart(9)}  ${path.basename(file)}`);
  if (colours.size === 0 || ![...colours].every((file) => COLOURS.test(path.basename(file)))) {
    console.log('the colours of code should be all that waits for code, and should wait for it');
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await close();
}
