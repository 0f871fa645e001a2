import { landing } from './landing';
import type { RouteNode } from './RouteNode';
import { walkRoutes } from './walkRoutes';

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Whether a pattern such as `/user/:id` can match the path. */
function couldMatch(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    pattern.includes(':') &&
    given.length <= wanted.length &&
    wanted.every(
      (part, i) => part === given[i] || (part.startsWith(':') && (part.endsWith('?') || given[i] !== undefined)),
    )
  );
}

/**
 * Removes the redirects that cannot be followed, and reports each in `problems`: to a path that the user does not
 * have, back to where they started, or from a path with parameters (reached in ways that no check foresees).
 */
export function settleRedirects(roots: readonly RouteNode[], otherPaths: readonly string[], problems: string[]): void {
  const nodes = new Map([...walkRoutes(roots)].map(([node]) => [node.path, node]));
  const patterns = [...nodes.keys()].filter((path) => path.includes(':'));
  const exists = (path: string) =>
    nodes.has(path) || otherPaths.includes(path) || patterns.some((pattern) => couldMatch(pattern, path));

  const next = (path: string): string => {
    const node = nodes.get(path);
    return node ? landing(node, true) : '';
  };
  const loops = (start: RouteNode): boolean => {
    const seen = new Set([start.path]);
    for (let path = decoded(start.redirect); path !== ''; path = decoded(next(path))) {
      if (seen.has(path)) return true;
      seen.add(path);
    }
    return false;
  };
  const fault = (node: RouteNode): string | undefined => {
    if (node.path.includes(':')) return '路径带有参数';
    if (!exists(decoded(node.redirect))) return `目标 ${node.redirect} 不存在`;
    return loops(node) ? '会循环' : undefined;
  };

  for (const node of nodes.values()) {
    const reason = node.redirect === '' ? undefined : fault(node);
    if (reason === undefined) continue;
    problems.push(`菜单项“${node.path}”的重定向已忽略：${reason}`);
    node.redirect = '';
  }
}
