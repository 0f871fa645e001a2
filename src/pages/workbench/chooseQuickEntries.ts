import { WORKBENCH } from '@/config/paths';
import type { NodeWithAncestors } from '@/state/routes/routeTree';

const DEFAULT_COUNT = 8;

type Destinations = ReadonlyMap<string, NodeWithAncestors>;

/** The pages that can be a quick entry: all but the workbench itself. */
export const entriesToChoose = (destinations: Destinations): NodeWithAncestors[] =>
  [...destinations.values()].filter(({ node }) => node.path !== WORKBENCH);

/**
 * The entries of who has chosen none: the first page of each top-level entry, then the second of each, and so on, so
 * that no large group takes all places. In the menu's order.
 */
function defaultEntries(entries: readonly NodeWithAncestors[]): NodeWithAncestors[] {
  const count = new Map<string, number>();
  const ranked = entries.map((entry) => {
    const top = (entry.ancestors[0] ?? entry.node).path;
    const rank = count.get(top) ?? 0;
    count.set(top, rank + 1);
    return { entry, rank };
  });
  const chosen = new Set([...ranked].sort((a, b) => a.rank - b.rank).slice(0, DEFAULT_COUNT));
  return ranked.filter((one) => chosen.has(one)).map(({ entry }) => entry);
}

/**
 * The shortcuts of a user.
 *
 * @param chosen paths in the user's order; pages that are no longer there are skipped. `undefined` = never chosen
 */
export function chooseQuickEntries(
  destinations: Destinations,
  chosen: readonly string[] | undefined,
): NodeWithAncestors[] {
  const entries = entriesToChoose(destinations);
  if (!chosen) return defaultEntries(entries);
  const byPath = new Map(entries.map((entry) => [entry.node.path, entry]));
  return [...new Set(chosen)].flatMap((path) => byPath.get(path) ?? []);
}
