import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { launchChromium } from '../scripts/findProgram';
import { buildApp, serveApp } from '../scripts/production';
import { dismissToasts } from '../tests/e2e/dismissToasts';
import { signIn } from '../tests/e2e/signIn';
import { recordPageErrors, pageErrorsOf } from '../tests/e2e/pageErrors';
import { countsOf, heapOf, NO_MACHINE_CODE, openSession, untilPainted, median } from './measure';
import { comeToRest, DESKTOP, findShell, nextAction, randomFrom } from './soak/actions';

/** The largest accepted growth since the warm-up: 0.1 is 10 %. */
const MAX_HEAP_GROWTH = 0.1;
const MAX_NODE_GROWTH = 0.1;
const STEP = 1000;

/** Errors that do not count, because the random actions abort requests. */
const EXPECTED = /^request failed: .* net::ERR_ABORTED/;

const { values } = parseArgs({
  options: { actions: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const total = Number(values.actions);
const seed = Number(values.seed);
if (!Number.isSafeInteger(total) || total < 1 || !Number.isSafeInteger(seed)) {
  throw new Error('--actions and --seed are whole numbers');
}

interface Rest {
  done: number;
  heap: number;
  nodes: number;
  listeners: number;
}

async function openApp(baseUrl: string, page: Page): Promise<void> {
  await page.goto(baseUrl);
  await page.getByAltText('验证码图片').waitFor();
  await signIn(page);
  await page.locator('#page > *').first().waitFor();
  await dismissToasts(page);
}

/**
 * Performs random actions, and samples the memory at intervals. Errors are printed at once, with the action that caused
 * them.
 */
async function soak(page: Page): Promise<{ rests: Rest[]; errors: number }> {
  const session = await openSession(page);
  const random = randomFrom(seed);
  const rests: Rest[] = [];
  let failures = 0;
  let pageErrors = 0;
  const start = Date.now();
  const step = Math.min(STEP, Math.ceil(total / 5));
  for (let done = 1; done <= total; done += 1) {
    const [name, , act] = nextAction(random);
    try {
      await findShell(page);
      await act(page, random);
      await untilPainted(page);
    } catch (error) {
      failures += 1;
      const seen = await page.locator('body').innerText();
      console.log(
        `action ${done} (${name}): ${(error instanceof Error ? error.message : String(error)).slice(0, 300)}`,
      );
      console.log(`  at ${page.url()}: ${seen.replaceAll(/\s+/g, ' ').slice(0, 200)}`);
      await page.keyboard.press('Escape');
    }
    const known = pageErrorsOf(page).filter((line) => !EXPECTED.test(line));
    for (const line of known.slice(pageErrors)) console.log(`action ${done} (${name}): ${line}`);
    pageErrors = known.length;
    if (done % step !== 0 && done !== total) continue;
    await findShell(page);
    await comeToRest(page);
    const rest = { done, heap: (await heapOf(session)) / 1e6, ...(await countsOf(session)) };
    rests.push(rest);
    const growth = (rest.heap / (rests[0]?.heap ?? rest.heap) - 1) * 100;
    console.log(
      `${String(done).padStart(6)} actions, ${Math.round((Date.now() - start) / 1000)} s: heap ${rest.heap.toFixed(2)} MB ` +
        `(${growth >= 0 ? '+' : ''}${growth.toFixed(1)}%), ${rest.nodes} nodes, ${rest.listeners} listeners, ${failures + pageErrors} errors`,
    );
  }
  return { rests, errors: failures + pageErrors };
}

const heapGrowth = (rests: readonly Rest[]) => (rests.at(-1)?.heap ?? 0) / (rests[0]?.heap ?? 1) - 1;

/**
 * Growth of the median number of nodes from the first to the second half of the samples. The last count alone would
 * mislead: the browser keeps the nodes that were closed last until others are closed.
 */
function nodeGrowth(rests: readonly Rest[]): number {
  const half = Math.max(1, Math.floor(rests.length / 2));
  const nodes = rests.map((rest) => rest.nodes);
  return median(nodes.slice(-half)) / median(nodes.slice(0, half)) - 1;
}

buildApp();
const app = await serveApp();
const browser = await launchChromium(NO_MACHINE_CODE);
try {
  const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  recordPageErrors(page);
  // Framed pages of other hosts are replaced by an empty page, because their errors would count as errors of the app.
  await context.route(
    (url) => url.origin !== new URL(app.baseUrl).origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>外部网站</title>' }),
  );
  await openApp(app.baseUrl, page);
  console.log(`${total} actions, seed ${seed}; the first line is the end of the warm-up`);
  const { rests, errors } = await soak(page);
  const heap = heapGrowth(rests);
  const nodes = nodeGrowth(rests);
  const isGood = errors === 0 && heap < MAX_HEAP_GROWTH && nodes < MAX_NODE_GROWTH;
  console.log(
    `${isGood ? 'PASSED' : 'FAILED'}: ${errors} errors, heap ${(heap * 100).toFixed(1)}%, nodes ${(nodes * 100).toFixed(1)}% more`,
  );
  process.exitCode = isGood ? 0 : 1;
} finally {
  await browser.close();
  await app.close();
}
