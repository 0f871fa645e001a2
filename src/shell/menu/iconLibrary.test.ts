import * as icons from '@ant-design/icons/es/icons';
import { expect, test } from 'vitest';
import { ICON_ALIASES } from './iconAliases';
import { libraryIcon } from './iconLibrary';
import * as OWN_ICONS from './ownIcons';

const set: Readonly<Record<string, unknown>> = { ...icons };

test.each(['rocket', 'RocketOutlined', 'rocket-outlined', 'rocket_outlined', 'rocket-2-line'])(
  'the library knows %s',
  (name) => expect(libraryIcon(name)).toBe(set['RocketOutlined']),
);

test.each([
  ['RocketFilled', 'RocketFilled'],
  ['html5', 'Html5Outlined'],
  ['caret-down', 'CaretDownOutlined'],
])('the library knows %s as %s', (name, found) => expect(libraryIcon(name)).toBe(set[found]));

test.each(['', 'constructor', '__proto__', '../../nothing', 'outlined'])('the library does not know %j', (name) =>
  expect(libraryIcon(name)).toBeUndefined(),
);

test('every alias and every own icon has one in the library', () => {
  const names = [...ICON_ALIASES.values(), ...Object.keys(OWN_ICONS)];
  expect(names.filter((name) => !(name in set))).toEqual([]);
});
