import { useMemo } from 'react';
import type { ChoiceSource } from '../model/kinds';
import type { AxisEntry } from '../model/pivot';
import { type Choice, useChoices } from './useChoices';

const NO_TREE: ChoiceSource = { url: '', name: '' };

/** The nodes of a tree below which there is none, in use; of those, the one with an id or what lies below it. */
export function branchesIn(nodes: readonly Choice[], within = ''): AxisEntry[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Set(nodes.map(({ parentId }) => String(parentId)));
  const liesWithin = (id: string): boolean => {
    for (let [at, depth] = [byId.get(id), 0]; at && depth < nodes.length; depth += 1) {
      if (at.id === within) return true;
      at = byId.get(String(at.parentId));
    }
    return false;
  };
  return nodes
    .filter(({ id, disabled }) => !disabled && !parents.has(String(id)))
    .filter(({ id }) => within === '' || liesWithin(String(id)))
    .map(({ id, name }) => ({ key: String(id), label: name }));
}

/**
 * The branches that the user sees, by a tree.
 *
 * @param source undefined: none are needed
 * @param within the id of a unit or of a branch; empty: all
 */
export function useBranches(source: ChoiceSource | undefined, within: string) {
  const { choices, isFetching, problem } = useChoices(source ?? NO_TREE, '', undefined, source === undefined);
  const entries = useMemo(() => branchesIn(choices, within), [choices, within]);
  return { entries, isLoading: isFetching && choices.length === 0, problem };
}
