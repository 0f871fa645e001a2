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
 * The redirect target of this node: its redirect, or a group's first page while the first menu opens automatically
 * (§2.31). Empty = none.
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
 * Removes redirects that cannot be followed and reports them in `problems`: to an unknown path, in a circle, or from a
 * path with parameters.
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
      problems.push(`菜单项“${node.path}”的重定向已忽略：${reason}（字段 redirect）`);
      node.redirect = '';
    }
  };
  dropWhere((node) => {
    if (node.path.includes(':')) return '路径带有参数';
    return exists(decoded(node.redirect)) ? undefined : `目标 ${node.redirect} 不存在`;
  });

  // Paths whose redirects are known to end are not followed again, so that long chains take linear time.
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
