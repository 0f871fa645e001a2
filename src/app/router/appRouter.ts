import type { Store } from '@reduxjs/toolkit';
import { createBrowserRouter, createHashRouter } from 'react-router-dom';
import { appConfig } from '@/config/appConfig';
import { createSignal, type Signal } from '@/lib/signal';
import type { RootState } from '@/state/rootReducer';
import type { RouteNode } from '@/state/routes/RouteNode';
import { selectRouteNodes } from '@/state/routes/routesSlice';
import { routeObjects } from './routeObjects';

export type AppRouter = ReturnType<typeof createHashRouter>;

function createAppRouter(nodes: readonly RouteNode[]): AppRouter {
  const create = appConfig.routerMode === 'hash' ? createHashRouter : createBrowserRouter;
  return create(routeObjects(nodes), { basename: appConfig.routerBase });
}

/**
 * The router as a function of the state: it is made anew whenever the routes change, and never patched
 * (design.md). `follow` is told of each place the user comes to.
 */
export function connectRouter(store: Store<RootState>, follow: (state: AppRouter['state']) => void): Signal<AppRouter> {
  const make = (nodes: readonly RouteNode[]) => {
    const router = createAppRouter(nodes);
    follow(router.state);
    router.subscribe((state) => follow(state));
    return router;
  };
  let nodes = selectRouteNodes(store.getState());
  const current = createSignal(make(nodes));
  store.subscribe(() => {
    const next = selectRouteNodes(store.getState());
    if (next === nodes) return;
    nodes = next;
    current.get().dispose();
    current.set(make(nodes));
  });
  return current;
}
