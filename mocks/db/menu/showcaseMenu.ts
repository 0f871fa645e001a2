import { UNITS } from '../units';
import type { RouteRecord } from './RouteRecord';
import { makeDictMenuEntry, makeFrameMenuEntry } from './entries';

const group = (path: string, title: string, children: RouteRecord[], meta: object = {}): RouteRecord => ({
  path,
  name: `Showcase${path.replace(/^\W+/, '')}`,
  meta: { title, ...meta },
  children,
});

/** 菜单示例: all kinds of menu entries, which open the dictionary page at another type or a page in a frame. */
export const showcaseMenu: RouteRecord = group(
  '/showcase',
  '菜单示例',
  [
    makeDictMenuEntry('number', '数字徽标', 'cargo_type', { icon: 'number', badge: '12' }),
    makeDictMenuEntry('text', '文字徽标', 'port_company', { icon: 'example', badge: '新' }),
    makeDictMenuEntry('dot', '圆点提醒', 'sys_notice_type', { icon: 'bell', dot: true }),
    group(
      'deep',
      '多级菜单',
      [group('two', '二级', [group('three', '三级', [makeDictMenuEntry('four', '四级页面', 'sys_yes_no')])])],
      { icon: 'nested' },
    ),
    group('flat', '不显示的分组', [makeDictMenuEntry('child', '分组的子页面', 'sys_show_hide', { icon: 'tree' })], {
      levelHidden: true,
    }),
    makeDictMenuEntry('guarded', '需要权限的页面', 'activity_type', { icon: 'safety', guard: 'party:activity:list' }),
    makeFrameMenuEntry('frame', '框架页面', 'groups', { icon: 'international' }),
    makeFrameMenuEntry('torch', '自带图标', 'study', { icon: 'torch', isCustomSvg: true }),
    {
      path: 'unit',
      name: 'Unit',
      meta: { title: '基层单位', icon: 'anchor', isCustomSvg: true },
      // More units than a submenu shows at once, so that its scrolling can be seen.
      children: UNITS.map((title, index) => makeFrameMenuEntry(`unit-${index + 1}`, title, `unit-${index + 1}`)),
    },
    makeDictMenuEntry('hidden', '隐藏的页面', 'sys_user_sex', { hidden: true, activeMenu: '/showcase/number' }),
    // Choosing another type on the page changes the query, and so opens another tab.
    makeDictMenuEntry('each', '每个字典一个标签', 'sys_yes_no', { icon: 'tab', dynamicNewTab: true }),
    makeDictMenuEntry('fresh', '不缓存的页面', 'sys_normal_disable', { icon: 'clipboard', noKeepAlive: true }),
    makeDictMenuEntry('untabbed', '不显示标签的页面', 'develop_stage', { icon: 'eye', tabHidden: true }),
    makeDictMenuEntry('stays', '不可关闭的标签', 'branch_star', { icon: 'lock', noClosable: true }),
  ],
  { icon: 'flag' },
);
