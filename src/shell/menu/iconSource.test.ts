import { expect, test } from 'vitest';
import { iconSource } from './iconSource';

const pictures = new Set(['anchor', 'home']);
const library = new Set(['home', 'user', 'file']);
const meta = (icon: string, flags: { isCustomSvg?: boolean; notCustomIcon?: boolean } = {}) => ({
  icon,
  isCustomSvg: false,
  notCustomIcon: false,
  ...flags,
});

test.each([
  ['a picture of that name', meta('anchor'), 'pictures', 'anchor'],
  ['the picture before the library', meta('home'), 'pictures', 'home'],
  ['the library', meta('user'), 'library', 'user'],
  ['in neither', meta('constructor'), 'library', 'file'],
  ['none', meta(''), 'library', 'file'],
  ['isCustomSvg, a picture', meta('anchor', { isCustomSvg: true }), 'pictures', 'anchor'],
  ['isCustomSvg, only in the library', meta('user', { isCustomSvg: true }), 'library', 'file'],
  ['notCustomIcon, in both', meta('home', { notCustomIcon: true }), 'library', 'home'],
  ['notCustomIcon, only a picture', meta('anchor', { notCustomIcon: true }), 'library', 'file'],
  ['a hostile name', meta('../../x'), 'library', 'file'],
])('%s', (_name, icon, from, name) => expect(iconSource(icon, pictures, library)).toEqual({ from, name }));
