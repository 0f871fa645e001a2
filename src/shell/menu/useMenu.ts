import { useMemo, useSyncExternalStore } from 'react';
import { useMatches } from 'react-router-dom';
import { useAppSelector } from '@/state/hooks';
import { readHandle } from '@/state/routes/routeHandle';
import { selectRouteIndex } from '@/state/routes/routeIndex';
import { activeEntry } from './activeEntry';
import { selectMenuItems, type MenuItem } from './menuItems';
import { topChoice } from './topChoice';

/** Groups that only stand for their children are not in the menu, so the way up may lead past it. */
const contains = (item: MenuItem, path: string): boolean =>
  item.path === path || item.children.some((child) => contains(child, path));

/** The user's menu and the entry that belongs to the open page; both follow the route. */
export function useMenu() {
  const items = useAppSelector(selectMenuItems);
  const handle = readHandle(useMatches());
  const index = useAppSelector(selectRouteIndex);
  const { active, above } = useMemo(() => activeEntry(handle, index), [handle, index]);
  const choice = useSyncExternalStore(topChoice.subscribe, topChoice.get);
  const top = useMemo(
    () =>
      (choice.active === active ? items.find(({ path }) => path === choice.path) : undefined) ??
      items.find((item) => contains(item, active)) ??
      items.find(({ path }) => above.has(path)) ??
      items[0],
    [items, active, above, choice],
  );
  return {
    items,
    active,
    above,
    handle,
    /** The top-level entry that the open page belongs to, or that was chosen last; the first one for other pages. */
    top,
    /** Shows the submenu of a top-level entry until the route changes. */
    choose: ({ path }: MenuItem) => topChoice.set({ path, active }),
  };
}
