import { Button, Drawer, Flex } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { DEFAULT_THEME, LAYOUT_NAMES, type Theme } from '@/config/theme/themeSchema';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectTheme, themeChanged, themeReset, themeRestored, themeSaved } from '@/state/settings/settingsSlice';
import { useConfirm } from '@/ui/dialog/confirmations';
import { useToast } from '@/ui/toast/useToast';
import { LayoutPicture } from './LayoutPicture';
import { PictureChoice } from './PictureChoice';
import { LAYOUT_LABELS, THEME_LABELS } from './themeSettings';
import { ThemeFields } from './ThemeFields';
import { ThemeSwatch } from './ThemeSwatch';
import { useFocusReturn } from './useFocusReturn';

const FOCUSABLE = { focusTriggerAfterClose: false };
const CLOSABLE = { 'aria-label': '关闭主题配置', placement: 'end' } as const;
const LAYOUT_OPTIONS = LAYOUT_NAMES.map((name) => [name, LAYOUT_LABELS[name]] as const);

/**
 * The theme as it was kept when the drawer was opened, and how to keep another one. What was changed since and not kept
 * is taken back when the drawer is gone.
 */
function useKeptTheme(open: boolean, theme: Theme) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [kept, keep] = useState(theme);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) keep(theme);
  }
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
        <PictureChoice
          label="布局"
          options={LAYOUT_OPTIONS}
          value={theme.layout}
          picture={(layout) => <LayoutPicture layout={layout} />}
          onChange={(layout) => change({ layout })}
        />
        <PictureChoice
          label="主题"
          options={THEME_LABELS}
          value={theme.themeName}
          picture={(name) => <ThemeSwatch theme={name} />}
          onChange={(themeName) => change({ themeName })}
        />
        <ThemeFields theme={theme} onChange={change} />
      </Flex>
    </Drawer>
  );
}
