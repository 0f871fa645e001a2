import { expect, test } from 'vitest';
import { isReturnToPage, RETURN_TO_PAGE } from './tabRules';

test.each([
  [RETURN_TO_PAGE, true],
  [{ isReturnToPage: 'true' }, false],
  [undefined, false],
])('the navigation state %o tells a return to a live page: %s', (state, expected) => {
  expect(isReturnToPage(state)).toBe(expected);
});
