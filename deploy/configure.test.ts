import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { settingsTable } from '../scripts/settingsTable';
import { readConfig, settingsFromEnv, readPageSettings } from '../src/config/readConfig';
import { settingsBlockOf } from '../vite/indexHtml';

let root: string;
const at = (...names: string[]) => path.join(root, ...names);
const read = (...names: string[]) => readFileSync(at(...names), 'utf8');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'configure-'));
  for (const folder of ['kit', 'dzb']) mkdirSync(at(folder));
  copyFileSync('deploy/nginx.conf', at('kit', 'nginx.conf'));
  writeFileSync(at('kit', 'settings.tsv'), settingsTable());
  copyFileSync('index.html', at('dzb', 'index.html'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Runs the script with these variables alone. */
function configure(env: Record<string, string>) {
  const args = ['deploy/configure.sh', at('kit'), at('dzb'), at('site.conf')];
  return spawnSync('/bin/sh', args, { encoding: 'utf8', env: { PATH: process.env['PATH'] ?? '', ...env } });
}

const HOSTILE = `</script><b>"'\\n\\ $(id) \`id\` \${PATH} & | %s`;

test.each([
  { VITE_TITLE: HOSTILE, VITE_LOGIN_HINT: 'a=b' },
  { VITE_TITLE: '港口党建', VITE_BACKEND: 'ruoyi', VITE_REQUEST_TIMEOUT: '20000', VITE_TITLE_SEPARATOR: ' ' },
  { VITE_LOGO: 'https://img.example.cn/标志.png', VITE_IMAGE_HOSTS: ' a.cn, b.cn:8443', VITE_API_BASE: ' /x ' },
  { VITE_LOGIN_FIELDS: 'username = name, code=c', VITE_PAGE_ALIASES: 'a/b=dict/DictPage,', VITE_PREVIEW_BASE: 'none' },
  { VITE_FILES_ZIP_CALL: '/', VITE_ROUTER_BASE: '/dzb/', VITE_CHAT_MAX_QUESTION: '999999', VITE_LOGO: '' },
])('right settings stand in the page, as they are: %j', (env) => {
  expect(configure(env)).toMatchObject({ status: 0, stdout: '', stderr: '' });
  // Twice, as at each start of the image.
  configure(env);
  const page = read('dzb', 'index.html');
  expect(readPageSettings(settingsBlockOf(page))).toEqual({ settings: settingsFromEnv(env), problems: [] });
  expect(page.match(/<\/script>/g)).toHaveLength(3);
  expect(page).not.toContain('<b>');
});

test('it warns as the check of the app itself, and writes', () => {
  const env = { VITE_SSO: 'cas', VITE_SSO_URL: '/cas', VITE_LOCK_AFTER: '10' };
  const { warnings } = readConfig(settingsFromEnv(env), 'production');
  expect(configure(env)).toMatchObject({ status: 0, stdout: '', stderr: `请注意：${warnings.join()}\n` });
  expect(configure({ ...env, VITE_SSO_LOGOUT_URL: '/out' }).stderr).toBe('');
});

test.each([
  { VITE_TITLE: '   ' },
  { VITE_STORAGE: 'indexedDB', VITE_ROUTER_MODE: 'Hash' },
  { VITE_STORAGE: ' cookie' },
  { VITE_LOGO: 'javascript:alert(1)' },
  { VITE_LOGO: '/\\img.example.cn' },
  { VITE_FILES_ZIP_CALL: '//evil.example/zip' },
  { VITE_PREVIEW_BASE: '/a b' },
  { VITE_LOGIN_FIELDS: 'account=userName' },
  { VITE_PAGE_ALIASES: 'a=b c=d' },
  { VITE_IMAGE_HOSTS: `a.cn"; } ${HOSTILE}` },
  { VITE_IMAGE_HOSTS: 'a.cn; script-src *' },
  { VITE_MESSAGE_DURATION: '3s', VITE_REQUEST_TIMEOUT: '-1', VITE_CHUNK_TIMEOUT: '12345678' },
  { VITE_CHAT_MAX_QUESTION: '0' },
])('what the app refuses the script refuses in the same words, and writes nothing: %j', (env) => {
  const before = read('dzb', 'index.html');
  const { status, stderr } = configure(env);
  const { problems } = readConfig(settingsFromEnv(env), 'production');
  // JSON in the app, as it was typed here.
  expect(stderr).toBe(`系统配置有误，没有写入：\n${problems.join('\n').replace(/\\(["\\])/g, '$1')}\n`);
  expect(status).toBe(1);
  expect(read('dzb', 'index.html')).toBe(before);
  expect(() => read('site.conf')).toThrow('ENOENT');
});

test.each([
  [{ VITE_TITEL: 'x' }, 'VITE_TITEL：没有这项设置'],
  [{ VITE_STORAGE: 'x\ncookie' }, '不能含有换行等控制字符'],
  [{ DZB_BACKEND: '192.0.2.10:8080; }' }, 'DZB_BACKEND="192.0.2.10:8080; }"：应为 主机:端口'],
  [{ DZB_PREVIEW: 'http://a' }, 'DZB_PREVIEW="http://a"：应为 主机:端口'],
  [{ DZB_HOST: 'a b' }, 'DZB_HOST="a b"：应为主机名'],
])('%j is refused', (env, sentence) => {
  const { status, stderr } = configure(env);
  expect(status).toBe(1);
  expect(stderr).toContain(sentence);
});

test('the site has the addresses, and what the settings ask of it; one that is there stays', () => {
  const env = { DZB_BACKEND: 'backend:8080', DZB_PREVIEW: '192.0.2.11:8012', DZB_HOST: 'DZB.port.cn' };
  const before = read('dzb', 'index.html');
  expect(configure({ ...env, HOME: '/' })).toMatchObject({ status: 0, stderr: '' });
  const plain = read('site.conf');
  for (const line of ['server backend:8080;', 'server 192.0.2.11:8012;', 'server_name DZB.port.cn;']) {
    expect(plain).toContain(line);
  }
  expect(plain).toMatch(/^ {4}if \(\$host != dzb\.port\.cn\) \{ return 421; \}/m);
  expect(plain).toContain('# "~^/dzb/prod-api(?<dzb_rest>/.*)$"');
  expect(read('dzb', 'index.html')).toBe(before);

  const settings = { VITE_BACKEND: 'ruoyi-plus', VITE_IMAGE_HOSTS: 'a.cn, b.cn' };
  configure({ ...env, ...settings });
  expect(read('site.conf')).toBe(plain);
  rmSync(at('site.conf'));
  configure({ ...env, ...settings });
  expect(read('site.conf')).toMatch(/^ {4}"~\^\/dzb\/prod-api\(\?<dzb_rest>\/\.\*\)\$" \$dzb_rest;/m);
  expect(read('site.conf')).toMatch(/map "" \$dzb_image_hosts \{\n {4}default " a\.cn {2}b\.cn";/);
});
