import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Flex, theme } from 'antd';
import { Children, type FormEvent, type ReactNode, useState, useId } from 'react';
import { USUAL_LETTERS } from '@/config/theme/themeSchema';
import { useWidth } from '../screen/useWidth';
import styles from './QueryForm.module.css';

/** A field of a query form; its control gets the label's id. */
export function QueryField({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <Flex align="start" gap="small" className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </Flex>
  );
}

/** Minimum width of a field, and the gap between fields. */
const FIELD_WIDTH_PX = 220;
const GAP_PX = 16;

/** Number of fields per line, for letters of a size; three until the width is known. */
export const columnsIn = (width: number, letters: number = USUAL_LETTERS): number =>
  width === 0 ? 3 : Math.max(1, Math.floor((width + GAP_PX) / ((FIELD_WIDTH_PX * letters) / USUAL_LETTERS + GAP_PX)));

interface Props {
  label?: string;
  children: ReactNode;
  /** 查询, or Enter in a field. */
  onQuery: () => void;
  /** 重置: the parent empties the fields. */
  onReset: () => void;
  /** Whether all lines are shown at first. */
  startsUnfolded?: boolean;
  onUnfold?: (unfolded: boolean) => void;
}

/**
 * The query form above a table (§2.71): one line of fields, more when expanded; full-width fields on
 * a narrow screen. Hidden fields keep their values. While a list loads, another query may be asked.
 */
export function QueryForm({ label = '查询条件', children, onQuery, onReset, startsUnfolded = false, onUnfold }: Props) {
  const [unfolded, setUnfolded] = useState(startsUnfolded);
  const [form, width = 0] = useWidth<HTMLFormElement>();
  const fields = Children.toArray(children);
  const columns = columnsIn(width, theme.useToken().token.fontSize);
  // The buttons take the last column of the line; on a narrow screen they stand below.
  const inLine = Math.max(1, columns - 1);
  const folds = fields.length > inLine;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Shows hidden fields in which something is wrong.
    if (event.currentTarget.querySelector('[hidden] [role="alert"]')) setUnfolded(true);
    onQuery();
  };
  return (
    <form ref={form} className={styles.form} role="search" aria-label={label} onSubmit={submit}>
      {fields.map((field, index) => (
        <div key={index} hidden={folds && !unfolded && index >= inLine}>
          {field}
        </div>
      ))}
      {/* 查询 comes last, so that it has the same place on each page. */}
      <Flex wrap align="start" justify="end" gap="small" className={styles.buttons}>
        {folds && (
          <Button
            type="link"
            icon={unfolded ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
            iconPlacement="end"
            aria-expanded={unfolded}
            onClick={() => {
              setUnfolded(!unfolded);
              onUnfold?.(!unfolded);
            }}
          >
            {unfolded ? '收起' : '展开'}
          </Button>
        )}
        <Button onClick={onReset}>重置</Button>
        <Button type="primary" htmlType="submit">
          查询
        </Button>
      </Flex>
    </form>
  );
}
