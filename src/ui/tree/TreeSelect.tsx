import { SelectBase, type SelectProps } from './SelectBase';

/** Chooses one node of a tree, or several independent ones (specification, section 2). */
export function TreeSelect(props: SelectProps) {
  return <SelectBase select={props} independent loadChildren={undefined} />;
}
