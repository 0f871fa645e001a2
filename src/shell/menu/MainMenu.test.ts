import { expect, test } from 'vitest';
import { changeGroups, type ToggledGroups, groupsToOpen } from './MainMenu';

const none: ToggledGroups = new Map();
const opened = (active: string) => changeGroups(none, [], ['/g'], active);
const closed = (active: string) => changeGroups(none, ['/g'], [], active);

test.each([
  ['untouched, the page elsewhere', none, [], []],
  ['untouched, the page inside', none, ['/g'], ['/g']],
  ['opened', opened('/g/a'), [], ['/g']],
  ['opened on another page', opened('/x'), [], ['/g']],
  ['closed on this page inside it', closed('/g/a'), ['/g'], []],
  ['closed on another page inside it', closed('/g/b'), ['/g'], ['/g']],
  ['closed, the page elsewhere', closed('/g/a'), [], []],
])('%s', (_name, toggled, ancestors, open) => {
  expect(groupsToOpen(toggled, '/g/a', new Set(ancestors))).toEqual(open);
});

test('what the user leaves alone stays as it was', () => {
  const toggled = changeGroups(opened('/x'), ['/g', '/h'], ['/g', '/i'], '/h/a');
  expect(groupsToOpen(toggled, '/h/a', new Set(['/h']))).toEqual(['/g', '/i']);
});
