import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { isRecord } from '@/lib/isRecord';
import { linkKind } from '@/lib/link';
import { buildRoutes, constantRoutes } from './buildRoutes';
import { defaultChildPath, walkRoutes } from './routeTree';
import { runs } from '../../../tests/runs';

const access = { permissions: ['a:b:c'], roles: ['clerk'], admin: false, filterByRole: true };

/** Checks everything that must be true for any input. */
function expectSound(sent: readonly unknown[]): void {
  const { nodes, problems } = buildRoutes(sent, access);
  const all = [...walkRoutes(nodes)].map(([node]) => node);
  const paths = new Map(all.map((node) => [node.path, node]));

  expect(paths.size, 'paths are unique').toBe(all.length);
  expect(paths.has('/workbench') && paths.has('/profile')).toBe(true);
  for (const problem of problems) expect(problem.length).toBeLessThan(20_000);
  for (const { path, target } of all) {
    expect(path.startsWith('/') || target.type === 'link', path).toBe(true);
    if ('url' in target) expect(linkKind(target.url)).toBe('external');
  }
  for (const openFirst of [true, false]) {
    for (const start of all) {
      const seen = new Set<string>();
      for (let path = start.path; path !== '';) {
        expect(seen.has(path), `no circle from ${start.path}`).toBe(false);
        seen.add(path);
        const next = paths.get(path);
        path = next ? decodeURI(defaultChildPath(next, openFirst)) : '';
      }
    }
  }
  expect(JSON.parse(JSON.stringify(nodes)), 'serialisable').toEqual(nodes);
}

const SEGMENTS = [
  '100%',
  '%41',
  '党',
  '\ud800',
  'a',
  'b',
  'c',
  '/a',
  '/a/b',
  '/b',
  '',
  '/',
  ':id',
  ':id?',
  '..',
  '*',
  '/login',
  '/404',
  '/workbench',
];
const LINKS = [
  'https://a.cn',
  '//a.cn',
  'mailto:a@b.cn',
  'javascript:alert(1)',
  'data:,x',
  'java\nscript:x',
  '__proto__',
];
const COMPONENTS = ['Layout', 'ParentView', 'InnerLink', 'dict/DictPage', '', null, 7];

const odd = fc.oneof(fc.jsonValue(), fc.constantFrom(...SEGMENTS, ...LINKS));
const mostly = <T>(usual: readonly T[]) =>
  fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...usual) }, { weight: 1, arbitrary: odd });

/** Arbitrary menus like those of real servers: known field names, with usual, wrong, hostile and colliding values. */
const { node } = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.record(
    {
      path: mostly([...SEGMENTS, ...LINKS]),
      name: mostly(['A', 'B', 'constructor']),
      component: mostly(COMPONENTS),
      redirect: mostly([...SEGMENTS, 'noRedirect', '/a/1', 'https://a.cn']),
      query: mostly(['', '{"a":1}', '{']),
      hidden: mostly([true, false, 'true']),
      alwaysShow: mostly([true, false]),
      permissions: mostly<unknown>([[], ['a:b:c'], ['x'], undefined]),
      meta: mostly<unknown>([
        undefined,
        null,
        { title: '甲', link: 'https://a.cn' },
        { title: '乙', guard: 'a:b:c' },
        { title: '丙'.repeat(50_000) },
        { hidden: true },
        { roles: ['clerk'], levelHidden: true },
      ]),
      children: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        mostly<unknown>([undefined, null, []]),
        fc.array(tie('node'), { maxLength: 4 }),
      ),
    },
    { requiredKeys: [] },
  ),
}));

test('any JSON gives routes or problems, never a throw', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue({ maxDepth: 6 })), (sent) => expectSound(sent)),
    { numRuns: runs(300) },
  );
});

test('anything that looks like a menu, too', () => {
  fc.assert(
    fc.property(fc.array(node, { maxLength: 6 }), (sent) => expectSound(sent)),
    { numRuns: runs(500) },
  );
});

/** `levels` nodes, each the only child of the one before. */
function nested(levels: number): unknown {
  let inner: unknown = { path: 'leaf', component: 'p' };
  for (let level = 0; level < levels; level += 1) inner = { path: 'a', meta: { title: 'A' }, children: [inner] };
  return inner;
}

test.each([1, 31, 33, 10_000])('%i levels deep', (levels) => expectSound([nested(levels)]));

test('10,000 levels without titles or paths', () => {
  let inner: unknown = { component: 'p', path: 'leaf' };
  for (let level = 0; level < 10_000; level += 1) inner = { children: [inner] };
  expectSound([inner]);
});

test.each([
  ['on their own', () => ({})],
  ['each sent on to the next', (i: number) => ({ redirect: `/p${i + 1}` })],
  ['each sent on to the one before', (i: number) => ({ redirect: `/p${i - 1}` })],
  ['in one circle', (i: number) => ({ redirect: `/p${(i + 1) % 20_000}` })],
])('20,000 nodes %s are read: steps by the square of their number would not end before the time-out', (_name, rest) => {
  const sent = Array.from({ length: 20_000 }, (_, i) => ({ path: `/p${i}`, component: 'p', ...rest(i) }));
  expect(buildRoutes(sent, access).nodes).toHaveLength(20_000 + constantRoutes.length);
});

test('a huge title and a huge path', () => {
  expectSound([{ path: `/${'x'.repeat(1_000_000)}`, component: 'p', meta: { title: '长'.repeat(1_000_000) } }]);
});

test('names of the prototype change nothing outside the tree', () => {
  const sent: unknown = JSON.parse(
    '[{"__proto__":{"polluted":1},"path":"/a","component":"p","meta":{"__proto__":{"hidden":true},"title":"甲"},"query":{"__proto__":"x","constructor":"y"}},{"path":"__proto__","component":"constructor"}]',
  );
  expectSound(Array.isArray(sent) ? sent : []);
  expect('polluted' in {}).toBe(false);
  expect(isRecord({}) && 'hidden' in {}).toBe(false);
});

test('redirects are compared with a hundred paths that have parameters, and the rest is told (§9.39)', () => {
  const startsWith = vi.spyOn(String.prototype, 'startsWith');
  const compared = [125, 250, 500, 1000].map((size) => {
    const sent = Array.from({ length: size }, (_, i) => [
      { path: `/a/:id/p${i}`, component: 'a/B' },
      { path: `/r${i}`, component: 'a/B', redirect: `/a/b/p${i}` },
    ]).flat();
    startsWith.mockClear();
    const { problems } = buildRoutes(sent, access);
    expect(problems).toHaveLength(size - 100);
    expect(problems.at(-1)).toBe(`菜单项“/r${size - 1}”的重定向已忽略：目标 /a/b/p${size - 1} 不存在（字段 redirect）`);
    return startsWith.mock.calls.length / size;
  });
  startsWith.mockRestore();
  for (const each of compared) expect(each).toBeLessThan(1000);
});
