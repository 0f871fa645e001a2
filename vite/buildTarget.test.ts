import { expect, test } from 'vitest';
import { buildTarget } from './buildTarget';

test('the build is for the browsers that README names', () => {
  expect(buildTarget().sort()).toEqual(['chrome108', 'edge108', 'firefox115', 'ios16.4', 'safari16.4']);
});
