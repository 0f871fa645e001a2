import { appConfig, dialect } from '@/config/appConfig';
import { fetchRoutes } from '@/features/access/api/sessionCalls';
import { resolvePageName } from '@/app/router/resolvePageName';
import { buildRoutes, constantRoutes } from '@/state/routes/buildRoutes';
import { walkRoutes } from '@/state/routes/routeTree';
import { loadPages } from './pages';
import { probe, type Session } from './probe';
import { note, wrong } from './Report';

const MAX_PROBLEMS = 20;

const CALL = `GET ${dialect().calls.routes}`;

/**
 * Checks GET /getRouters: builds the menu with the user's permissions and roles, as the app does, and lists what each
 * entry opens. Resolves with the pages that the menu opens.
 */
export async function probeRoutes(session: Session): Promise<ReadonlySet<string>> {
  const opened = new Set<string>();
  const { user } = session;
  if (!user || appConfig.authentication === 'none') {
    const reason = user ? 'VITE_AUTHENTICATION is none' : 'it needs the answer of GET /getInfo';
    session.report.notTried(CALL, reason);
    return opened;
  }
  const pages = new Set((await loadPages()).map(({ name }) => name));
  await probe(
    session,
    CALL,
    () => fetchRoutes(session.http),
    (sent) => {
      const { permissions, roles } = user;
      const access = { permissions, roles, admin: false, filterByRole: appConfig.rolesControl };
      const { nodes, problems } = buildRoutes(sent, access);
      const entries = [...walkRoutes(nodes.slice(constantRoutes.length))].flatMap(([{ target, path, meta }]) => {
        const entry = `${meta.title} (${path})`;
        if (target.type === 'group') return [];
        if (target.type !== 'page') return [note(`${entry} opens ${target.url}`)];
        const page = resolvePageName(target.component, pages, appConfig.pageAliases);
        if (page === undefined) return [note(`${entry}: no page is called ${target.component}`)];
        opened.add(page);
        return [note(`${entry} opens ${page}`)];
      });
      const none = 'NO ENTRY OF THE MENU OPENS A PAGE OF THIS APP: docs/backends.md lists the names of its pages';
      const isReachable = entries.length === 0 || opened.size > 0;
      return [...problems.slice(0, MAX_PROBLEMS).map(wrong), ...(isReachable ? [] : [wrong(none)]), ...entries];
    },
  );
  return opened;
}
