import { Button, Card, Flex, Skeleton, theme } from 'antd';
import { useMemo } from 'react';
import { USUAL_LETTERS } from '@/config/theme/themeSchema';
import { useMediaQuery } from '@/ui/screen/useMediaQuery';
import { OrgTree } from '@/ui/tree/OrgTree';
import { OrgTreeSelect } from '@/ui/tree/TreeSelect';
import { type Choice, useChoices } from '../data/useChoices';
import type { ChoiceSource } from '../model/kinds';
import styles from './TreeSide.module.css';

const TREE_HEIGHT_PX = 480;

interface Props {
  source: ChoiceSource;
  label: string;
  /** In narrower windows, in pixels for usual letters, it is a control above the table, which needs the room. */
  foldedBelow?: number;
  /** What stands in the tree, which has little room, for a name below that of its parent. */
  shorten?: (name: string, parent: string) => string;
  /** Whether a node is the chosen one. */
  isChosen: (node: Node) => boolean;
  /** Called with none where the choice is taken back. */
  onChoose: (node: Node | undefined) => void;
}

interface Node extends Choice {
  isRoot: boolean;
  isLeaf: boolean;
}

function nodesOf(choices: readonly Choice[]): readonly Node[] {
  const ids = new Set(choices.map(({ id }) => id));
  const parents = new Set(choices.map(({ parentId }) => parentId));
  return choices.map((choice) => ({
    ...choice,
    isRoot: !ids.has(choice.parentId ?? ''),
    isLeaf: !parents.has(choice.id),
  }));
}

const shortened = (choices: readonly Choice[], shorten: NonNullable<Props['shorten']>): readonly Choice[] => {
  const names = new Map(choices.map(({ id, name }) => [id, name]));
  return choices.map((choice) => ({ ...choice, name: shorten(choice.name, names.get(choice.parentId ?? '') ?? '') }));
};

/** A tree beside a table, whose chosen node narrows it. A tree of one node offers nothing and is not shown. */
export function TreeSide({ source, label, foldedBelow = 1080, shorten, isChosen, onChoose }: Props) {
  const scale = theme.useToken().token.fontSize / USUAL_LETTERS;
  const isFolded = useMediaQuery(`(width < ${Math.round(foldedBelow * scale)}px)`);
  const { choices, isFetching, problem, retry } = useChoices(source);
  const nodes = useMemo(() => nodesOf(choices), [choices]);
  const inTree = useMemo(() => (shorten ? shortened(choices, shorten) : choices), [choices, shorten]);
  const found = nodes.find(isChosen);
  const chosen = found && String(found.id);
  const choose = (id?: string) => onChoose(nodes.find((node) => String(node.id) === id));
  if (choices.length === 1 && !isFetching) return null;
  const isLoading = isFetching && choices.length === 0;
  return (
    <Card variant="borderless" className={(isFolded ? styles.folded : styles.side) ?? ''}>
      {problem ? (
        <Flex align="center" justify="space-between">
          {label}
          {problem}
          {retry && <Button onClick={retry}>重试</Button>}
        </Flex>
      ) : isFolded ? (
        <OrgTreeSelect label={label} records={choices} placeholder={`全部${label}`} value={chosen} onChange={choose} />
      ) : (
        <OrgTree
          label={label}
          records={inTree}
          height={TREE_HEIGHT_PX}
          selectedId={chosen}
          onSelect={choose}
          placeholder={isLoading ? <Skeleton active title={false} paragraph={{ rows: 8 }} /> : undefined}
        />
      )}
    </Card>
  );
}
