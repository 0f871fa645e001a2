import type { Browser } from 'playwright-core';
import { answerTo } from '../mocks/db/chat/answerTo';
import { inChromium } from '../scripts/inChromium';
import { servePages } from './buildPages';
import { inTurn, openMetrics, report } from './compare';
import type {} from './pages/chat';

const ROUNDS = 3;

const MIXED = answerTo('20KB');
const TABLE = `| 序号 | 事项 | 负责人 |\n|---|---|---|\n${'| 1 | 坚持把政治建设摆在首位，严格执行制度 | **张三** |\n'.repeat(500)}`;
const REPLIES = [
  ['mixed, 1 KB', MIXED.slice(0, 1000)],
  ['mixed, 2 KB', MIXED.slice(0, 2000)],
  ['mixed, 5 KB', MIXED.slice(0, 5000)],
  ['mixed, 20 KB', MIXED.padEnd(20_000, MIXED)],
  ['table, 20 KB', TABLE.slice(0, 20_000)],
] as const;

/** Streams a reply: milliseconds of the main thread for all of its frames. */
async function stream(browser: Browser, url: string, side: 'own' | 'plain', text: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
  await page.goto(`${url}#chat`);
  await page.waitForFunction(() => 'chatBench' in globalThis);
  await page.evaluate((which) => chatBench.mount(which), side);
  const { during } = await openMetrics(page, 'threadTicks');
  const spent = await during('TaskDuration', () => page.evaluate((reply) => chatBench.play(reply), text));
  await page.close();
  return spent;
}

await inChromium([await servePages()], async (browser, url = '') => {
  for (const [name, text] of REPLIES) {
    const side = (which: 'own' | 'plain') => () => stream(browser, url, which, text);
    report(name, await inTurn(ROUNDS, side('own'), side('plain')), (spent) => spent);
  }
});
