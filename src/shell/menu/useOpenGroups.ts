import { useReducer } from 'react';

interface Choice {
  open: boolean;
  /** The active entry at the time; a group closed on one page opens again for another page inside it. */
  active: string;
}

/** What the user has opened and closed, by the path of the group. */
export type GroupChoices = ReadonlyMap<string, Choice>;

const NONE: GroupChoices = new Map();

/** Whether a group is open: the user's own choice comes first, those above the active entry follow the route. */
export function isGroupOpen(choices: GroupChoices, path: string, active: string, above: ReadonlySet<string>): boolean {
  const choice = choices.get(path);
  if (choice?.open) return true;
  return above.has(path) && choice?.active !== active;
}

/**
 * Which groups of a menu the user has opened and closed; `toggle` stays the same function.
 *
 * @param active path of the active entry
 * @param above paths of the groups above it
 */
export function useOpenGroups(active: string, above: ReadonlySet<string>) {
  const [choices, toggle] = useReducer(
    (before: GroupChoices, path: string): GroupChoices =>
      new Map(before).set(path, { open: !isGroupOpen(before, path, active, above), active }),
    NONE,
  );
  return { choices, toggle };
}
