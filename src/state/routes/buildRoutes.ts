import { FORBIDDEN, NOT_FOUND, WHITELIST, WORKBENCH } from '@/config/paths';
import { isRecord } from '@/lib/isRecord';
import { emptyMeta, toText } from './routeRecordFields';
import type { RouteAccess } from './isAllowed';
import { type ParseContext, parseRoute } from './parseRoute';
import { defaultChildPath, type RouteNode, walkRoutes } from './routeTree';

const page = (path: string, name: string, component: string, meta: Partial<RouteNode['meta']>): RouteNode => ({
  path,
  name,
  target: { type: 'page', component },
  redirect: '',
  query: {},
  meta: { ...emptyMeta, ...meta },
  children: [],
});

/**
 * The routes that every signed-in user has, whatever menu the server sends (§2.2 to §2.7).
 */
export const constantRoutes: readonly RouteNode[] = [
  page(WORKBENCH, 'Workbench', 'workbench/WorkbenchPage', { title: '工作台', icon: 'home', noClosable: true }),
  page('/profile', 'Profile', 'profile/ProfilePage', {
    title: '个人中心',
    icon: 'user',
    hidden: true,
    noKeepAlive: true,
  }),
  page(FORBIDDEN, '403', '', { title: '没有访问权限', hidden: true, noKeepAlive: true }),
  page(NOT_FOUND, '404', '', { title: '页面不存在', hidden: true, noKeepAlive: true }),
];

/** Paths of the app itself, which the server's menu cannot take. */
const OWN_PATHS = ['/', ...WHITELIST, ...constantRoutes.map((node) => node.path)];

/** Whether a path is the app's own, not one of the server's menu. */
export const isOwnPath = (path: string): boolean => OWN_PATHS.includes(path);

/** Whether the parts of a pattern such as `/user/:id` can match those of a path. */
const couldMatch = (wanted: readonly string[], given: readonly string[]): boolean =>
  given.length <= wanted.length &&
  wanted.every(
    (part, i) => part === given[i] || (part.startsWith(':') && (part.endsWith('?') || given[i] !== undefined)),
  );

/** Redirects are compared with this many paths that have parameters; menus have a few. */
const MAX_PATTERNS = 100;

/** More redirects in a row are taken for a circle. */
const MAX_REDIRECTS = 32;

/**
 * Removes redirects that cannot be followed and reports them in `problems`: to an unknown path, in a circle, or from a
 * path with parameters.
 */
function validateRedirects(roots: readonly RouteNode[], problems: string[]): void {
  const nodes = new Map([...walkRoutes(roots)].map(([node]) => [node.path, node]));
  const patterns = [...nodes.keys()]
    .filter((path) => path.includes(':'))
    .slice(0, MAX_PATTERNS)
    .map((path) => path.split('/'));
  const exists = (path: string) => {
    const parts = path.split('/');
    return nodes.has(path) || isOwnPath(path) || patterns.some((pattern) => couldMatch(pattern, parts));
  };

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
    return exists(node.redirect) ? undefined : `目标 ${node.redirect} 不存在`;
  });

  const next = (path: string): string => {
    const node = nodes.get(path);
    const [to = ''] = node ? defaultChildPath(node, true).split('?') : [];
    return decodeURI(to);
  };
  dropWhere(({ path: start }) => {
    let path = start;
    for (let step = 0; step < MAX_REDIRECTS && path !== ''; step += 1) path = next(path);
    return path === '' ? undefined : '会循环';
  });
}

interface BuiltRoutes {
  /** The static routes of the shell, then the server's. */
  nodes: RouteNode[];
  /** A Chinese sentence for each value that could not be used, with its field, for the error log. */
  problems: string[];
}

const WILDCARDS = new Set(['*', '/*', '/:pathMatch(.*)', '/:pathMatch(.*)*']);

/** The server's catch-all is ignored: the router has its own (§2.27). */
const isWildcard = (value: unknown) => isRecord(value) && WILDCARDS.has(toText(value['path']));

/**
 * Builds the routes of a user from the static ones and the server's menu (§2.25, §12.6). Pure;
 * never throws: nodes that cannot be used are left out and reported.
 */
export function buildRoutes(sent: readonly unknown[], access: RouteAccess): BuiltRoutes {
  const context: ParseContext = {
    count: 0,
    access,
    taken: new Set(OWN_PATHS),
    groups: new Map(),
    pages: new Set(),
    problems: [],
  };
  const serverNodes = sent.flatMap((value, place) =>
    isWildcard(value) ? [] : parseRoute(value, { parent: '', at: `[${place}]`, depth: 0 }, context),
  );
  validateRedirects(serverNodes, context.problems);
  return { nodes: [...constantRoutes, ...serverNodes], problems: context.problems };
}

/**
 * The nodes with their pages by the app's own names, and those marked that the app does not have. Nothing recommends
 * them; they stay in the menu, unless `hides` (`VITE_HIDE_MISSING`).
 */
export function namePages(
  nodes: readonly RouteNode[],
  pageNamed: (component: string) => string | undefined,
  hides: boolean,
): RouteNode[] {
  return nodes.map((node) => {
    const { target } = node;
    const children = namePages(node.children, pageNamed, hides);
    if (target.type !== 'page') return { ...node, children };
    const component = pageNamed(target.component);
    if (component !== undefined) return { ...node, children, target: { ...target, component } };
    const meta = hides ? { ...node.meta, hidden: true } : node.meta;
    return { ...node, children, meta, target: { ...target, isMissing: true } };
  });
}
