import type { RouteNode } from './RouteNode';

/** All nodes, parents before their children, each with the nodes above it from the top down. */
export function* walkRoutes(
  nodes: readonly RouteNode[],
  ancestors: readonly RouteNode[] = [],
): Generator<[node: RouteNode, ancestors: readonly RouteNode[]]> {
  for (const node of nodes) {
    yield [node, ancestors];
    yield* walkRoutes(node.children, [...ancestors, node]);
  }
}
