import { expect, test } from 'vitest';
import { iconSource } from './iconSource';

const pictures = new Set(['anchor', 'home']);
const own = new Set(['home', 'user', 'team', 'barchart', 'setting']);
const meta = (icon: string, flags: { isCustomSvg?: boolean; notCustomIcon?: boolean } = {}) => ({
  icon,
  isCustomSvg: false,
  notCustomIcon: false,
  ...flags,
});

test.each([
  ['a picture of that name', meta('anchor'), 'pictures', 'anchor'],
  ['the picture before the others', meta('home'), 'pictures', 'home'],
  ['isCustomSvg, a picture', meta('anchor', { isCustomSvg: true }), 'pictures', 'anchor'],
  ['isCustomSvg, no picture', meta('user', { isCustomSvg: true }), 'unknown', 'user'],
  ['notCustomIcon, in both', meta('home', { notCustomIcon: true }), 'own', 'home'],
  ['notCustomIcon, only a picture', meta('anchor', { notCustomIcon: true }), 'library', 'anchor'],
  ['ours', meta('bar-chart'), 'own', 'barchart'],
  ['ours, as the library calls its component', meta('BarChartOutlined'), 'own', 'barchart'],
  ['ours, as the library calls its file', meta('user-outlined'), 'own', 'user'],
  ['filled is another icon', meta('UserFilled'), 'library', 'UserFilled'],
  ['RuoYi, ours too', meta('peoples'), 'own', 'team'],
  ['RuoYi, with a mark and a capital', meta('validCode'), 'library', 'SafetyCertificateOutlined'],
  ['RuoYi', meta('tree-table'), 'library', 'MenuOutlined'],
  ['remix', meta('home-2-line', { notCustomIcon: true }), 'own', 'home'],
  ['remix with its prefix', meta('ri-settings-3-fill'), 'own', 'setting'],
  ['the library', meta('rocket'), 'library', 'rocket'],
  ['a name of every object', meta('constructor'), 'library', 'constructor'],
  ['a hostile name', meta('../../x'), 'library', '../../x'],
])('%s (§2.54, §3.5)', (_name, icon, from, name) => expect(iconSource(icon, pictures, own)).toEqual({ from, name }));

test('no name: the usual icon', () => expect(iconSource(meta(''), pictures, own)).toBeUndefined());

const RUOYI =
  'system user peoples tree-table tree post dict edit message log form logininfor monitor online job druid server redis ' +
  'redis-list tool build code swagger guide chart clipboard component dashboard date documentation education email ' +
  'example excel international list lock money nested password phone search shopping skill star theme time upload';

test.each(RUOYI.split(' '))('RuoYi: %s has a counterpart', (name) => {
  expect(iconSource(meta(name), pictures, new Set([...own, 'message', 'dashboard', 'tool', 'link']))).not.toEqual({
    from: 'library',
    name,
  });
});

test('the entries of RuoYi’s own menu are told apart by their icons', () => {
  const names =
    'system user peoples tree-table tree post dict edit message log form logininfor monitor online job druid server redis ' +
    'redis-list tool build code swagger guide';
  const found = names.split(' ').map((name) => JSON.stringify(iconSource(meta(name), pictures, own)));
  expect(found.filter((source, place) => found.indexOf(source) !== place)).toEqual([]);
});
