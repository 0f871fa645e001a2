import { useCallback } from 'react';
import { useAppSelector } from '@/state/hooks';
import { iconOfEntry } from '@/state/routes/routeTree';
import { selectRouteIndex } from '@/state/routes/routesSlice';
import type { VisitedTab } from '@/state/tabs/tabRules';
import type { IconMeta } from '../menu/iconSource';

export interface TabText {
  title: string;
  icon: IconMeta | undefined;
}

/** Title and icon of a tab's route. A route without an icon gets the icon of the nearest group above it. */
export function useTabLabels(): (tab: Pick<VisitedTab, 'route' | 'pathname'>) => TabText {
  const index = useAppSelector(selectRouteIndex);
  return useCallback(
    ({ route, pathname }) => {
      const entry = index.get(route);
      return { title: entry?.node.meta.title ?? pathname, icon: entry && iconOfEntry(entry) };
    },
    [index],
  );
}
