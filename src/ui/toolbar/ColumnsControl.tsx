import { SettingOutlined } from '@ant-design/icons';
import { Button, Checkbox, Popover } from 'antd';
import { useState } from 'react';
import { usePopoverFocus } from '../popover/usePopoverFocus';
import styles from './RightToolbar.module.css';

/** A column that can be switched off. */
export interface ToolbarColumn {
  key: string;
  title: string;
}

interface Props {
  columns: readonly ToolbarColumn[];
  /** Keys of the columns that are switched off. */
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
}

/** A button with the list of columns below it. */
export function ColumnsControl({ columns, hidden, onChange }: Props) {
  const [open, setOpen] = useState(false);
  const { button, content: focused, afterOpenChange } = usePopoverFocus(open, setOpen);
  const keys = columns.map(({ key }) => key);
  const content = (
    <div {...focused} role="dialog" aria-label="显隐列">
      <Checkbox.Group
        className={styles['columns'] ?? ''}
        value={keys.filter((key) => !hidden.includes(key))}
        options={columns.map(({ key, title }) => ({ value: key, label: title }))}
        onChange={(kept) => onChange(keys.filter((key) => !kept.includes(key)))}
      />
    </div>
  );
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      arrow={false}
      destroyOnHidden
      open={open}
      onOpenChange={setOpen}
      afterOpenChange={afterOpenChange}
      content={content}
    >
      <Button
        ref={button}
        shape="circle"
        icon={<SettingOutlined aria-hidden />}
        aria-label="显隐列"
        title="显隐列"
        aria-haspopup="dialog"
        aria-expanded={open}
      />
    </Popover>
  );
}
