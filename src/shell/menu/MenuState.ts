import type { MenuItem } from './menuItems';
import type { MenuClicks } from './useMenuClick';
import type { GroupChoices } from './useOpenGroups';

/** What every entry of one menu needs to know. */
export interface MenuState {
  active: string;
  /** The paths of the groups above the active entry. */
  above: ReadonlySet<string>;
  choices: GroupChoices;
  /** Only icons are shown; groups open beside them. */
  folded: boolean;
  /** Popups lay their entries out in columns, with all groups open. */
  columns: boolean;
  toggle: (path: string) => void;
  clicks: MenuClicks;
}

/**
 * Whether a group and all below it look the same in both states. What follows the route lies on the way to the active
 * entry, so of thousands of groups only those few are drawn again when another page is opened.
 */
export function looksSame(item: MenuItem, before: MenuState, after: MenuState): boolean {
  const { active: _active, above, ...rest } = before;
  const isSteady = Object.entries(rest).every(([key, value]) => Object.is(value, after[key as keyof MenuState]));
  return isSteady && !above.has(item.path) && !after.above.has(item.path);
}
