import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packRelease } from '../../scripts/packRelease';
import { expectClean, openPage } from '../e2e/browser';
import { menuEntry, menuGroup } from '../e2e/menu';
import { startFront } from '../e2e/nginxFront';
import { signIn } from '../e2e/signIn';

let folder: string;
let archive: string;
let unpacked: string;
const closes: (() => Promise<void>)[] = [];

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dzb-release-test-'));
  archive = packRelease('dist/dzb', folder);
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  unpacked = path.join(folder, path.basename(archive, '.tar.gz'));
});
afterAll(async () => {
  await Promise.all(closes.map((close) => close()));
  rmSync(folder, { recursive: true });
});

const configure = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/configure.ts', ...args], { encoding: 'utf8' });

/** Installs the files of the archive as on a server, and serves them by nginx. */
async function install(name: string): Promise<{ served: string; open: () => ReturnType<typeof openPage> }> {
  const root = path.join(folder, name);
  const served = path.join(root, 'dzb');
  for (const step of ['assets', 'page']) execFileSync('sh', ['update.sh', step, 'dzb', served], { cwd: unpacked });
  const { origin, close } = await startFront(root);
  closes.push(close);
  return {
    served,
    async open() {
      const page = await openPage();
      await page.goto(`${origin}/dzb/`);
      return page;
    },
  };
}

