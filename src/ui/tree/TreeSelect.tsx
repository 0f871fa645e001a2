import { CloseCircleFilled, DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, useState, useRef, type ReactElement } from 'react';
import { PopoverDialog } from '../popover/PopoverDialog';
import { indexTree, nameOf, type TreeItem } from './indexTree';
import { OrgTree } from './OrgTree';
import styles from './tree.module.css';
import { topmostChecks } from './treeChecks';
import type { LoadChildren } from './useTree';

interface Props {
  id?: string | undefined;
  label: string;
  placeholder: string;
  disabled: boolean;
  names: readonly string[];
  onClear: () => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactElement;
}

/** With more chosen than this, the field shows their number instead of their names. */
const MAX_NAMES = 3;

/** A button that opens a tree to choose from; the focus comes back to it when the tree closes. */
function TreePickerButton(props: Props) {
  const { id, label, placeholder, disabled, names, onClear, open, onOpenChange, children } = props;
  const field = useRef<HTMLDivElement>(null);
  const text = names.slice(0, MAX_NAMES).join('、') + (names.length > MAX_NAMES ? ` 等 ${names.length} 项` : '');
  const mayClear = names.length > 0 && !disabled;
  const fieldClass = [styles.field, names.length === 0 && styles.empty, mayClear && styles.clearable]
    .filter(Boolean)
    .join(' ');
  return (
    <div ref={field} className={styles.picker}>
      <PopoverDialog
        label={`选择${label}`}
        placement="bottomLeft"
        className={styles.popup}
        open={open}
        onOpenChange={onOpenChange}
        content={children}
      >
        <Button
          id={id}
          block
          icon={<DownOutlined aria-hidden />}
          iconPlacement="end"
          className={fieldClass}
          aria-label={`${label}：${text || placeholder}`}
          disabled={disabled}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            onOpenChange(true);
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
            onClear();
            field.current?.querySelector('button')?.focus();
          }}
        />
      )}
    </div>
  );
}

type Choice =
  | { multiple?: false; value: string | undefined; onChange: (id: string | undefined) => void }
  | { multiple: true; value: readonly string[]; onChange: (ids: string[]) => void };

type SelectProps = Choice & {
  records: readonly TreeItem[];
  label: string;
  id?: string;
  placeholder?: string;
  disabled?: boolean;
};

interface SelectBaseProps {
  select: SelectProps;
  /** Checking a node does not check the nodes below it. */
  independent: boolean;
  loadChildren: LoadChildren | undefined;
}

const POPUP_HEIGHT_PX = 320;

function SelectBase({ select, independent, loadChildren }: SelectBaseProps) {
  const { records, label, id, placeholder = `请选择${label}`, disabled = false, value } = select;
  // Children loaded on demand; kept here, because the tree is mounted anew whenever the field opens.
  const [loaded, setLoaded] = useState<readonly TreeItem[]>([]);
  const [open, setOpen] = useState(false);
  const all = useMemo(() => [...records, ...loaded], [records, loaded]);
  const index = useMemo(() => indexTree(all), [all]);
  const chosen = value === undefined ? [] : typeof value === 'string' ? [value] : value;

  const load =
    loadChildren &&
    (async (parentId: string) => {
      const children = (await loadChildren(parentId)).map((item) => ({ ...item, parentId }));
      setLoaded((before) => [...before, ...children]);
      return children;
    });
  const choice = select.multiple
    ? {
        checkedIds: select.value,
        onCheck: (ids: string[]) => select.onChange(independent ? ids : topmostChecks(index, ids)),
      }
    : {
        selectedId: select.value,
        onSelect: (one: string | undefined) => {
          // A second click on the chosen node only closes the tree.
          if (one !== undefined) select.onChange(one);
          setOpen(false);
        },
      };
  return (
    <TreePickerButton
      id={id}
      label={label}
      placeholder={placeholder}
      disabled={disabled}
      names={chosen.map((one) => nameOf(index, one))}
      onClear={() => (select.multiple ? select.onChange([]) : select.onChange(undefined))}
      open={open}
      onOpenChange={setOpen}
    >
      <OrgTree
        records={all}
        label={label}
        height={POPUP_HEIGHT_PX}
        independent={independent}
        {...choice}
        {...(load && { loadChildren: load })}
      />
    </TreePickerButton>
  );
}

type OrgTreeSelectProps = SelectProps & {
  /** Loads the children of an organisation when it is first opened. */
  loadChildren?: LoadChildren;
};

/** Chooses one organisation, or several with all organisations below them (§2.71). */
export function OrgTreeSelect({ loadChildren, ...select }: OrgTreeSelectProps) {
  return <SelectBase select={select} independent={false} loadChildren={loadChildren} />;
}

/** Chooses one node of a tree, or several independent ones (§2.71). */
export function TreeSelect(props: SelectProps) {
  return <SelectBase select={props} independent loadChildren={undefined} />;
}
