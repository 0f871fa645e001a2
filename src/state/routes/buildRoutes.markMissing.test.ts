import { expect, test } from 'vitest';
import { makeRouteNode } from '../../../tests/routeNode';
import { markMissing } from './buildRoutes';

test('pages that the app does not have are marked at any depth, and nothing else', () => {
  const frame = makeRouteNode('/f', { target: { type: 'frame', url: 'https://a.cn' } });
  const nodes = [makeRouteNode('/g', { children: [makeRouteNode('/g/a'), makeRouteNode('/g/b')] }), frame];
  const marked = markMissing(nodes, (component) => component === 'pages/g/a', false);
  expect(marked[0]?.children.map(({ target }) => target)).toEqual([
    { type: 'page', component: 'pages/g/a' },
    { type: 'page', component: 'pages/g/b', isMissing: true },
  ]);
  expect(marked[0]?.target).toEqual({ type: 'group' });
  expect(marked[1]).toEqual(frame);
});

test.each([true, false])('with hides=%j they are hidden in the menu, and no others', (hides) => {
  const nodes = [makeRouteNode('/g', { children: [makeRouteNode('/g/a'), makeRouteNode('/g/b')] })];
  const [group] = markMissing(nodes, (component) => component === 'pages/g/a', hides);
  expect([group, ...(group?.children ?? [])].map((node) => node?.meta.hidden)).toEqual([false, false, hides]);
});