test('the archive holds what a server needs, and its checksums are right', () => {
  expect(readdirSync(unpacked).sort()).toEqual(
    [
      'Dockerfile',
      'SHA256SUMS',
      'compose.yaml',
      'configure.sh',
      'dzb',
      'licences.txt',
      'nginx.conf',
      'party.sql',
      'sbom.cdx.json',
      'settings.tsv',
      'update.sh',
      '党建工作的服务器端.md',
      '承诺.md',
      '设置.md',
      '连接真实后端.md',
      '部署说明.md',
    ].sort(),
  );
  execFileSync('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], { cwd: unpacked });
  execFileSync('sha256sum', ['--check', '--strict', '--quiet', `${path.basename(archive)}.sha256`], { cwd: folder });
  const sums = readFileSync(path.join(unpacked, 'SHA256SUMS'), 'utf8');
  for (const file of ['dzb/index.html', 'nginx.conf', '部署说明.md']) expect(sums).toContain(`  ${file}\n`);
  expect(readFileSync(path.join(unpacked, '部署说明.md'), 'utf8')).toContain('AGPL-3.0');
});

test('the list of libraries names each of the licences, in CycloneDX', () => {
  const bom = JSON.parse(readFileSync(path.join(unpacked, 'sbom.cdx.json'), 'utf8')) as {
    bomFormat: string;
    specVersion: string;
    serialNumber: string;
    metadata: { component: { name: string } };
    components: {
      'bom-ref': string;
      type: string;
      name: string;
      version: string;
      purl: string;
      licenses?: unknown[];
    }[];
  };
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' });
  expect(bom.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(bom.metadata.component.name).toBe('party-branch-platform');
  for (const part of bom.components) {
    expect(part.purl).toMatch(/^pkg:npm\/\S+@\S+$/);
    expect(part['bom-ref']).toBe(`${part.name}@${part.version}`);
  }
  const listed = new Set(bom.components.map(({ name, version }) => `${name} - ${version}`));
  const licensed = [...readFileSync(path.join(unpacked, 'licences.txt'), 'utf8').matchAll(/^## (\S+ - \S+) \(/gm)];
  expect(licensed.length).toBeGreaterThan(50);
  expect(licensed.map(([, part]) => part).filter((part) => !listed.has(part ?? ''))).toEqual([]);
});

test('the same build packed again, elsewhere and in another language, is the same archive', () => {
  const [at, zone] = [path.join(folder, 'again'), process.env['TZ']];
  process.env['TZ'] = 'Pacific/Auckland';
  const again = readFileSync(packRelease('dist/dzb', at));
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
  expect(again.equals(readFileSync(archive))).toBe(true);
});

test('the same files have another title, for a backend of another kind', async () => {
  const title = '江海 <党建> & "平台"';
  const { served, open } = await install('ruoyi');
  const settings = ['--set', `title=${title}`, '--set', 'backend=ruoyi'];
  expect(configure(served, ...settings)).toMatchObject({ status: 0, stderr: '' });

  const page = await open();
  await page.getByText(title, { exact: true }).waitFor();
  expect(await page.title()).toBe(`登录 - ${title}`);
  await signIn(page);
  await menuGroup(page, '系统管理').click();
  const asked = page.waitForRequest((request) => request.url().includes('/system/dict/type/optionselect'));
  await menuEntry(page, '字典管理').click();
  await asked;
  await page.getByText('party_org_type').first().waitFor();
  expectClean(page);
});

test('as an image: the variables of its environment are title, kind of backend and address at the start', async () => {
  const root = path.join(folder, 'image');
  const site = path.join(folder, 'image.conf');
  cpSync(path.join(unpacked, 'dzb'), path.join(root, 'dzb'), { recursive: true });
  const { origin, close } = await startFront(root, (upstream) => {
    const addresses = { DZB_BACKEND: upstream, DZB_HOST: '127.0.0.1' };
    const env = { ...process.env, ...addresses, VITE_TITLE: '江海 <党建> & "平台"', VITE_DICT_API: 'ruoyi' };
    execFileSync('sh', ['configure.sh', '.', path.join(root, 'dzb'), site], { cwd: unpacked, env });
    return site;
  });
  closes.push(close);
  const page = await openPage();
  await page.goto(`${origin}/dzb/`);
  await page.getByText('江海 <党建> & "平台"', { exact: true }).waitFor();
  await signIn(page);
  await menuGroup(page, '系统管理').click();
  const asked = page.waitForRequest((request) => request.url().includes('/system/dict/type/optionselect'));
  await menuEntry(page, '字典管理').click();
  await asked;
  expectClean(page);
});

test('what an editor writes into the page counts at the next load; what is wrong stands in place of the app (§3.10)', async () => {
  const { served, open } = await install('edited');
  const file = path.join(served, 'index.html');
  const html = readFileSync(file, 'utf8');
  const write = (settings: string) => writeFileSync(file, html.replace(/(id="config">)[^<]*/, `$1${settings}`));

  write('{ "title": "江港党建", "requestTimeout": 20000 }');
  await (await open()).getByText('江港党建', { exact: true }).waitFor();

  write('{ "titel": "江港党建", "storage": "indexedDB" }');
  const refused = await open();
  await refused.getByRole('heading', { name: '系统配置有误，无法启动' }).waitFor();
  await refused.getByText('titel：没有这项设置').waitFor();
  await refused.getByText('storage="indexedDB"：只能是 localStorage、sessionStorage、cookie').waitFor();

  write('{ "title": "江港党建", }');
  await (await open()).getByText('index.html 中的设置不是 JSON 对象').waitFor();
});

test('the command shows settings, takes them back, and writes nothing that is wrong', () => {
  const build = path.join(folder, 'configured');
  mkdirSync(build);
  cpSync('dist/dzb/index.html', path.join(build, 'index.html'));
  const page = () => readFileSync(path.join(build, 'index.html'), 'utf8');
  const empty = page();

  expect(configure(build, '--set', 'titel=x', '--set', 'storage=x')).toMatchObject({
    status: 1,
    stderr: '系统配置有误，没有写入：\ntitel：没有这项设置\nstorage="x"：只能是 localStorage、sessionStorage、cookie\n',
  });
  expect(configure(build, '--set', 'title')).toMatchObject({ status: 1 });
  expect(configure('/nowhere')).toMatchObject({ status: 1 });
  expect(configure()).toMatchObject({ status: 2 });
  expect(page()).toBe(empty);

  configure(build, '--set', 'title=a</script><b>', '--set', 'loginHint=x=y');
  expect(page()).not.toContain('<b>');
  expect(configure(build).stdout).toContain('"title": "a</script><b>",\n  "loginHint": "x=y"');
  configure(build, '--unset', 'title', '--unset', 'loginHint');
  expect(configure(build).stdout).toMatch(/index\.html: \{\}\n$/);
});
