import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { appConfig } from '@/config/appConfig';
import { fetchRoutes } from '@/features/access/api/routes';
import { buildRoutes } from '@/state/routes/buildRoutes';
import type { RouteNode } from '@/state/routes/RouteNode';
import type { UserInfo } from '@/state/user/userSlice';
import { note, wrong } from './Finding';
import { probe, type Session } from './probe';
import { routesShape } from './shapes';

const PAGES = fileURLToPath(new URL('../../src/pages', import.meta.url));
const MOST_PROBLEMS = 20;

/** Names that the `component` of a route may have, such as `dict/DictPage`. */
const pageNames = () =>
  new Set(
    readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('Page.tsx'))
      .map((file) => file.replaceAll('\\', '/').replace(/\.tsx$/, '')),
  );

const flatten = (nodes: readonly RouteNode[]): RouteNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)]);

/** GET /getRouters, read as the app reads it for this user. */
export async function probeRoutes(session: Session, user: UserInfo): Promise<void> {
  const { permissions, roles } = user;
  await probe(session, {
    call: 'GET /getRouters',
    ask: fetchRoutes,
    shape: routesShape,
    variants: [['a bare array', Array.isArray]],
    look(sent) {
      const access = { permissions, roles, admin: false, filterByRole: appConfig.rolesControl };
      const { nodes, problems } = buildRoutes(sent, access);
      const pages = pageNames();
      const missing = flatten(nodes).flatMap(({ target }) =>
        target.type === 'page' && !pages.has(target.component) ? [target.component] : [],
      );
      return [
        ...problems.slice(0, MOST_PROBLEMS).map(wrong),
        ...(missing.length > 0
          ? [note(`${missing.length} entries have no page in this app, such as ${missing.slice(0, 3).join(', ')}`)]
          : []),
      ];
    },
  });
}
