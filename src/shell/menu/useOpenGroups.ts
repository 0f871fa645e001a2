import { useCallback, useMemo, useState } from 'react';

interface Choice {
  open: boolean;
  /** The active entry at the time; a group closed on one page opens again for another page inside it. */
  active: string;
}

/** What the user has opened and closed, by the path of the group. */
export type GroupChoices = ReadonlyMap<string, Choice>;

/** Whether a group is open: the user's own choice comes first, those above the active entry follow the route. */
export function isGroupOpen(choices: GroupChoices, path: string, active: string, above: ReadonlySet<string>): boolean {
  const choice = choices.get(path);
  if (choice?.open) return true;
  return above.has(path) && choice?.active !== active;
}

/**
 * Which groups of a menu are open.
 *
 * @param active path of the active entry
 * @param above paths of the groups above it
 */
export function useOpenGroups(active: string, above: ReadonlySet<string>) {
  const [choices, setChoices] = useState<GroupChoices>(new Map());
  const isOpen = useCallback((path: string) => isGroupOpen(choices, path, active, above), [choices, active, above]);
  const toggle = useCallback(
    (path: string) =>
      setChoices((before) => new Map(before).set(path, { open: !isGroupOpen(before, path, active, above), active })),
    [active, above],
  );
  return useMemo(() => ({ isOpen, toggle }), [isOpen, toggle]);
}
