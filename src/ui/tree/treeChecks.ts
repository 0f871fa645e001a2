import type { TreeIndex } from './indexTree';

/** The checked and half-checked nodes of a tree. */
export interface CheckState {
  checked: ReadonlySet<string>;
  half: ReadonlySet<string>;
}

/**
 * Completes a choice: everything below a checked node is checked; a node whose children are all checked is checked, one
 * with some of them half-checked. Unknown ids (not loaded yet) stay checked.
 */
export function completeChecks({ nodes, indexOf }: TreeIndex, chosen: Iterable<string>): CheckState {
  const state = new Uint8Array(nodes.length);
  const unknown: string[] = [];
  for (const id of chosen) {
    const place = indexOf.get(id);
    if (place === undefined) unknown.push(id);
    else state[place] = 1;
  }
  nodes.forEach(({ parent }, place) => {
    if (state[parent] === 1) state[place] = 1;
  });

  const tickedBelow = new Uint32Array(nodes.length);
  const touched = new Uint8Array(nodes.length);
  const checked = new Set(unknown);
  const half = new Set<string>();
  for (let place = nodes.length - 1; place >= 0; place -= 1) {
    const node = nodes[place];
    if (!node) continue;
    const children = node.item.children.length;
    const isChecked = children > 0 ? tickedBelow[place] === children : state[place] === 1;
    if (isChecked) checked.add(node.id);
    else if (touched[place] === 1) half.add(node.id);
    if (node.parent < 0) continue;
    if (isChecked) tickedBelow[node.parent] = (tickedBelow[node.parent] ?? 0) + 1;
    if (isChecked || touched[place] === 1) touched[node.parent] = 1;
  }
  return { checked, half };
}

/** The leaves at or below a node. In reading order, a node is directly followed by all nodes below it. */
function leavesBelow({ nodes, indexOf }: TreeIndex, id: string): string[] {
  const start = indexOf.get(id) ?? nodes.length;
  const leaves: string[] = [];
  for (let place = start; place < nodes.length; place += 1) {
    const node = nodes[place];
    if (!node || (place > start && node.parent < start)) break;
    if (node.item.children.length === 0) leaves.push(node.id);
  }
  return leaves;
}

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
  const leaves = leavesBelow(index, id).filter((leaf) => !shown || shown.has(leaf));
  const isTicked = leaves.every((leaf) => checked.has(leaf));
  const hasChildren = (one: string) => (index.nodes[index.indexOf.get(one) ?? -1]?.item.children.length ?? 0) > 0;
  const next = new Set([...checked].filter((one) => !hasChildren(one)));
  for (const leaf of leaves) {
    if (isTicked) next.delete(leaf);
    else next.add(leaf);
  }
  return completeChecks(index, next).checked;
}

/** Topmost checked nodes, and unknown ids. */
export function topmostChecks({ nodes, indexOf }: TreeIndex, checked: Iterable<string>): string[] {
  const all = new Set(checked);
  const parentOf = (id: string) => nodes[nodes[indexOf.get(id) ?? -1]?.parent ?? -1]?.id;
  return [...all].filter((id) => !all.has(parentOf(id) ?? ''));
}

/** Whether a node is there and has none below it. */
export const isLeaf = ({ nodes, indexOf }: TreeIndex, id: string) =>
  nodes[indexOf.get(id) ?? -1]?.item.children.length === 0;

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
