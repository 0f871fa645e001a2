import type { ChoiceSource } from '@/resource/model/kinds';
import type { SideProps } from '@/resource/model/Resource';
import { TreeSide } from '@/resource/view/TreeSide';

export const DEPARTMENTS: ChoiceSource = { url: '/system/user/deptTree', name: 'label' };

/** The tree of departments beside a table: the chosen one narrows the list, by this filter. */
export const departmentSide = (filter: string) =>
  function ({ filters, onFilter }: SideProps) {
    return (
      <TreeSide
        source={DEPARTMENTS}
        label="党组织"
        isChosen={({ id }) => String(id) === filters[filter]}
        onChoose={(choice) => onFilter({ [filter]: String(choice?.id ?? '') })}
      />
    );
  };
