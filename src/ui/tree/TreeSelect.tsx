import { useMemo, useState } from 'react';
import { topmostChecks } from './treeChecks';
import { OrgTree } from './OrgTree';
import { TreePickerButton } from './TreePickerButton';
import { indexTree, nameOf, type TreeItem } from './indexTree';
import type { LoadChildren } from './useTree';

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
