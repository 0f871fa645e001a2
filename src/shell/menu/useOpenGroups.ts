import { useState } from 'react';

interface Choice {
  open: boolean;
  /** The active entry at the time; a group closed on one page opens again for another page inside it. */
  active: string;
}

/**
 * Which groups of a menu are open: those above the active entry follow the route, the user's own choice comes first.
 *
 * @param active path of the active entry
 * @param above paths of the groups above it
 */
export function useOpenGroups(active: string, above: ReadonlySet<string>) {
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const isOpen = (path: string): boolean => {
    const choice = choices.get(path);
    if (choice?.open) return true;
    return above.has(path) && choice?.active !== active;
  };
  const toggle = (path: string) => setChoices(new Map(choices).set(path, { open: !isOpen(path), active }));
  return { isOpen, toggle };
}
