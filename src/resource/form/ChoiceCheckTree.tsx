import { Form, Skeleton } from 'antd';
import { useMemo } from 'react';
import { type RecordId, textOf } from '@/lib/record/ServerRecord';
import { completeChecks } from '@/ui/tree/treeChecks';
import { OrgTree } from '@/ui/tree/OrgTree';
import { indexTree, type TreeIndex } from '@/ui/tree/indexTree';
import type { ChoiceSource, InputProps } from '../Field';
import styles from './ChoiceCheckTree.module.css';
import { useChoices } from './useChoices';

const TREE_HEIGHT_PX = 336;

const isLeaf = ({ nodes, indexOf }: TreeIndex, id: string) => nodes[indexOf.get(id) ?? -1]?.item.children.length === 0;

/** All nodes with a mark, half ones too, if these leaves are checked. */
const marksOf = (index: TreeIndex, leaves: readonly string[]): Set<string> => {
  const { checked, half } = completeChecks(index, leaves);
  return new Set([...checked, ...half]);
};

/**
 * The value after checks that go together with those of parents and children. Ids that the tree does not show (a user
 * may see only a part of it) stay.
 */
export function withLinkedChecks(index: TreeIndex, value: readonly string[], checked: readonly string[]): string[] {
  const leaves = (ids: readonly string[]) => ids.filter((id) => isLeaf(index, id));
  const before = marksOf(index, leaves(value));
  const after = marksOf(index, leaves(checked));
  return [...new Set([...value.filter((id) => !before.has(id)), ...after])];
}

interface Props extends InputProps {
  label: string;
  source: ChoiceSource;
  /** Field of the form that says whether parents and children go together. */
  linkedBy?: string | undefined;
}

/** Chooses nodes of a tree by checkboxes. The value is their ids as the server sends them. */
export function ChoiceCheckTree({ label, source, linkedBy = '', value, onChange }: Props) {
  const { choices, isFetching, problem } = useChoices(source);
  const isLinked = textOf(Form.useWatch([linkedBy], { preserve: true }) as unknown) === 'true';
  const index = useMemo(() => indexTree(choices), [choices]);
  const valueOf = useMemo(() => new Map(choices.map((choice) => [choice.id, choice.value])), [choices]);
  const sent = Array.isArray(value) ? (value as RecordId[]) : [];
  const ids = sent.map(textOf);
  const change = (checked: string[]) => {
    const next = isLinked ? withLinkedChecks(index, ids, checked) : checked;
    onChange?.(next.map((id) => valueOf.get(id) ?? sent.find((one) => String(one) === id) ?? id));
  };
  const isLoading = isFetching && choices.length === 0;
  const placeholder = isLoading ? <Skeleton active title={false} /> : problem ? `${label}${problem}` : undefined;
  return (
    <div className={styles.tree}>
      <OrgTree
        label={label}
        records={choices}
        height={TREE_HEIGHT_PX}
        checkedIds={isLinked ? ids.filter((id) => isLeaf(index, id)) : ids}
        independent={!isLinked}
        onCheck={change}
        placeholder={placeholder}
      />
    </div>
  );
}
