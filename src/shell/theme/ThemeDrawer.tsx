import { Button, Drawer, Segmented, Select, Switch } from 'antd';
import { useId, type ReactNode } from 'react';
import type { Theme } from '@/config/themes';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectTheme, themeChanged, themeReset, themeSaved } from '@/state/settings/settingsSlice';
import { toast } from '@/ui/toast/toast';
import styles from './ThemeDrawer.module.css';
import { CHOICES, SWITCHES, type Choice } from './themeFields';

function Field({ label, children }: { label: string; children: (labelId: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <span id={id}>{label}</span>
      {children(id)}
    </div>
  );
}

function ChoiceField({ choice, theme, onChange }: { choice: Choice; theme: Theme; onChange: (value: string) => void }) {
  const options = choice.options.map(([value, label]) => ({ value, label }));
  const value = theme[choice.field];
  return (
    <Field label={choice.label}>
      {(id) =>
        options.length > 3 ? (
          <Select
            className={styles['select'] ?? ''}
            aria-labelledby={id}
            options={options}
            value={value}
            onChange={onChange}
          />
        ) : (
          <Segmented aria-labelledby={id} options={options} value={value} onChange={onChange} />
        )
      }
    </Field>
  );
}

/** 主题配置: every field takes effect at once; 保存 keeps the theme, 恢复默认 forgets it (contract.md section 7). */
export default function ThemeDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dispatch = useAppDispatch();
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
      footer={
        <div className={styles['footer']}>
          <Button onClick={reset}>恢复默认</Button>
          <Button type="primary" onClick={save}>
            保存
          </Button>
        </div>
      }
    >
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
    </Drawer>
  );
}
