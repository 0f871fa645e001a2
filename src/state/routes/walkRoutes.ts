import type { RouteNode } from './RouteNode';

/** All nodes, parents before their children, each with the nodes above it from the top down. */
export function* walkRoutes(
  nodes: readonly RouteNode[],
  above: readonly RouteNode[] = [],
): Generator<[node: RouteNode, above: readonly RouteNode[]]> {
  for (const node of nodes) {
    yield [node, above];
    yield* walkRoutes(node.children, [...above, node]);
  }
}
