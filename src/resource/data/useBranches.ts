import { useMemo } from 'react';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/user/userSlice';
import type { ChoiceSource } from '../model/kinds';
import type { AxisEntry } from '../model/pivot';
import { type Choice, readChoices, useChoicesQuery } from './useChoices';

const TREE: ChoiceSource = { url: '/party/member/tree', name: 'label' };

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
 * The branches that the user sees, by a tree; where it fails, the own one.
 *
 * @param within the id of a unit or of a branch; empty: all
 */
export function useBranches(source: ChoiceSource = TREE, isNeeded: boolean, within: string) {
  const { orgId, orgName } = useAppSelector(selectUser);
  const { url, tag = url } = source;
  const { data, isFetching, isError } = useChoicesQuery({ url, tag, isQuiet: true }, { skip: !isNeeded });
  const own = orgId === '' ? [] : [{ key: orgId, label: orgName || orgId }];
  const branches = useMemo(() => branchesIn(readChoices(data, source), within), [data, source, within]);
  return { entries: isError ? own : branches, isLoading: isNeeded && isFetching && !data };
}
