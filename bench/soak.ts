import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, findChromium } from '../scripts/findChromium';
import { buildApp, serveApp } from '../scripts/production';
import { dismissToasts } from '../tests/e2e/dismissToasts';
import { signIn } from '../tests/e2e/signIn';
import { recordTrouble, troubleOf } from '../tests/e2e/trouble';
import { countsOf, heapOf, NO_MACHINE_CODE, openSession, painted } from './measure';
import { comeToRest, findShell, nextAction } from './soak/actions';
import { randomFrom } from './soak/random';

/** Shares of growth that are accepted between the first rest after the warm-up and any later one. */
const MOST_HEAP = 0.1;
const MOST_NODES = 0.1;
const STEP = 1000;

/** What giving up a call, and answers that are broken on purpose, bring with them. */
const EXPECTED = [/^request failed: .* net::ERR_ABORTED/];

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

async function soak(page: Page): Promise<{ rests: Rest[]; failures: string[] }> {
  const session = await openSession(page);
  const random = randomFrom(seed);
  const rests: Rest[] = [];
  const failures: string[] = [];
  const start = Date.now();
  const step = Math.min(STEP, Math.ceil(total / 5));
  for (let done = 1; done <= total; done += 1) {
    const [name, , act] = nextAction(random);
    try {
      await findShell(page);
      await act(page, random);
      await painted(page);
    } catch (error) {
      failures.push(`action ${done} (${name}): ${error instanceof Error ? error.message : String(error)}`);
      await page.keyboard.press('Escape');
    }
    if (done % step !== 0 && done !== total) continue;
    await findShell(page);
    await comeToRest(page);
    const rest = { done, heap: (await heapOf(session)) / 1e6, ...(await countsOf(session)) };
    rests.push(rest);
    const growth = (rest.heap / (rests[0]?.heap ?? rest.heap) - 1) * 100;
    const troubles = failures.length + troubleOf(page).filter(isTrouble).length;
    console.log(
      `${String(done).padStart(6)} actions, ${Math.round((Date.now() - start) / 1000)} s: heap ${rest.heap.toFixed(2)} MB ` +
        `(${growth >= 0 ? '+' : ''}${growth.toFixed(1)}%), ${rest.nodes} nodes, ${rest.listeners} listeners, ${troubles} errors`,
    );
  }
  return { rests, failures };
}

const isTrouble = (line: string) => !EXPECTED.some((pattern) => pattern.test(line));
const growthOf = (rests: readonly Rest[], field: 'heap' | 'nodes') => {
  const [first, ...later] = rests.map((rest) => rest[field]);
  return first === undefined || later.length === 0 ? 0 : (later.at(-1) ?? first) / first - 1;
};

if (process.env['E2E_SKIP_BUILD'] !== '1') buildApp();
const app = await serveApp();
const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS, NO_MACHINE_CODE] });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(10_000);
  recordTrouble(page);
  // Framed pages of others: what they bring is not the app's.
  await page.route(
    (url) => url.origin !== new URL(app.baseUrl).origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>外部网站</title>' }),
  );
  await openApp(app.baseUrl, page);
  console.log(`${total} actions, seed ${seed}; the first line is the end of the warm-up`);
  const { rests, failures } = await soak(page);
  const troubles = [...failures, ...troubleOf(page).filter(isTrouble)];
  const heap = growthOf(rests, 'heap');
  const nodes = growthOf(rests, 'nodes');
  const isGood = troubles.length === 0 && heap < MOST_HEAP && nodes < MOST_NODES;
  for (const line of troubles.slice(0, 20)) console.log(line);
  console.log(
    `${isGood ? 'PASSED' : 'FAILED'}: ${troubles.length} errors, heap ${(heap * 100).toFixed(1)}%, nodes ${(nodes * 100).toFixed(1)}% more since the warm-up`,
  );
  process.exitCode = isGood ? 0 : 1;
} finally {
  await browser.close();
  await app.close();
}
