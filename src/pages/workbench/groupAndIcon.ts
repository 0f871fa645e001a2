import { iconOfEntry, type NodeWithAncestors, type RouteMeta } from '@/state/routes/routeTree';

/** What names the place of an entry: the title of the nearest group above it that has one. */
export const groupTitle = ({ ancestors }: Pick<NodeWithAncestors, 'ancestors'>): string =>
  ancestors.findLast(({ meta }) => meta.title !== '' && !meta.levelHidden)?.meta.title ?? '';

/** The icon of a page; the usual one where neither it nor a group above it has one. */
export const pageIcon = (entry: NodeWithAncestors): RouteMeta => iconOfEntry(entry) ?? entry.node.meta;
