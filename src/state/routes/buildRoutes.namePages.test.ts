import { expect, test } from 'vitest';
import { makeRouteNode } from '../../../tests/routeNode';
import { namePages } from './buildRoutes';

/** The app has the page of one component. */
const pageNamed = (component: string) => (component === 'pages/g/a' ? 'g/APage' : undefined);

test('pages get the name that the app has for them, others are marked, at any depth, and nothing else', () => {
  const frame = makeRouteNode('/f', { target: { type: 'frame', url: 'https://a.cn' } });
  const nodes = [makeRouteNode('/g', { children: [makeRouteNode('/g/a'), makeRouteNode('/g/b')] }), frame];
  const marked = namePages(nodes, pageNamed, false);
  expect(marked[0]?.children.map(({ target }) => target)).toEqual([
    { type: 'page', component: 'g/APage' },
    { type: 'page', component: 'pages/g/b', isMissing: true },
  ]);
  expect(marked[0]?.target).toEqual({ type: 'group' });
  expect(marked[1]).toEqual(frame);
});

test.each([true, false])('with hides=%j they are hidden in the menu, and no others', (hides) => {
  const nodes = [makeRouteNode('/g', { children: [makeRouteNode('/g/a'), makeRouteNode('/g/b')] })];
  const [group] = namePages(nodes, pageNamed, hides);
  expect([group, ...(group?.children ?? [])].map((node) => node?.meta.hidden)).toEqual([false, false, hides]);
});
