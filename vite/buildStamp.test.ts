import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildStamp, isUpToDate, stampOf } from './buildStamp';

const OUT = 'dist/dzb';
const ENV = { VITE_TITLE: '平台', VITE_API_BASE: '/api' };

let root: string;

const write = (name: string, content: string) => {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
};
const remove = (name: string) => rmSync(path.join(root, name), { recursive: true });

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-stamp-'));
  for (const file of ['src/main.ts', 'src/app/App.tsx', 'public/icon.svg', 'vite/plugin.ts']) write(file, file);
  for (const file of ['index.html', 'vite.config.ts', 'tsconfig.json', 'package-lock.json']) write(file, file);
  write(`${OUT}/index.html`, 'built');
  write(`${OUT}.stamp`, stampOf(root, ENV));
});
afterEach(() => rmSync(root, { recursive: true }));

test('a build is up to date until something changes, whatever the times of the files say (§1.12)', () => {
  expect(isUpToDate(root, OUT, ENV)).toBe(true);
  utimesSync(path.join(root, 'src/main.ts'), new Date(), new Date());
  expect(isUpToDate(root, OUT, { VITE_API_BASE: '/api', VITE_TITLE: '平台' })).toBe(true);
});

test.each<[string, () => void]>([
  ['the build is gone', () => remove(OUT)],
  ['it is not known what the build was made from', () => remove(`${OUT}.stamp`)],
  ['a source changed', () => write('src/app/App.tsx', 'src/app/App.tsy')],
  ['a source was added', () => write('src/app/new.ts', '')],
  ['a source was removed', () => remove('src/app/App.tsx')],
  ['a source was renamed', () => (remove('src/app/App.tsx'), write('src/app/Bpp.tsx', 'src/app/App.tsx'))],
  ['text moved from one source to the next', () => (write('src/app/App.tsx', ''), write('src/main.ts', 'x'))],
  ['a dependency changed', () => write('package-lock.json', 'other')],
  ['a plugin changed', () => write('vite/plugin.ts', 'other')],
])('it is not where %s', (_case, change) => {
  change();
  expect(isUpToDate(root, OUT, ENV)).toBe(false);
});

test.each([{}, { ...ENV, VITE_TITLE: '另一平台' }, { ...ENV, VITE_STORAGE: 'cookie' }])(
  'it is not where the configuration is another: %j',
  (env) => {
    expect(isUpToDate(root, OUT, env)).toBe(false);
  },
);

test('a test is no part of a build', () => {
  write('src/app/App.test.tsx', 'new');
  expect(isUpToDate(root, OUT, ENV)).toBe(true);
});

test('a build elsewhere leaves the stamp of the usual one as it is', async () => {
  const config = { root, configFile: false as const, logLevel: 'silent' as const, plugins: [buildStamp(ENV)] };
  write(`${OUT}.stamp`, 'of another build');
  await build({ ...config, build: { outDir: 'elsewhere' } });
  expect(isUpToDate(root, 'elsewhere', ENV)).toBe(true);
  expect(isUpToDate(root, OUT, ENV)).toBe(false);
  await build({ ...config, build: { outDir: OUT } });
  expect(isUpToDate(root, OUT, ENV)).toBe(true);
});
