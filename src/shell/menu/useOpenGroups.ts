import { useMemo, useState } from 'react';

interface Choice {
  open: boolean;
  /** The active entry at the time; a group closed on one page opens again for another page inside it. */
  active: string;
}

/** What the user has opened and closed, by the path of the group. */
export type GroupChoices = ReadonlyMap<string, Choice>;

const NONE: GroupChoices = new Map();

/** The open groups: the user's own choices come first, those above the active entry follow the route. */
export function openGroups(choices: GroupChoices, active: string, ancestors: ReadonlySet<string>): string[] {
  return [...new Set([...ancestors, ...choices.keys()])].filter((path) => {
    const choice = choices.get(path);
    return choice?.open || (ancestors.has(path) && choice?.active !== active);
  });
}

/** The choices after the user has changed which groups are open. */
export function chooseGroups(
  choices: GroupChoices,
  before: readonly string[],
  after: readonly string[],
  active: string,
): GroupChoices {
  const opened = after.filter((path) => !before.includes(path)).map((path) => [path, { open: true, active }] as const);
  const closed = before.filter((path) => !after.includes(path)).map((path) => [path, { open: false, active }] as const);
  return new Map([...choices, ...opened, ...closed]);
}

/**
 * The groups of a menu that are open, and what changes them.
 *
 * @param active path of the active entry
 * @param above paths of the groups above it
 */
export function useOpenGroups(active: string, ancestors: ReadonlySet<string>) {
  const [choices, setChoices] = useState(NONE);
  const openKeys = useMemo(() => openGroups(choices, active, ancestors), [choices, active, ancestors]);
  const onOpenChange = (keys: string[]) => setChoices(chooseGroups(choices, openKeys, keys, active));
  return { openKeys, onOpenChange };
}
