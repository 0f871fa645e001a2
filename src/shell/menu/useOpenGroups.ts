import { useMemo, useState } from 'react';

interface Choice {
  open: boolean;
  /** The active entry at that time. A group closed on one page opens again for another page inside it. */
  active: string;
}

/** The user's choices by path of the group. */
export type GroupChoices = ReadonlyMap<string, Choice>;

const NONE: GroupChoices = new Map();

/** The open groups: the user's choices first; otherwise the groups above the active entry are open. */
export function openGroups(choices: GroupChoices, active: string, ancestors: ReadonlySet<string>): string[] {
  return [...new Set([...ancestors, ...choices.keys()])].filter((path) => {
    const choice = choices.get(path);
    return choice?.open || (ancestors.has(path) && choice?.active !== active);
  });
}

/** The choices after a change of the open groups. */
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
 * The open groups of a menu, and how to change them.
 *
 * @param active path of the active entry
 * @param ancestors paths of the groups above it
 */
export function useOpenGroups(active: string, ancestors: ReadonlySet<string>) {
  const [choices, setChoices] = useState(NONE);
  const openKeys = useMemo(() => openGroups(choices, active, ancestors), [choices, active, ancestors]);
  const onOpenChange = (keys: string[]) => setChoices(chooseGroups(choices, openKeys, keys, active));
  return { openKeys, onOpenChange };
}
