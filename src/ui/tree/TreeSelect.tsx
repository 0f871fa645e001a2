import { CloseCircleFilled, DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { PopoverDialog } from '../popover/PopoverDialog';
import { indexTree, type TreeItem } from './indexTree';
import { OrgTree } from './OrgTree';
import styles from './tree.module.css';

interface Props {
  records: readonly TreeItem[];
  label: string;
  id?: string;
  placeholder?: string;
  disabled?: boolean;
  /** Only nodes without any below them can be chosen. */
  leavesOnly?: boolean | undefined;
  value: string | undefined;
  /** What stands for a chosen node that the tree does not have; by default its id. */
  absentText?: string;
  onChange: (id: string | undefined) => void;
}

const POPUP_HEIGHT_PX = 320;

/** Chooses one node of a tree (§2.71): a button that opens the tree; the focus comes back to it when the tree closes. */
export function TreeSelect({
  records,
  label,
  id,
  placeholder = `请选择${label}`,
  disabled = false,
  leavesOnly,
  value,
  absentText = value,
  onChange,
}: Props) {
  const field = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const index = useMemo(() => indexTree(records), [records]);
  const text = value === undefined ? '' : (index.byId.get(value)?.item.name ?? absentText ?? '');
  const mayClear = text !== '' && !disabled;
  const tree = (
    <OrgTree
      records={records}
      label={label}
      height={POPUP_HEIGHT_PX}
      selectedId={value}
      leavesOnly={leavesOnly}
      onSelect={(chosen) => {
        // A second click on the chosen node only closes the tree.
        if (chosen !== undefined) onChange(chosen);
        setOpen(false);
      }}
    />
  );
  return (
    <div ref={field} className={styles.picker}>
      <PopoverDialog
        label={`选择${label}`}
        placement="bottomLeft"
        className={styles.popup}
        open={open}
        onOpenChange={setOpen}
        content={tree}
      >
        <Button
          id={id}
          block
          icon={<DownOutlined aria-hidden />}
          iconPlacement="end"
          className={`${styles.field} ${text === '' ? styles.empty : ''} ${mayClear ? styles.clearable : ''}`}
          aria-label={`${label}：${text || placeholder}`}
          disabled={disabled}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            setOpen(true);
          }}
        >
          {text || placeholder}
        </Button>
      </PopoverDialog>
      {mayClear && (
        <Button
          type="text"
          className={styles.clear}
          icon={<CloseCircleFilled aria-hidden />}
          aria-label={`清除${label}`}
          onClick={() => {
            onChange(undefined);
            field.current?.querySelector('button')?.focus();
          }}
        />
      )}
    </div>
  );
}

/** Chooses one organisation (§2.71). */
export const OrgTreeSelect = (props: Omit<Props, 'label'> & { label?: string }) => (
  <TreeSelect label="组织" {...props} />
);
