import { Button, Flex, Skeleton } from 'antd';
import { useNarrowScreen } from '@/ui/screen/useMediaQuery';
import { OrgTree } from '@/ui/tree/OrgTree';
import { OrgTreeSelect } from '@/ui/tree/TreeSelect';
import { type ChoiceSource, useChoices } from '../kinds/useChoices';
import type { SideProps } from '../Resource';

const TREE_HEIGHT_PX = 480;

/** A tree beside a table: the chosen node is the filter `field`, whose description says `query: 'side'`. */
export const treeSidebar = (label: string, field: string, source: ChoiceSource) =>
  function TreeSide({ filters, onFilter }: SideProps) {
    const narrow = useNarrowScreen();
    const { choices, isFetching, problem, retry } = useChoices(source);
    const chosen = filters[field];
    const choose = (id: string | undefined) => onFilter(field, id ?? '');
    if (problem) {
      return (
        <Flex align="center" justify="space-between">
          {label}
          {problem}
          {retry && <Button onClick={retry}>重试</Button>}
        </Flex>
      );
    }
    if (narrow) {
      return (
        <OrgTreeSelect label={label} placeholder={`全部${label}`} records={choices} value={chosen} onChange={choose} />
      );
    }
    return (
      <OrgTree
        label={label}
        records={choices}
        height={TREE_HEIGHT_PX}
        selectedId={chosen}
        onSelect={choose}
        placeholder={
          isFetching && choices.length === 0 ? <Skeleton active title={false} paragraph={{ rows: 8 }} /> : undefined
        }
      />
    );
  };
