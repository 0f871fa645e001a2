import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { useRouteMatch } from '@/state/routes/routeMatch';
import type { NodeWithAncestors } from '@/state/routes/routeTree';
import { entryAt } from '@/state/routes/routeEntries';
import { selectEntriesByPathname } from '@/state/routes/routesSlice';
import { selectSelectedTopMenu, topMenuSelected } from '@/state/settings/settingsSlice';
import { type MenuItem, selectMenuItems } from './menuItems';

/** The path of the active menu entry (`meta.activeMenu` or the open page), and those of the groups above it. */
export interface ActiveEntry {
  active: string;
  ancestors: ReadonlySet<string>;
}

/**
 * @param open the page on the screen
 * @param entries all entries of the user's routes by the paths of addresses
 */
export function activeEntry(
  open: NodeWithAncestors | undefined,
  entries: ReturnType<typeof selectEntriesByPathname>,
): ActiveEntry {
  const named = open?.node.meta.activeMenu ?? '';
  const shown = named === '' ? open : entryAt(entries, named);
  const { ancestors = [] } = shown ?? open ?? {};
  return { active: shown?.node.path ?? named, ancestors: new Set(ancestors.map(({ path }) => path)) };
}

/** Looks at all levels, because the menu has no `levelHidden` groups: the direct parent may be missing there. */
const contains = (item: MenuItem, path: string): boolean =>
  item.path === path || item.children.some((child) => contains(child, path));

export function useMenu() {
  const dispatch = useAppDispatch();
  const items = useAppSelector(selectMenuItems);
  const open = useRouteMatch();
  const entries = useAppSelector(selectEntriesByPathname);
  const entry = useMemo(() => activeEntry(open, entries), [open, entries]);
  const { active, ancestors } = entry;
  const selected = useAppSelector(selectSelectedTopMenu);
  const top = useMemo(
    () =>
      (selected?.active === active ? items.find(({ path }) => path === selected.path) : undefined) ??
      items.find((item) => contains(item, active)) ??
      items.find(({ path }) => ancestors.has(path)) ??
      items[0],
    [items, active, ancestors, selected],
  );
  return {
    items,
    entry,
    open,
    /** The selected top-level entry, else the top-level entry of the open page, else the first entry. */
    top,
    /** Shows the submenu of a top-level entry until the route changes. */
    selectTop: (path: string) => dispatch(topMenuSelected({ path, active })),
  };
}
