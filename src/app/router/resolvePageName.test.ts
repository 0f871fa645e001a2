import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PAGE_ALIASES, normalPageName, resolvePageName } from './resolvePageName';

const PAGES = new Set(
  readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('Page.tsx'))
    .map((file) => file.replace(/\.tsx$/, '')),
);
const find = (component: string, configured = {}) => resolvePageName(component, PAGES, configured);

test.each([
  'dict/DictPage',
  '/dict/DictPage',
  'system/dict/index',
  '/system/dict/index',
  '@/views/system/dict/index.vue',
  '@/views/system/dict/index',
  'views/system/dict/index.vue',
  'src/views/system/dict/index.vue',
  '/src/views/system/dict',
  'system/dict.vue',
  ' system/dict/data ',
])('%j opens the dictionaries', (component) => expect(find(component)).toBe('dict/DictPage'));

test.each([
  ['system/oss/index', 'files/FilesPage'],
  ['file/index', 'files/FilesPage'],
  ['system/user/profile/index', 'profile/ProfilePage'],
  ['dashboard/index', 'workbench/WorkbenchPage'],
  ['system/user/index', 'system/UserPage'],
  ['monitor/job/log', 'monitor/JobLogPage'],
  ['monitor/cache/index', 'monitor/CachePage'],
  ['monitor/cache/list', 'monitor/CacheListPage'],
  ['@/views/monitor/operLog/index.vue', 'monitor/OperLogPage'],
])('%s opens %s', (component, page) => expect(find(component)).toBe(page));

test.each([
  'System/Dict/Index',
  'DICT/DictPage',
  'system/nobody/index',
  'index',
  '',
  '/',
  '.vue',
  'constructor',
  '__proto__',
])('%j opens none', (component) => expect(find(component)).toBeUndefined());

test('the configuration adds names, before the table', () => {
  expect(find('@/views/party/org/index.vue', { 'party/org/index': 'catalogue/CataloguePage' })).toBe(
    'catalogue/CataloguePage',
  );
  expect(find('system/oss', { '/system/oss/index.vue': 'dict/DictPage' })).toBe('dict/DictPage');
  expect(find('party/org', { 'party/org': 'gone/GonePage' })).toBeUndefined();
  expect(find('constructor', {})).toBeUndefined();
});

describe('the table', () => {
  const names = Object.values(PAGE_ALIASES).flat();
  test.each(Object.keys(PAGE_ALIASES))('%s is a page', (page) => expect(PAGES).toContain(page));
  test('no name stands for two pages', () => expect(new Set(names).size).toBe(names.length));
  test.each(names)('%s is written as it is looked for', (name) => expect(normalPageName(name)).toBe(name));

  test('docs/backends.md lists it', () => {
    const text = readFileSync('docs/backends.md', 'utf8');
    for (const [page, aliases] of Object.entries(PAGE_ALIASES)) {
      const row = text.split('\n').find((line) => line.startsWith(`| \`${page}\``)) ?? '';
      expect([...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name).slice(1), page).toEqual(aliases);
    }
  });
});
