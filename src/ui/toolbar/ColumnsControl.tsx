import { SettingOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { Popup } from '../popup/Popup';
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
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const keys = columns.map(({ key }) => key);
  return (
    <>
      <Button
        ref={button}
        shape="circle"
        icon={<SettingOutlined aria-hidden />}
        aria-label="显隐列"
        title="显隐列"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Popup
          anchor={button}
          placement="belowEnd"
          takesFocus
          onClose={close}
          role="dialog"
          aria-label="显隐列"
          className={styles['popup'] ?? ''}
        >
          <Checkbox.Group
            className={styles['columns'] ?? ''}
            value={keys.filter((key) => !hidden.includes(key))}
            options={columns.map(({ key, title }) => ({ value: key, label: title }))}
            onChange={(kept) => onChange(keys.filter((key) => !kept.includes(key)))}
          />
        </Popup>
      )}
    </>
  );
}
