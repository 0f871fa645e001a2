import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { appConfig } from '../../src/config/appConfig';
import { fetchRoutes } from '@/features/access/api/sessionCalls';
import { resolvePageName } from '@/app/router/resolvePageName';
import { buildRoutes, constantRoutes } from '../../src/state/routes/buildRoutes';
import { type RouteNode, walkRoutes } from '../../src/state/routes/routeTree';
import type { UserInfo } from '@/state/user/userSlice';
import { note, wrong, type Finding } from './Finding';
import { probe, type Session } from './probe';
import { strictRoutesSchema } from './strictSchemas';

const PAGES = fileURLToPath(new URL('../../src/pages', import.meta.url));
const MAX_PROBLEMS = 20;

/** Names that the `component` of a route may have, such as `dict/DictPage`. */
const pageNames = () =>
  new Set(
    readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('Page.tsx'))
      .map((file) => file.replaceAll('\\', '/').replace(/\.tsx$/, '')),
  );

/** What a menu entry opens; `undefined` for a group. */
function opened(
  { target, path, meta }: RouteNode,
  pages: ReadonlySet<string>,
): { text: string; isOpen: boolean } | undefined {
  const entry = `${meta.title} (${path})`;
  switch (target.type) {
    case 'group':
      return undefined;
    case 'page': {
      const page = resolvePageName(target.component, pages, appConfig.pageAliases);
      return page === undefined
        ? { text: `${entry}: no page is called ${target.component}`, isOpen: false }
        : { text: `${entry} opens ${page}`, isOpen: true };
    }
    default:
      return { text: `${entry} opens ${target.url}`, isOpen: false };
  }
}

/** Lists what each menu entry opens. It is wrong if none opens a page of the app. */
function lookAtMenu(nodes: readonly RouteNode[]): Finding[] {
  const pages = pageNames();
  const entries = [...walkRoutes(nodes)].flatMap(([node]) => opened(node, pages) ?? []);
  const isReachable = entries.length === 0 || entries.some(({ isOpen }) => isOpen);
  return [
    ...(isReachable
      ? []
      : [wrong('NO ENTRY OF THE MENU OPENS A PAGE OF THIS APP: docs/backends.md lists the names of its pages')]),
    ...entries.map(({ text }) => note(text)),
  ];
}

/** Checks GET /getRouters. The menu is built with the user's permissions and roles, as in the app. */
export async function probeRoutes(session: Session, user: UserInfo): Promise<void> {
  const { permissions, roles } = user;
  if (appConfig.authentication === 'none') {
    session.report.skip('GET /getRouters', 'the app does not ask for it: VITE_AUTHENTICATION is none');
    return;
  }
  await probe(session, {
    call: 'GET /getRouters',
    ask: () => fetchRoutes(session.http),
    strictSchema: strictRoutesSchema,
    variants: [['a bare array', Array.isArray]],
    look(sent) {
      const access = { permissions, roles, admin: false, filterByRole: appConfig.rolesControl };
      const { nodes, problems } = buildRoutes(sent, access);
      return [...problems.slice(0, MAX_PROBLEMS).map(wrong), ...lookAtMenu(nodes.slice(constantRoutes.length))];
    },
  });
}
