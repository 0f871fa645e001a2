import type { ChoiceSource } from '@/resource/model/kinds';
import type { SideProps } from '@/resource/model/Resource';
import { TreeSide } from '@/resource/view/TreeSide';

export const DEPARTMENTS: ChoiceSource = { url: '/system/user/deptTree', name: 'label' };

/** The tree of departments beside the users: the chosen one narrows the list. */
export const DepartmentSide = ({ filters, onFilter }: SideProps) => (
  <TreeSide
    source={DEPARTMENTS}
    label="党组织"
    isChosen={({ id }) => String(id) === filters['deptId']}
    onChoose={(choice) => onFilter({ deptId: String(choice?.id ?? '') })}
  />
);
