import { useMemo, useState } from 'react';
import { topmostChecks } from './checkTree';
import { OrgTree } from './OrgTree';
import { TreeField } from './TreeField';
import { indexTree, nameOf } from './treeIndex';
import type { TreeItem } from './TreeItem';
import type { LoadChildren } from './useLazyRecords';

/** One node is chosen, or several are. */
export type Choice =
  | { multiple?: false; value: string | undefined; onChange: (id: string | undefined) => void }
  | { multiple: true; value: readonly string[]; onChange: (ids: string[]) => void };

/** What both selects take. */
export type SelectProps = Choice & {
  /** Flat records; the tree is built from their parents. */
  records: readonly TreeItem[];
  /** What the field is called. */
  label: string;
  /** Of the field; a form ties its label to it. */
  id?: string;
  placeholder?: string;
  disabled?: boolean;
};

interface Props {
  select: SelectProps;
  /** Of several, each stands for itself only. */
  independent: boolean;
  loadChildren: LoadChildren | undefined;
}

const POPUP_HEIGHT_PX = 320;

/** Field with a tree to choose from, searched by name; only the nodes in sight are in the page. */
export function SelectBase({ select, independent, loadChildren }: Props) {
  const { records, label, id, placeholder = `请选择${label}`, disabled = false, value } = select;
  // They outlive the tree, which is made anew whenever the field opens.
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
          // A second click on what is chosen only closes.
          if (one !== undefined) select.onChange(one);
          setOpen(false);
        },
      };
  return (
    <TreeField
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
    </TreeField>
  );
}
