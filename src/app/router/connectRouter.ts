import type { Store } from '@reduxjs/toolkit';
import { createBrowserRouter, createHashRouter } from 'react-router-dom';
import { appConfig } from '@/config/appConfig';
import { createObservable, type Observable } from '@/lib/createObservable';
import type { RootState } from '@/state/rootReducer';
import type { RouteNode } from '@/state/routes/RouteNode';
import { selectRouteNodes, selectRoutesStatus } from '@/state/routes/routesSlice';
import { type AppRouter, navigationState, type NavigationState } from './navigationState';
import { routeObjects } from './routeObjects';

function createAppRouter(nodes: readonly RouteNode[], generation: number): AppRouter {
  const create = appConfig.routerMode === 'hash' ? createHashRouter : createBrowserRouter;
  return Object.assign(create(routeObjects(nodes), { basename: appConfig.routerBase }), { generation });
}

/**
 * Gives a router other routes without mounting its pages anew, because what is typed in them stays. React Router has no
 * public way; it does the same when a module is replaced during development.
 */
function replaceRoutes(router: AppRouter, nodes: readonly RouteNode[]): void {
  router._internalSetRoutes(routeObjects(nodes));
  void router.revalidate();
}

/**
 * The router as a function of the state: it is created anew with each session, and gets other routes when they change
 * during the session. `follow` is called after each navigation.
 */
export function connectRouter(
  store: Store<RootState>,
  follow: (state: NavigationState) => void,
): Observable<AppRouter> {
  let generation = 0;
  const make = (nodes: readonly RouteNode[]) => {
    generation += 1;
    const router = createAppRouter(nodes, generation);
    let last = router.state.location;
    follow(navigationState(router));
    router.subscribe(({ location }) => {
      // Compared by identity, because all addresses typed by hand have the same `key`.
      if (location === last) return;
      last = location;
      follow(navigationState(router));
    });
    return router;
  };
  let nodes = selectRouteNodes(store.getState());
  const current = createObservable(make(nodes));
  let isReady = selectRoutesStatus(store.getState()) === 'ready';
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
