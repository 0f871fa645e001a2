import { Flex, Segmented, Switch } from 'antd';
import { useId } from 'react';
import type { Theme } from '@/config/theme/themeSchema';
import styles from './ThemeDrawer.module.css';

/** A setting that is on or off, or with `names` one of several values. */
type Setting = {
  [Field in keyof Theme]: { field: Field; label: string; hint?: string } & (Theme[Field] extends boolean
    ? object
    : { names: Readonly<Record<Theme[Field] & string, string>> });
}[keyof Theme];

/** The settings of 主题配置 below layout and theme, in their groups and their order (§16.2). */
const GROUPS: readonly { title: string; fields: readonly Setting[] }[] = [
  {
    title: '外观',
    fields: [
      { field: 'colorMode', label: '明暗', names: { light: '浅色', dark: '深色', system: '跟随系统' } },
      { field: 'letterSize', label: '字号', names: { standard: '标准', large: '大', largest: '特大' } },
      {
        field: 'background',
        label: '菜单背景',
        names: { none: '无', harbour: '港湾', waves: '海浪' },
        hint: '菜单后面的图片',
      },
    ],
  },
  {
    title: '标签',
    fields: [
      { field: 'showTabs', label: '标签', hint: '打开过的页面列在页面上方' },
      { field: 'showTabsIcon', label: '标签图标', hint: '名称前显示菜单的图标' },
      { field: 'tabsBarStyle', label: '标签风格', names: { card: '卡片', smart: '灵动', smooth: '圆滑' } },
    ],
  },
  {
    title: '分栏',
    fields: [
      {
        field: 'columnStyle',
        label: '分栏风格',
        names: { vertical: '纵向', horizontal: '横向', card: '卡片', arrow: '箭头' },
        hint: '用于分栏布局',
      },
    ],
  },
  {
    title: '顶部',
    fields: [
      { field: 'fixedHeader', label: '头部固定', hint: '页面滚动时保持在顶部' },
      { field: 'showProgressBar', label: '进度条', hint: '打开页面时显示在窗口顶端' },
      { field: 'showRefresh', label: '刷新', hint: '重新载入当前页面的按钮' },
      { field: 'showSearch', label: '搜索', hint: '按名称或拼音查找菜单' },
      { field: 'showNotice', label: '通知', hint: '铃铛和未读数量' },
      { field: 'showFullScreen', label: '全屏', hint: '占满整个屏幕的按钮' },
    ],
  },
];

interface Props {
  theme: Theme;
  onChange: (changed: Partial<Theme>) => void;
}

function ThemeField({ setting, theme, onChange }: Props & { setting: Setting }) {
  const id = useId();
  const { field, label, hint } = setting;
  const change = (value: string | boolean) => onChange({ [field]: value });
  return (
    <Flex justify="space-between" align="center" gap={12}>
      <span>
        <span id={id}>{label}</span>
        {hint !== undefined && (
          <small id={`${id}-hint`} className={styles.hint}>
            {hint}
          </small>
        )}
      </span>
      {'names' in setting ? (
        <Segmented
          aria-labelledby={id}
          options={Object.entries(setting.names).map(([value, name]) => ({ value, label: name }))}
          value={theme[setting.field]}
          onChange={change}
        />
      ) : (
        <Switch aria-labelledby={id} aria-describedby={`${id}-hint`} checked={theme[setting.field]} onChange={change} />
      )}
    </Flex>
  );
}

/** The settings below layout and theme, in their groups; a narrow screen has no columns. */
export function ThemeFields({ isNarrow, ...props }: Props & { isNarrow: boolean }) {
  return GROUPS.filter(({ title }) => !isNarrow || title !== '分栏').map(({ title, fields }) => (
    <Flex key={title} vertical gap={14} component="section" aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {fields.map((setting) => (
        <ThemeField key={setting.field} setting={setting} {...props} />
      ))}
    </Flex>
  ));
}
