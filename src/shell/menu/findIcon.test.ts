import { expect, test } from 'vitest';
import set from 'virtual:menuIcons/library';
import { findIcon, indexByPlainName } from './findIcon';

const library = indexByPlainName(set);

test.each(['rocket', 'RocketOutlined', 'rocket-outlined', 'rocket_outlined', 'rocket-2-line'])(
  'the library knows %s',
  (name) => expect(findIcon(library, name)).toBe(set['RocketOutlined']),
);

test.each([
  ['RocketFilled', 'RocketFilled'],
  ['rocket-two-tone', 'RocketTwoTone'],
  ['html5', 'Html5Outlined'],
  ['caret-down', 'CaretDownOutlined'],
])('the library knows %s as %s', (name, found) => expect(findIcon(library, name)).toBe(set[found]));

test.each(['', 'constructor', '__proto__', '../../nothing', 'outlined'])('the library does not know %j', (name) =>
  expect(findIcon(library, name)).toBeUndefined(),
);
