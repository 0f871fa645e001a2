import { Flex, Segmented, Switch } from 'antd';
import { useId } from 'react';
import type { Theme } from '@/config/theme/themeSchema';
import styles from './ThemeDrawer.module.css';
import { GROUPS } from './themeSettings';

type Field = (typeof GROUPS)[number]['fields'][number];

interface Props {
  theme: Theme;
  onChange: (changed: Partial<Theme>) => void;
}

function ThemeField({ field, theme, onChange }: Props & { field: Field }) {
  const id = useId();
  const change = (value: string | boolean) => onChange({ [field.field]: value });
  return (
    <Flex justify="space-between" align="center" gap={12}>
      <span>
        <span id={id}>{field.label}</span>
        {field.hint !== undefined && (
          <small id={`${id}-hint`} className={styles.hint}>
            {field.hint}
          </small>
        )}
      </span>
      {'options' in field ? (
        <Segmented
          aria-labelledby={id}
          options={field.options.map(([value, label]) => ({ value, label }))}
          value={theme[field.field]}
          onChange={change}
        />
      ) : (
        <Switch aria-labelledby={id} aria-describedby={`${id}-hint`} checked={theme[field.field]} onChange={change} />
      )}
    </Flex>
  );
}

/** The settings below layout and theme, in their groups; a narrow screen has no columns. */
export function ThemeFields({ isNarrow, ...props }: Props & { isNarrow: boolean }) {
  return GROUPS.filter(({ title }) => !isNarrow || title !== '分栏').map(({ title, fields }) => (
    <Flex key={title} vertical gap={14} component="section" aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      {fields.map((field) => (
        <ThemeField key={field.field} field={field} {...props} />
      ))}
    </Flex>
  ));
}
