import { Button, Drawer, Flex } from 'antd';
import { type CSSProperties, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { PALETTES, THEME_NAMES, type ThemeName } from '@/config/theme/palettes';
import { DEFAULT_THEME, LAYOUT_NAMES, type LayoutName, type Theme } from '@/config/theme/themeSchema';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import {
  selectSettings,
  selectTheme,
  themeChanged,
  themeReset,
  themeRestored,
  themeSaved,
} from '@/state/settings/settingsSlice';
import { useConfirm } from '@/ui/dialog/confirmations';
import { useToast } from '@/ui/toast/useToast';
import { LayoutPicture, PictureChoice } from './LayoutPicture';
import styles from './pictures.module.css';
import { ThemeFields } from './ThemeFields';

/**
 * Moves the focus back as soon as the drawer begins to close. antd waits for the end of the animation, and would take
 * the focus from a dialog that was opened meanwhile.
 *
 * @param sameOpener finds the opener when another layout has replaced it; if it is not there yet, the page gets the focus
 */
function useFocusReturn(open: boolean, sameOpener: string): void {
  const opener = useRef<Element>(null);
  // A layout effect, because it runs before antd moves the focus into the drawer.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  useEffect(() => {
    if (!open) return undefined;
    return () => {
      const isThere = opener.current?.isConnected === true;
      const target = isThere ? opener.current : document.querySelector(`${sameOpener}, #main`);
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
  }, [open, sameOpener]);
}

/** The colours of a theme: its menu with the active entry, beside its colour. */
function ThemeSwatch({ theme }: { theme: ThemeName }) {
  const { hue, menu } = PALETTES[theme];
  const colors = { '--menu': menu.background, '--active': menu.activeBackground, '--fill': hue.deep };
  return (
    <span className={styles.swatch} style={colors as CSSProperties}>
      <span className={styles.swatchMenu} />
    </span>
  );
}

const FOCUSABLE = { focusTriggerAfterClose: false };
const CLOSABLE = { 'aria-label': '关闭主题配置', placement: 'end' } as const;
const LAYOUT_LABELS: Readonly<Record<LayoutName, string>> = {
  vertical: '纵向',
  horizontal: '横向',
  common: '常规',
  column: '分栏',
  comprehensive: '综合',
  float: '浮动',
};

const LAYOUT_OPTIONS = LAYOUT_NAMES.map((name) => [name, LAYOUT_LABELS[name]] as const);
const THEME_OPTIONS = THEME_NAMES.map((name) => [name, PALETTES[name].label] as const);

/**
 * The theme as stored when the drawer was opened, and a function that stores another one. Changes that were not stored
 * are undone when the drawer closes.
 */
function useKeptTheme(open: boolean, theme: Theme) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [kept, keep] = useState(theme);
  const isChanged = !shallowEqual(kept, theme);
  const takeBack = useEffectEvent(() => {
    if (!isChanged) return;
    dispatch(themeRestored(kept));
    toast.warning('主题的更改没有保存，已恢复原样');
  });
  useEffect(() => (open ? () => takeBack() : undefined), [open]);
  return { kept, isChanged, keep };
}

/**
 * 主题配置 beside the page: changes take effect at once; 保存 stores the theme, 恢复默认 removes it. Closing asks before it
 * takes back what was not saved.
 */
export default function ThemeDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const confirm = useConfirm();
  const theme = useAppSelector(selectTheme);
  const { kept, isChanged, keep } = useKeptTheme(open, theme);
  // Narrow screens always have the vertical layout (§2.33).
  const isNarrow = useAppSelector(selectSettings).device === 'mobile';
  useFocusReturn(open, '[data-tour="theme"]');
  const change = (changed: Partial<Theme>) => dispatch(themeChanged(changed));
  const reset = () => {
    dispatch(themeReset());
    keep(DEFAULT_THEME);
    toast.success('已恢复默认主题');
  };
  const save = () => {
    dispatch(themeSaved());
    keep(theme);
    onClose();
  };
  const close = async () => {
    if (isChanged) {
      const text = '主题的更改还没有保存，确定放弃吗？';
      if (!(await confirm({ text, danger: true, cancelText: '继续调整' }))) return;
      dispatch(themeRestored(kept));
    }
    onClose();
  };
  return (
    <Drawer
      open={open}
      onClose={() => void close()}
      title="主题配置"
      size={360}
      mask={false}
      aria-modal={false}
      closable={CLOSABLE}
      focusable={FOCUSABLE}
      footer={
        <Flex justify="space-between">
          <Button onClick={reset}>恢复默认</Button>
          <Button type="primary" onClick={save}>
            保存
          </Button>
        </Flex>
      }
    >
      <Flex vertical gap={24}>
        {!isNarrow && (
          <PictureChoice
            label="布局"
            options={LAYOUT_OPTIONS}
            value={theme.layout}
            picture={(layout) => <LayoutPicture layout={layout} />}
            onChange={(layout) => change({ layout })}
          />
        )}
        <PictureChoice
          label="主题"
          options={THEME_OPTIONS}
          value={theme.themeName}
          picture={(name) => <ThemeSwatch theme={name} />}
          onChange={(themeName) => change({ themeName })}
        />
        <ThemeFields theme={theme} isNarrow={isNarrow} onChange={change} />
      </Flex>
    </Drawer>
  );
}
