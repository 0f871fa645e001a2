import { Button, Flex, Skeleton } from 'antd';
import { useChoices } from '@/resource/data/useChoices';
import type { ChoiceSource } from '@/resource/model/kinds';
import type { SideProps } from '@/resource/model/Resource';
import { useNarrowScreen } from '@/ui/screen/useMediaQuery';
import { OrgTree } from '@/ui/tree/OrgTree';
import { OrgTreeSelect } from '@/ui/tree/TreeSelect';

export const DEPARTMENTS: ChoiceSource = { url: '/system/user/deptTree', name: 'label' };

const LABEL = '党组织';
const TREE_HEIGHT_PX = 480;

/** The tree of departments beside the users: the chosen one narrows the list. */
export function DepartmentSide({ filters, onFilter }: SideProps) {
  const narrow = useNarrowScreen();
  const { choices, isFetching, problem, retry } = useChoices(DEPARTMENTS);
  const chosen = filters['deptId'];
  const choose = (id = '') => onFilter('deptId', id);
  if (problem) {
    return (
      <Flex align="center" justify="space-between">
        {LABEL}
        {problem}
        {retry && <Button onClick={retry}>重试</Button>}
      </Flex>
    );
  }
  const shared = { label: LABEL, records: choices };
  if (narrow) return <OrgTreeSelect {...shared} placeholder={`全部${LABEL}`} value={chosen} onChange={choose} />;
  const isLoading = isFetching && choices.length === 0;
  return (
    <OrgTree
      {...shared}
      height={TREE_HEIGHT_PX}
      selectedId={chosen}
      onSelect={choose}
      placeholder={isLoading ? <Skeleton active title={false} paragraph={{ rows: 8 }} /> : undefined}
    />
  );
}
