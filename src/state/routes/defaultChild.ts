import { pathWithQuery, type RouteNode, walkRoutes } from './RouteNode';

const isOpenable = (node: RouteNode): boolean =>
  (node.target.type === 'page' || node.target.type === 'frame') && !node.meta.hidden && !node.path.includes(':');

function firstOpenable(nodes: readonly RouteNode[]): RouteNode | undefined {
  for (const node of nodes) {
    if (isOpenable(node)) return node;
    const below = node.meta.hidden ? undefined : firstOpenable(node.children);
    if (below) return below;
  }
  return undefined;
}

/**
 * Where a visit of this node leads instead of to itself: its redirect, or, for a group while the first menu opens
 * automatically (specification, section 2), its first page. Empty when the node is its own destination.
 */
export function defaultChild(node: RouteNode, openFirstMenu: boolean): string {
  if (node.redirect !== '') return node.redirect;
  if (node.target.type !== 'group' || !openFirstMenu) return '';
  const first = firstOpenable(node.children);
  return first ? pathWithQuery(first) : '';
}

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
 * Removes the redirects that cannot be followed, and reports each in `problems`: to a path that the user does not have,
 * back to where they started, or from a path with parameters (reached in ways that no check foresees).
 */
export function validateRedirects(
  roots: readonly RouteNode[],
  otherPaths: readonly string[],
  problems: string[],
): void {
  const nodes = new Map([...walkRoutes(roots)].map(([node]) => [node.path, node]));
  const patterns = [...nodes.keys()].filter((path) => path.includes(':'));
  const exists = (path: string) =>
    nodes.has(path) || otherPaths.includes(path) || patterns.some((pattern) => couldMatch(pattern, path));

  const dropWhere = (fault: (node: RouteNode) => string | undefined): void => {
    for (const node of nodes.values()) {
      const reason = node.redirect === '' ? undefined : fault(node);
      if (reason === undefined) continue;
      problems.push(`菜单项“${node.path}”的重定向已忽略：${reason}`);
      node.redirect = '';
    }
  };
  dropWhere((node) => {
    if (node.path.includes(':')) return '路径带有参数';
    return exists(decoded(node.redirect)) ? undefined : `目标 ${node.redirect} 不存在`;
  });

  // Ways already found to end are not walked again, so that a long chain costs each of its nodes one step.
  const ending = new Set<string>();
  const next = (path: string): string => {
    const node = nodes.get(path);
    const [to = ''] = node ? defaultChild(node, true).split('?') : [];
    return decoded(to);
  };
  dropWhere((start) => {
    const way = new Set<string>();
    for (let path = start.path; path !== '' && !ending.has(path); path = next(path)) {
      if (way.has(path)) return '会循环';
      way.add(path);
    }
    for (const path of way) ending.add(path);
    return undefined;
  });
}
