import { Button, Drawer, Flex, Segmented, Select, Switch } from 'antd';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { Theme } from '@/config/theme/themeSchema';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectTheme, themeChanged, themeReset, themeSaved } from '@/state/settings/settingsSlice';
import { useToast } from '@/ui/toast/toast';
import { type Choice, CHOICES, SWITCHES } from './themeFields';

/**
 * Moves the focus back as soon as the drawer begins to close. antd waits for the end of the animation, and would take
 * the focus from a dialog that was opened meanwhile.
 */
export function useFocusReturn(open: boolean): void {
  const opener = useRef<Element>(null);
  // A layout effect, because it runs before antd moves the focus into the drawer.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  useEffect(() => {
    if (!open) return undefined;
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    };
  }, [open]);
}

const SELECT_STYLE = { width: 140 };
const FOCUSABLE = { focusTriggerAfterClose: false };

function Field({ label, children }: { label: string; children: (labelId: string) => ReactNode }) {
  const id = useId();
  return (
    <Flex justify="space-between" align="center" gap={16}>
      <span id={id}>{label}</span>
      {children(id)}
    </Flex>
  );
}

function ChoiceField({ choice, theme, onChange }: { choice: Choice; theme: Theme; onChange: (value: string) => void }) {
  const options = choice.options.map(([value, label]) => ({ value, label }));
  const value = theme[choice.field];
  return (
    <Field label={choice.label}>
      {(id) =>
        options.length > 3 ? (
          <Select style={SELECT_STYLE} aria-labelledby={id} options={options} value={value} onChange={onChange} />
        ) : (
          <Segmented aria-labelledby={id} options={options} value={value} onChange={onChange} />
        )
      }
    </Field>
  );
}

/** 主题配置: changes take effect at once; 保存 stores the theme, 恢复默认 removes it. */
export default function ThemeDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  useFocusReturn(open);
  const theme = useAppSelector(selectTheme);
  const change = (field: keyof Theme, value: string | boolean) => dispatch(themeChanged({ [field]: value }));
  const reset = () => {
    dispatch(themeReset());
    toast.success('已恢复默认主题');
  };
  const save = () => {
    dispatch(themeSaved());
    onClose();
  };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="主题配置"
      size={340}
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
      <Flex vertical gap={20}>
        {CHOICES.map((choice) => (
          <ChoiceField
            key={choice.field}
            choice={choice}
            theme={theme}
            onChange={(value) => change(choice.field, value)}
          />
        ))}
        {SWITCHES.map(([field, label]) => (
          <Field key={field} label={label}>
            {(id) => <Switch aria-labelledby={id} checked={theme[field]} onChange={(value) => change(field, value)} />}
          </Field>
        ))}
      </Flex>
    </Drawer>
  );
}
