import { useAccess } from '@/features/access/useAccess';
import type { Resource } from '@/resource/model/Resource';
import { type CountedPage, type Figure, type Reminder, remindersFor } from '@/resource/model/reminders';
import { useAppSelector } from '@/state/hooks';
import { selectDestinations } from '@/state/routes/routesSlice';
import type { NodeWithAncestors, RouteNode } from '@/state/routes/routeTree';

/** On return to the workbench, what is older than five minutes is counted anew. */
export const STALE_AFTER_S = 300;

interface Area {
  REMINDERS: readonly CountedPage[];
  FIGURES: readonly CountedPage[];
}

/** What the areas of `src/pages` have counted: their pages come when they are opened, and are much larger. */
const AREAS: readonly Area[] = Object.values(import.meta.glob<Area>('../*/reminders.ts', { eager: true }));

/** Something that is counted, with the page that shows it. */
export interface Line<Counted> {
  counted: Counted;
  list: Resource;
  node: RouteNode;
}

/** The page's first entry in the menu; one with a query shows a part of the records. */
const nodeOf = (destinations: Iterable<NodeWithAncestors>, page: string) =>
  [...destinations].find(
    ({ node: { target, query } }) =>
      target.type === 'page' && target.component === page && Object.keys(query).length === 0,
  )?.node;

/** What is counted for the user; undefined where the menu has none of the pages. */
export function useDay(): { reminders: Line<Reminder>[]; figures: Line<Figure>[] } | undefined {
  const destinations = useAppSelector(selectDestinations);
  const { hasAnyPermission } = useAccess();
  const linesOf = <Counted>(pages: readonly CountedPage[], countedIn: (list: Resource) => readonly Counted[]) =>
    pages.flatMap(({ page, list }): Line<Counted>[] => {
      const node = nodeOf(destinations.values(), page);
      return node ? countedIn(list).map((counted) => ({ counted, list, node })) : [];
    });
  const figures = linesOf(
    AREAS.flatMap(({ FIGURES }) => FIGURES),
    (list) => list.figures ?? [],
  );
  const reminders = linesOf(
    AREAS.flatMap(({ REMINDERS }) => REMINDERS),
    (list) => remindersFor(list, hasAnyPermission),
  );
  return figures.length + reminders.length > 0 ? { reminders, figures } : undefined;
}
