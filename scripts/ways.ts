import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { menuEntry, menuGroup } from '../tests/e2e/menu';
import { readCaptcha, seeTour } from '../tests/e2e/signIn';
import { inChromium } from './inChromium';
import { mockCalls, serveApp } from './production';

/**
 * Counts how many files of `src` four ways through the built app enter, by V8's precise coverage and the build's source
 * maps. All that runs between start and end counts: what decides, what only passes on, what is rendered beside it.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT_DIR = path.join(ROOT, 'node_modules/.cache/ways');

/** Of a script: the line and column of each place. */
function placesIn(text: string) {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset: number) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return [line, offset - (starts[line] ?? 0)] as const;
  };
}

/** The files of `src` of which a function has run; what only runs as a file is loaded does not count. */
async function filesEntered(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('Profiler.enable');
  await client.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await act();
  const { result } = await client.send('Profiler.takePreciseCoverage');
  await client.detach();
  const files = new Set<string>();
  for (const { url, functions } of result) {
    const file = path.join(OUT_DIR, /\/dzb\/(static\/[^/?]+\.js)/.exec(url)?.[1] ?? '');
    // Chunks without a map have no code of ours.
    if (!existsSync(`${file}.map`)) continue;
    const map = new SourceMap(
      JSON.parse(readFileSync(`${file}.map`, 'utf8')) as ConstructorParameters<typeof SourceMap>[0],
    );
    const placeOf = placesIn(readFileSync(file, 'utf8'));
    for (const { ranges } of functions) {
      const [range] = ranges;
      if (!range || range.count === 0 || range.startOffset === 0) continue;
      const entry = map.findEntry(...placeOf(range.startOffset));
      const source = 'originalSource' in entry ? /\/src\/(.+\.tsx?)$/.exec(entry.originalSource)?.[1] : undefined;
      if (source !== undefined) files.add(source);
    }
  }
  return [...files].sort();
}

const env = { ...mockCalls(), ...process.env, NODE_ENV: 'production' };
const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
const options = ['--logLevel', 'warn', '--sourcemap', 'hidden', '--outDir', OUT_DIR];
execFileSync(process.execPath, [vite, 'build', ...options], { cwd: ROOT, env, stdio: 'inherit' });
const served = await serveApp(0, [{ name: 'ways', config: () => ({ build: { outDir: OUT_DIR } }) }]);
await inChromium([served], async (browser, url = '') => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const dialog = page.getByRole('dialog');
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
  /** Goes a way and prints how many files it enters, of how many at most; with `-- --files` which. */
  const count = async (name: string, bound: number, go: () => Promise<unknown>) => {
    await page.waitForLoadState('networkidle');
    const files = await filesEntered(page, go);
    console.log(`${String(files.length).padStart(4)} of ${bound}  ${name}`);
    if (process.argv.includes('--files')) console.log(files.map((file) => `            ${file}`).join('\n'));
  };

  await seeTour(page, url);
  await page.goto(url);
  await page.getByAltText('验证码图片').waitFor();
  await page.getByLabel('用户名', { exact: true }).fill('admin');
  await page.getByLabel('密码', { exact: true }).fill('admin123');
  await page.getByLabel('验证码', { exact: true }).fill(await readCaptcha(page));
  await count('from 登录 to the workbench', 115, async () => {
    await button('登录').click();
    await page.getByRole('heading', { name: /！$/ }).waitFor();
  });

  await menuGroup(page, '菜单示例').click();
  await count('from a click in the menu to a page in a frame', 55, async () => {
    await menuEntry(page, '框架页面').click();
    await page.locator('iframe:visible').waitFor();
  });

  await button('AI 问答').click();
  await dialog.getByRole('textbox', { name: '问题' }).fill('三会一课');
  await count('from a question to the whole reply', 80, async () => {
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: '回答完成' }).waitFor();
  });

  await page.keyboard.press('Escape');
  await menuGroup(page, '系统管理').click();
  await menuEntry(page, '岗位管理').click();
  await page.getByRole('row').nth(2).waitFor();
  await count('from 修改 of a record to the list with its new value', 92, async () => {
    await button(/^修改/).click();
    await dialog.getByLabel('岗位名称').fill('新岗位');
    await dialog.getByRole('button', { name: /保\s*存/ }).click();
    await page.getByRole('cell', { name: '新岗位', exact: true }).waitFor();
  });
});
