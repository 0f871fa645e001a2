import { describe, expect, test } from 'vitest';
import { makeRouteNode } from '../../../tests/routeNode';
import { groupTitle, pageIcon } from './PageLabel';

describe('a tile names its group and has an icon', () => {
  const icon = (name: string) => ({ meta: { icon: name } });
  const node = makeRouteNode('/g/h/a', icon(''));
  const hidden = makeRouteNode('/g/h', { meta: { title: '壳', levelHidden: true, icon: '' }, children: [node] });
  const top = makeRouteNode('/g', { meta: { title: '组', icon: 'team' }, children: [hidden] });

  test.each([
    ['the group', [top], '组'],
    ['not one that is not shown', [top, hidden], '组'],
    ['not one without a title', [top, makeRouteNode('/x', { meta: { title: '' } })], '组'],
    ['none', [], ''],
  ])('%s', (_name, ancestors, title) => expect(groupTitle({ ancestors })).toBe(title));

  test.each([
    ['its own', { node: makeRouteNode('/a', icon('user')), ancestors: [top] }, 'user'],
    ['that of the group', { node, ancestors: [top, hidden] }, 'team'],
    ['none', { node, ancestors: [] }, ''],
  ])('%s', (_name, entry, name) => expect(pageIcon(entry).icon).toBe(name));
});
