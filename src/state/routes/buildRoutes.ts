import { isRecord } from '@/lib/isRecord';
import { validateRedirects } from './defaultChild';
import type { RouteAccess } from './isAllowed';
import { emptyMeta, toText } from './parseMeta';
import { type ParseContext, parseRoute } from './parseRoute';
import type { RouteNode } from './RouteNode';

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
 * The routes that every signed-in user has, whatever menu the server sends (§2.5 to §2.7).
 */
export const constantRoutes: readonly RouteNode[] = [
  page('/workbench', 'Workbench', 'workbench/WorkbenchPage', { title: '工作台', icon: 'home', noClosable: true }),
  page('/profile', 'Profile', 'profile/ProfilePage', { title: '个人中心', icon: 'user', hidden: true }),
];

/** Paths of the app itself, which the server's menu cannot take. */
const OWN_PATHS = ['/', '/login', '/register', '/403', '/404'];
const WILDCARDS = new Set(['*', '/*', '/:pathMatch(.*)', '/:pathMatch(.*)*']);

interface BuiltRoutes {
  /** The static routes of the shell, then the server's. */
  nodes: RouteNode[];
  /** A Chinese sentence for each value that could not be used, with its field, for the error log. */
  problems: string[];
}

/** The server's catch-all is ignored: the router has its own (§2.27). */
const isWildcard = (value: unknown) => isRecord(value) && WILDCARDS.has(toText(value['path']));

/**
 * Builds the routes of a user from the static ones and the server's menu (§2.25, §12.6). Pure;
 * never throws: nodes that cannot be used are left out and reported.
 */
export function buildRoutes(sent: readonly unknown[], access: RouteAccess): BuiltRoutes {
  const own = [...OWN_PATHS, ...constantRoutes.map((node) => node.path)];
  const context: ParseContext = { access, taken: new Set(own), problems: [] };
  const serverNodes = sent.flatMap((value, place) =>
    isWildcard(value) ? [] : parseRoute(value, { parent: '', at: `[${place}]`, depth: 0 }, context),
  );
  validateRedirects(serverNodes, own, context.problems);
  return { nodes: [...constantRoutes, ...serverNodes], problems: context.problems };
}
