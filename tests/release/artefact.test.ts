import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DATA_POLICY, securityHeaders } from '../../vite/securityHeaders';
import { openPage, urlOf, expectClean } from '../e2e/browser';

const DIST = 'dist/dzb';
const files = () =>
  readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

test.each([/mockServiceWorker/, /\bmsw\b/, /admin123/, /X-Debug|__mock/])(
  'the build holds nothing of the mocks: %s',
  (sign) => {
    const texts = files().filter((file) => /\.(js|css|html|svg)$/.test(file));
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter((file) => sign.test(readFileSync(file, 'utf8')))).toEqual([]);
  },
);

test('everything is served under /dzb/, scripts and styles from static (§1.11)', () => {
  const html = readFileSync(path.join(DIST, 'index.html'), 'utf8');
  const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses) expect(address).toMatch(/^\/dzb\/(static\/|favicon\.svg$|unsupported\.js$)/);
});

// `(MIT OR …)` is taken as MIT.
const PERMISSIVE = [
  'MIT',
  '(MIT AND Zlib)',
  '(MIT OR GPL-3.0)',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
];

test('the licences of all that is shipped come with it; README names those that ask for more than their text', () => {
  const text = readFileSync(path.join(DIST, 'licences.txt'), 'utf8');
  const shipped = [...text.matchAll(/^## (\S+) - [\d.]\S* \((.+)\)$/gm)].map(([, name = '', licence = '']) => ({
    name,
    licence,
  }));
  const names = shipped.map(({ name }) => name);
  const used = ['react', 'antd', 'axios', 'intro.js', 'dompurify', '@tiptap/core', 'docx', 'fflate'];
  for (const name of used) expect(names).toContain(name);
  for (const name of ['msw', 'vite', 'vitest', 'playwright-core']) expect(names).not.toContain(name);

  const others = shipped.filter(({ licence }) => !PERMISSIVE.includes(licence));
  expect(others).toEqual([
    { name: 'dompurify', licence: '(MPL-2.0 OR Apache-2.0)' },
    { name: 'intro.js', licence: 'AGPL-3.0' },
  ]);
  for (const readme of ['README.md', 'README.zh-CN.md']) {
    const told = readFileSync(readme, 'utf8');
    expect(told).toMatch(/DOMPurify.{0,3}MPL-2\.0/);
    expect(told).toMatch(/intro\.js.*AGPL-3\.0/);
  }
});

test.each(['prod-api/stream/image/1', 'gone.html'])(
  'what is not of the app is data in the preview server, too: %s',
  async (path) => {
    const { headers } = await fetch(urlOf('/').replace(/#.*/, path));
    expect(headers.get('content-security-policy')).toBe(DATA_POLICY);
    expect(headers.get('cache-control')).toMatch(/^no-(store|cache)$/);
  },
);

test('the security policy is in force: inline scripts, scripts of the API and foreign hosts are refused', async () => {
  const page = await openPage();
  const answer = await page.goto(urlOf('/login'));
  expect(answer?.headers()['content-security-policy']).toBe(securityHeaders('127.0.0.1')['Content-Security-Policy']);
  await page.getByAltText('验证码图片').waitFor();
  expectClean(page);

  const refused = await page.evaluateHandle(() => {
    const directives: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => directives.push(event.effectiveDirective));
    const script = document.createElement('script');
    script.textContent = 'document.title = "hacked"';
    document.body.append(script);
    const uploaded = document.createElement('script');
    uploaded.src = '/dzb/prod-api/a.js';
    document.body.append(uploaded);
    const picture = document.createElement('img');
    picture.src = 'http://127.0.0.1:1/evil.png';
    document.body.append(picture);
    void fetch('http://127.0.0.1:1/evil').catch(() => undefined);
    return directives;
  });
  await expect
    .poll(() => refused.evaluate((directives) => [...directives].sort()))
    .toEqual(['connect-src', 'img-src', 'script-src-elem', 'script-src-elem']);
  expect(await page.title()).not.toBe('hacked');
});
