import { expect, test } from 'vitest';
import { isGroupOpen, type GroupChoices } from './useOpenGroups';

const opened = (active: string): GroupChoices => new Map([['/g', { open: true, active }]]);
const closed = (active: string): GroupChoices => new Map([['/g', { open: false, active }]]);
const none: GroupChoices = new Map();

test.each([
  ['untouched, the page elsewhere', none, [], false],
  ['untouched, the page inside', none, ['/g'], true],
  ['opened', opened('/g/a'), [], true],
  ['opened on another page', opened('/x'), [], true],
  ['closed on this page inside it', closed('/g/a'), ['/g'], false],
  ['closed on another page inside it', closed('/g/b'), ['/g'], true],
  ['closed, the page elsewhere', closed('/g/a'), [], false],
])('%s: open %j', (_name, choices, above, open) => {
  expect(isGroupOpen(choices, '/g', '/g/a', new Set(above))).toBe(open);
});
