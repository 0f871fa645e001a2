import { SelectBase, type SelectProps } from './SelectBase';
import type { LoadChildren } from './useLazyRecords';

type Props = SelectProps & {
  /** Loads what lies below an organisation when it is first opened. */
  loadChildren?: LoadChildren;
};

/** Chooses one organisation, or several by ticking them with all that belong to them (specification, section 2). */
export function OrgTreeSelect({ loadChildren, ...select }: Props) {
  return <SelectBase select={select} independent={false} loadChildren={loadChildren} />;
}
