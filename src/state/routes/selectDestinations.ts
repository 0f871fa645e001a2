import { createSelector } from '@reduxjs/toolkit';
import { type NodeWithAncestors } from './routeTree';
import { selectRouteIndex } from './routesSlice';

/** Whether a page can be offered anywhere: it exists, needs no parameters, and neither it nor a group above is hidden. */
function isDestination({ node, ancestors }: NodeWithAncestors): boolean {
  const { target, path } = node;
  const isPage = target.type === 'frame' || (target.type === 'page' && !target.isMissing);
  return isPage && !path.includes(':') && ![...ancestors, node].some(({ meta }) => meta.hidden);
}

/** The pages of the user's menu that can be offered beside it (shortcuts, recent pages), by path, in the menu's order. */
export const selectDestinations = createSelector(
  selectRouteIndex,
  (index): ReadonlyMap<string, NodeWithAncestors> => new Map([...index].filter(([, entry]) => isDestination(entry))),
);
