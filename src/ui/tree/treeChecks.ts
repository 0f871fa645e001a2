import type { TreeNode } from '@/lib/tree/buildTree';
import type { TreeIndex, TreeItem } from './indexTree';

/** The checked and half-checked nodes of a tree. */
export interface CheckState {
  checked: ReadonlySet<string>;
  half: ReadonlySet<string>;
}

type Node = TreeNode<TreeItem>;

/**
 * Completes a choice: everything below a checked node is checked; a node whose children are all checked is checked, one
 * with some of them half-checked. Ids that the tree does not have stay checked.
 */
export function completeChecks({ nodes, byId }: TreeIndex, chosen: Iterable<string>): CheckState {
  const given = new Set(chosen);
  const checked = new Set([...given].filter((id) => !byId.has(id)));
  const half = new Set<string>();
  const complete = ({ id, children }: Node, isBelow: boolean): void => {
    const key = String(id);
    const isGiven = isBelow || given.has(key);
    for (const child of children) complete(child, isGiven);
    const keys = children.map((child) => String(child.id));
    if (keys.length > 0 ? keys.every((one) => checked.has(one)) : isGiven) checked.add(key);
    else if (keys.some((one) => checked.has(one) || half.has(one))) half.add(key);
  };
  for (const { item, parent } of nodes) if (!parent) complete(item, false);
  return { checked, half };
}

const leavesOf = ({ id, children }: Node): string[] =>
  children.length === 0 ? [String(id)] : children.flatMap(leavesOf);

/** Whether a node is there and has none below it. */
export const isLeaf = ({ byId }: TreeIndex, id: string) => byId.get(id)?.item.children.length === 0;

/**
 * Checks or unchecks a node with everything shown below it; nodes hidden by a search stay unchanged.
 *
 * @param shown visible ids; undefined = all
 * @returns all checked ids
 */
export function toggleCheck(
  index: TreeIndex,
  chosen: Iterable<string>,
  id: string,
  shown?: ReadonlySet<string>,
): ReadonlySet<string> {
  const { checked } = completeChecks(index, chosen);
  const node = index.byId.get(id);
  const leaves = node ? leavesOf(node.item).filter((leaf) => !shown || shown.has(leaf)) : [];
  const isTicked = leaves.every((leaf) => checked.has(leaf));
  const next = new Set([...checked].filter((one) => !index.byId.has(one) || isLeaf(index, one)));
  for (const leaf of leaves) {
    if (isTicked) next.delete(leaf);
    else next.add(leaf);
  }
  return completeChecks(index, next).checked;
}

/** All checked and half-checked nodes, if these leaves are checked. */
const marksOf = (index: TreeIndex, leaves: readonly string[]): Set<string> => {
  const { checked, half } = completeChecks(index, leaves);
  return new Set([...checked, ...half]);
};

/**
 * The value after a change of checks, where those of parents and children go together. Ids that the tree does not show
 * (a user may see only a part of it) stay.
 */
export function withLinkedChecks(index: TreeIndex, value: readonly string[], checked: readonly string[]): string[] {
  const leaves = (ids: readonly string[]) => ids.filter((id) => isLeaf(index, id));
  const before = marksOf(index, leaves(value));
  const after = marksOf(index, leaves(checked));
  return [...new Set([...value.filter((id) => !before.has(id)), ...after])];
}
