import type { RouteNode } from './RouteNode';

/**
 * The nodes with those pages marked that the app does not have. Nothing recommends them; they stay in the menu, unless
 * `hides` (`VITE_HIDE_MISSING`).
 */
export function markMissing(
  nodes: readonly RouteNode[],
  hasPage: (component: string) => boolean,
  hides: boolean,
): RouteNode[] {
  return nodes.map((node) => {
    const { target } = node;
    const isMissing = target.type === 'page' && !hasPage(target.component);
    const children = markMissing(node.children, hasPage, hides);
    if (!isMissing) return { ...node, children };
    const meta = hides ? { ...node.meta, hidden: true } : node.meta;
    return { ...node, children, meta, target: { ...target, isMissing } };
  });
}
