import { createSelector } from '@reduxjs/toolkit';
import type { RouteNode } from './RouteNode';
import { selectRouteNodes } from './routesSlice';
import { walkRoutes } from './walkRoutes';

/** A node with the nodes above it, from the top down. */
export interface NodeWithAncestors {
  node: RouteNode;
  ancestors: readonly RouteNode[];
}

/** All nodes of the user's routes by their path. */
export const selectRouteIndex = createSelector(
  selectRouteNodes,
  (nodes): ReadonlyMap<string, NodeWithAncestors> =>
    new Map([...walkRoutes(nodes)].map(([node, ancestors]) => [node.path, { node, ancestors }])),
);
