import { SelectBase, type SelectProps } from './SelectBase';

/** Chooses one node of a tree, or several independent ones (spec.md section 2). */
export function TreeSelect(props: SelectProps) {
  return <SelectBase select={props} independent loadChildren={undefined} />;
}
