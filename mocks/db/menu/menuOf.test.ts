import { readdirSync } from 'node:fs';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { pageNameOf, resolvePageName } from '@/app/router/resolvePageName';
import { FORBIDDEN, NOT_FOUND } from '@/config/paths';
import { buildRoutes } from '@/state/routes/buildRoutes';
import { type RouteNode, walkRoutes } from '@/state/routes/routeTree';
import { allHandlers } from '../../handlers/allHandlers';
import { db } from '../db';
import { menuOf } from './menuOf';

const FILES = readdirSync('src/pages', { recursive: true }).map(String);
const PAGES = new Set(FILES.map((file) => pageNameOf(`src/pages/${file}`)));

const HOST = 'http://mock.test';
const ACCESS = { permissions: ['*:*:*'], roles: ['admin'], admin: true, filterByRole: false };

const { nodes, problems } = buildRoutes(menuOf('admin', HOST), ACCESS);
const all: RouteNode[] = [...walkRoutes(nodes)].map(([node]) => node);
// The pages of errors are the router's own.
const leaves = all.filter(({ children, path }) => children.length === 0 && ![FORBIDDEN, NOT_FOUND].includes(path));

/** Why an entry opens no page; empty if it opens one. */
async function faultOf({ target, query }: RouteNode): Promise<string> {
  if (target.type === 'page') {
    if (!resolvePageName(target.component, PAGES, {})) return `no page ${target.component}`;
    const { type } = query;
    return type === undefined || db.dictTypes.some(({ dictType }) => dictType === type)
      ? ''
      : `no dictionary ${String(type)}`;
  }
  if (target.type !== 'frame') return '';
  const response = await getResponse(allHandlers, new Request(target.url));
  return response?.headers.get('content-type')?.startsWith('text/html') ? '' : `no page at ${target.url}`;
}

test('the whole menu is read without a complaint', () => {
  expect(problems).toEqual([]);
  expect(leaves.length).toBeGreaterThan(40);
});

test.each(leaves.map((leaf) => [leaf.path, leaf] as const))('%s opens something that works', async (_path, leaf) => {
  expect(await faultOf(leaf)).toBe('');
});

test.each([
  'badge',
  'dot',
  'hidden',
  'levelHidden',
  'dynamicNewTab',
  'noKeepAlive',
  'tabHidden',
  'noClosable',
] as const)('the show of menus has an entry with %s', (field) => {
  const shown = all.filter(({ path }) => path.startsWith('/showcase/'));
  expect(shown.some(({ meta }) => Boolean(meta[field]))).toBe(true);
});

test('a page in a frame that is not there is refused', async () => {
  const response = await getResponse(allHandlers, new Request(`${HOST}/dzb/prod-api/framePages/constructor`));
  expect(response?.status).toBe(404);
});
