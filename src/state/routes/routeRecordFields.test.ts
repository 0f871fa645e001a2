import { expect, test } from 'vitest';
import { emptyMeta, isOn, parseMeta, toText } from './routeRecordFields';

test('an empty node has no texts, and no switch is on', () => {
  const { title, icon, badge, target, activeMenu, ...switches } = emptyMeta;
  expect([title, icon, badge, target, activeMenu]).toEqual(['', '', '', '', '']);
  expect(Object.values(switches)).toEqual(Array(11).fill(false));
});

test.each([
  ['no meta', {}, {}],
  ['meta null', { meta: null }, {}],
  ['meta a list', { meta: ['x'] }, {}],
  [
    'the specification’s dialect',
    { meta: { title: '字典', hidden: true, noKeepAlive: true, badge: 'New', dot: true } },
    { title: '字典', hidden: true, noKeepAlive: true, badge: 'New', dot: true },
  ],
  [
    'RuoYi’s dialect',
    { hidden: true, meta: { title: '字典', icon: '#', noCache: true, link: null } },
    { title: '字典', hidden: true, noKeepAlive: true },
  ],
  ['hidden on the node only', { hidden: 'true', meta: { hidden: false } }, { hidden: true }],
  ['a number as badge', { meta: { badge: 5 } }, { badge: '5' }],
  ['fields of the wrong type', { meta: { title: {}, icon: [], badge: true, hidden: 'yes', dot: {} } }, {}],
  ['a title with blanks around it', { meta: { title: ' 字典 ' } }, { title: '字典' }],
  [
    'every switch',
    {
      meta: {
        levelHidden: 1,
        breadcrumbHidden: '1',
        noClosable: true,
        dynamicNewTab: 'true',
        tabHidden: true,
        isCustomSvg: true,
        notCustomIcon: true,
        noColumn: true,
        target: '_blank',
        activeMenu: '/a',
      },
    },
    {
      levelHidden: true,
      breadcrumbHidden: true,
      noClosable: true,
      dynamicNewTab: true,
      tabHidden: true,
      isCustomSvg: true,
      notCustomIcon: true,
      noColumn: true,
      target: '_blank',
      activeMenu: '/a',
    },
  ],
])('%s (§3.5)', (_name, node, expected) => {
  expect(parseMeta(node)).toEqual({ ...emptyMeta, ...expected });
});

test.each([
  [' a ', 'a'],
  [3, '3'],
  [0, '0'],
  [null, ''],
  [undefined, ''],
  [true, ''],
  [{}, ''],
  [['a'], ''],
])('textOf(%j) = %j', (value, text) => expect(toText(value)).toBe(text));

test.each([true, 'true', 1, '1'])('isOn(%j)', (value) => expect(isOn(value)).toBe(true));
test.each([false, 'false', 0, '0', '', null, undefined, 'yes', 2, {}])('not isOn(%j)', (value) =>
  expect(isOn(value)).toBe(false),
);
