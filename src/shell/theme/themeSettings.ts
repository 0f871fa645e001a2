import { PALETTES, THEME_NAMES, type ThemeName } from '@/config/theme/palettes';
import type { LayoutName, Theme } from '@/config/theme/themeSchema';

type FieldsOf<Value> = { [Field in keyof Theme]: Theme[Field] extends Value ? Field : never }[keyof Theme];
type Option = readonly [value: string, label: string];

interface Labelled {
  label: string;
  hint?: string;
}

/** A setting that is on or off. */
interface OnOff extends Labelled {
  field: FieldsOf<boolean>;
}

/** A setting with several values. */
export interface ThemeChoice extends Labelled {
  field: FieldsOf<string>;
  options: readonly Option[];
}

/** Type-checks the values of a choice against its field. */
const choice = <Field extends FieldsOf<string>>(
  field: Field,
  label: string,
  names: Readonly<Record<Theme[Field], string>>,
  hint?: string,
): ThemeChoice => ({ field, label, options: Object.entries<string>(names), ...(hint !== undefined && { hint }) });

const onOff = (field: FieldsOf<boolean>, label: string, hint: string): OnOff => ({ field, label, hint });

export const LAYOUT_LABELS: Readonly<Record<LayoutName, string>> = {
  vertical: '纵向',
  horizontal: '横向',
  common: '常规',
  column: '分栏',
  comprehensive: '综合',
  float: '浮动',
};

export const THEME_LABELS: readonly (readonly [ThemeName, string])[] = THEME_NAMES.map((name) => [
  name,
  PALETTES[name].label,
]);

/** The settings of 主题配置 below layout and theme, in their groups and their order (§16.2). */
export const GROUPS: readonly { title: string; fields: readonly (ThemeChoice | OnOff)[] }[] = [
  {
    title: '外观',
    fields: [
      choice('colorMode', '明暗', { light: '浅色', dark: '深色', system: '跟随系统' }),
      choice('letterSize', '字号', { standard: '标准', large: '大', largest: '特大' }),
      choice('background', '菜单背景', { none: '无', harbour: '港湾', waves: '海浪' }, '菜单后面的图片'),
    ],
  },
  {
    title: '标签',
    fields: [
      onOff('showTabs', '标签', '打开过的页面列在页面上方'),
      onOff('showTabsIcon', '标签图标', '名称前显示菜单的图标'),
      choice('tabsBarStyle', '标签风格', { card: '卡片', smart: '灵动', smooth: '圆滑' }),
    ],
  },
  {
    title: '分栏',
    fields: [
      choice(
        'columnStyle',
        '分栏风格',
        { vertical: '纵向', horizontal: '横向', card: '卡片', arrow: '箭头' },
        '用于分栏布局',
      ),
    ],
  },
  {
    title: '顶部',
    fields: [
      onOff('fixedHeader', '头部固定', '页面滚动时保持在顶部'),
      onOff('showProgressBar', '进度条', '打开页面时显示在窗口顶端'),
      onOff('showRefresh', '刷新', '重新载入当前页面的按钮'),
      onOff('showSearch', '搜索', '按名称或拼音查找菜单'),
      onOff('showNotice', '通知', '铃铛和未读数量'),
      onOff('showFullScreen', '全屏', '占满整个屏幕的按钮'),
    ],
  },
];
