import { type ReactElement, useEffect } from 'react';
import { createBrowserRouter, createHashRouter, type RouteObject, useLocation, useMatches } from 'react-router-dom';
import { appConfig } from '@/config/appConfig';
import { FORBIDDEN, LOGIN, NOT_FOUND, WORKBENCH } from '@/config/paths';
import { createObservable, type Observable } from '@/lib/createObservable';
import { ForbiddenPage, NotFoundPage } from '@/pages/errors/errorPages';
import { LoginPage } from '@/pages/login/LoginPage';
import { loadShell } from '@/shell/loadShell';
import type { AppStore } from '@/state/storeTypes';
import { constantRoutes } from '@/state/routes/buildRoutes';
import { selectRouteNodes, selectRoutesStatus } from '@/state/routes/routesSlice';
import { defaultChildPath, readHandle, type RouteHandle, type RouteNode, walkRoutes } from '@/state/routes/routeTree';
import { lazyWithRetry } from '@/ui/loading/lazyWithRetry';
import { Splash } from '@/ui/loading/loadingViews';
import { GuardedRoot, Redirect } from './GuardedRoot';
import { PageErrorBoundary } from './PageErrorBoundary';
import { findPage, RoutePage } from './routePages';
import { ruoyiAddress } from './ruoyiAddress';
import { type AppRouter, routerState, type RouterState } from './routerContext';

const Unknown = () => <Redirect to={ruoyiAddress(useLocation().pathname) ?? NOT_FOUND} />;

/** The code of the page is loaded beside that of the shell, so that both can be shown together. */
function ShellLoading() {
  const { node } = readHandle(useMatches());
  useEffect(() => {
    if (node?.target.type !== 'page') return;
    // If this fails, the page loads its code again when it is shown, and reports the error.
    findPage(node.target.component)
      ?.preload()
      .catch(() => undefined);
  }, [node]);
  return <Splash text={appConfig.loadingText} />;
}

const Shell = lazyWithRetry(loadShell, ShellLoading);

const titled = (title: string): { handle: RouteHandle } => ({ handle: { title } });

/**
 * A route of the shell. External links have no route. A group redirects to its default child. Pages have no element
 * here: the shell renders them itself and keeps them alive.
 */
function shellRoute(node: RouteNode, ancestors: readonly RouteNode[]): RouteObject[] {
  if (node.target.type === 'link') return [];
  const path = { path: node.path, caseSensitive: true };
  const next = defaultChildPath(node, appConfig.openFirstMenu);
  if (next !== '') return [{ ...path, element: <Redirect to={next} />, ...titled(node.meta.title) }];
  if (node.target.type === 'group') return [];
  const handle: RouteHandle = { title: node.meta.title, node, ancestors };
  return [{ ...path, element: null, handle }];
}

/** Error pages inside the shell, for users who are signed in: menu, tabs and search stay within reach. */
const ERROR_PAGES = constantRoutes.flatMap(({ path, meta: { title } }) => {
  if (path === FORBIDDEN) return { path, title, element: <ForbiddenPage title={title} /> };
  return path === NOT_FOUND ? { path, title, element: <NotFoundPage title={title} /> } : [];
});

/** The routes of the application (§2.1 to §2.7). */
function routeObjects(nodes: readonly RouteNode[]): RouteObject[] {
  // Without routes there is no shell: nobody is signed in.
  const hasShell = nodes.length > 0;
  const all = [...walkRoutes(nodes)];
  const pages = new Map<string, ReactElement>(
    all.map(([node]) => [node.path, <RoutePage key={node.path} node={node} />]),
  );
  if (hasShell) for (const { path, element } of ERROR_PAGES) pages.set(path, element);
  const shell = (
    <PageErrorBoundary>
      <Shell pages={pages} />
    </PageErrorBoundary>
  );
  return [
    {
      element: <GuardedRoot />,
      children: [
        { path: LOGIN, element: <LoginPage />, ...titled('登录') },
        ...(hasShell
          ? []
          : ERROR_PAGES.map(({ path, title, element }) => ({
              path,
              element: <main>{element}</main>,
              ...titled(title),
            }))),
        { path: '/', element: <Redirect to={WORKBENCH} /> },
        {
          element: shell,
          children: all.flatMap(([node, ancestors]) => shellRoute(node, ancestors)),
        },
        { path: '*', element: <Unknown /> },
      ],
    },
  ];
}

function routerWith(nodes: readonly RouteNode[], generation: number): AppRouter {
  const create = appConfig.routerMode === 'hash' ? createHashRouter : createBrowserRouter;
  return Object.assign(create(routeObjects(nodes), { basename: appConfig.routerBase }), { generation });
}

/**
 * Replaces the routes of a router without remounting its pages, so that typed input stays. React Router has no public
 * way; it does the same when a module is replaced during development.
 */
function replaceRoutes(router: AppRouter, nodes: readonly RouteNode[]): void {
  router._internalSetRoutes(routeObjects(nodes));
  void router.revalidate();
}

/**
 * Keeps a router in step with the state: each session gets a new one; during a session only its routes are replaced.
 *
 * @param follow is called after each navigation
 */
export function createRouter(store: AppStore, follow: (state: RouterState) => void): Observable<AppRouter> {
  let generation = 0;
  const make = (nodes: readonly RouteNode[]) => {
    generation += 1;
    const router = routerWith(nodes, generation);
    let last = router.state.location;
    follow(routerState(router));
    router.subscribe(({ location }) => {
      // Compared by identity, because all addresses typed by hand have the same `key`.
      if (location === last) return;
      last = location;
      follow(routerState(router));
    });
    return router;
  };
  let nodes = selectRouteNodes(store.getState());
  let isReady = selectRoutesStatus(store.getState()) === 'ready';
  const current = createObservable(make(nodes));
  store.subscribe(() => {
    const next = selectRouteNodes(store.getState());
    if (next === nodes) return;
    nodes = next;
    const wasReady = isReady;
    isReady = selectRoutesStatus(store.getState()) === 'ready';
    if (wasReady && isReady) return replaceRoutes(current.get(), nodes);
    current.get().dispose();
    current.set(make(nodes));
  });
  return current;
}
