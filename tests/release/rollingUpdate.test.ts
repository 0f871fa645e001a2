import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectClean, openPage } from '../e2e/browser';
import { startFront } from '../e2e/nginxFront';
import { signIn } from '../e2e/signIn';
import { menuEntry, menuGroup } from '../e2e/menu';
import { untilWorkbenchLoaded } from '../e2e/untilWorkbenchLoaded';

let folder: string;
let front: Awaited<ReturnType<typeof startFront>>;

const served = () => path.join(folder, 'www/dzb');
const SCRIPT = path.resolve('deploy/update.sh');
const update = (step: 'assets' | 'page', build: string) => execFileSync(SCRIPT, [step, build, served()]);

/** Makes another version of the build: the same code, with other names of all files. */
function nextVersion(): string {
  const build = path.join(folder, 'next');
  cpSync('dist/dzb', build, { recursive: true });
  renameSync(path.join(build, 'static'), path.join(build, 'static-next'));
  cpSync(path.join(build, 'static-next'), path.join(build, 'static/next'), { recursive: true });
  rmSync(path.join(build, 'static-next'), { recursive: true });
  const page = path.join(build, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replaceAll('/dzb/static/', '/dzb/static/next/'));
  return build;
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'dzb-update-'));
  update('assets', 'dist/dzb');
  update('page', 'dist/dzb');
  front = await startFront(path.join(folder, 'www'));
});
afterAll(async () => {
  await front.close();
  rmSync(folder, { recursive: true });
});

test('a tab that was open before an update still finds its parts; who comes later gets the new version', async () => {
  const page = await openPage();
  await page.goto(`${front.origin}/dzb/`);
  await signIn(page);
  await page.getByRole('heading', { name: /集团管理员！$/ }).waitFor();
  // The mocks answer in this process, which the update blocks; on a busy machine, for longer than calls wait.
  await untilWorkbenchLoaded(page);
  const parts: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/dzb/static/')) parts.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });

  const next = nextVersion();
  update('assets', next);
  expect(await (await fetch(`${front.origin}/dzb/`)).text()).not.toContain('/static/next/');
  update('page', next);
  expect(await (await fetch(`${front.origin}/dzb/`)).text()).toContain('/static/next/');

  await menuGroup(page, '系统管理').click();
  await menuEntry(page, '字典管理').click();
  await page.getByText('party_org_type').first().waitFor();
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.filter((part) => !part.startsWith('200 '))).toEqual([]);
  expectClean(page);
});
