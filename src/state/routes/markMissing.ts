import type { RouteNode } from './RouteNode';

/** The nodes with those pages marked that the app does not have. They stay in the menu, but nothing recommends them. */
export function markMissing(nodes: readonly RouteNode[], hasPage: (component: string) => boolean): RouteNode[] {
  return nodes.map((node) => {
    const { target } = node;
    const isMissing = target.type === 'page' && !hasPage(target.component);
    const children = markMissing(node.children, hasPage);
    return { ...node, children, target: isMissing ? { ...target, isMissing } : target };
  });
}
