import type { Theme } from '@/config/theme/themeSchema';

type FieldsOf<Value> = { [Field in keyof Theme]: Theme[Field] extends Value ? Field : never }[keyof Theme];

/** A setting with several values, and their labels. */
export interface Choice {
  field: FieldsOf<string>;
  label: string;
  options: readonly (readonly [value: string, label: string])[];
}

/** Type-checks the values of a choice against its field. */
const choice = <Field extends FieldsOf<string>>(
  field: Field,
  label: string,
  names: Readonly<Record<Theme[Field], string>>,
): Choice => ({ field, label, options: Object.entries<string>(names) });

/** The choices of 主题配置, in their order (specification, section 16). */
export const CHOICES: readonly Choice[] = [
  choice('layout', '布局', {
    vertical: '纵向',
    horizontal: '横向',
    common: '常规',
    column: '分栏',
    comprehensive: '综合',
    float: '浮动',
  }),
  choice('themeName', '主题', {
    'blue-black': '蓝黑',
    'blue-white': '蓝白',
    'green-black': '绿黑',
    'green-white': '绿白',
    ocean: '海洋',
    'red-white': '红白',
  }),
  choice('colorMode', '外观', { light: '浅色', dark: '深色', system: '跟随系统' }),
  choice('background', '菜单背景', { none: '无', harbour: '港湾', waves: '海浪' }),
  choice('tabsBarStyle', '标签风格', { card: '卡片', smart: '灵动', smooth: '圆滑' }),
  choice('columnStyle', '分栏风格', { vertical: '纵向', horizontal: '横向', card: '卡片', arrow: '箭头' }),
];

/** The switches of 主题配置, in their order. */
export const SWITCHES: readonly (readonly [field: FieldsOf<boolean>, label: string])[] = [
  ['showTabs', '标签'],
  ['showTabsIcon', '标签图标'],
  ['fixedHeader', '头部固定'],
  ['showProgressBar', '进度条'],
  ['showRefresh', '刷新'],
  ['showSearch', '搜索'],
  ['showNotice', '通知'],
  ['showFullScreen', '全屏'],
];
