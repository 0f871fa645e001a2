import type { Store } from '@reduxjs/toolkit';
import { type ComponentType, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { Observable } from '@/lib/createObservable';
import type { RootState } from '@/state/rootReducer';
import type { Services } from '@/state/services';
import { followNavigation } from '../listeners/followNavigation';
import { type AppRouter, RouterContext } from './AppRouter';
import { createRouter } from './createRouter';

/**
 * Creates the router, and returns the component that draws its routes. A chunk of its own, which the login page does
 * without (`startAtLogin`).
 */
export function openRouter(
  store: Store<RootState>,
  services: Services,
  router: Observable<AppRouter | undefined>,
): ComponentType {
  createRouter(store, router, followNavigation(store, services));
  return function Routes() {
    const current = useSyncExternalStore(router.subscribe, router.get);
    return (
      current && (
        <RouterContext value={current}>
          {/* By its key, because `RouterProvider` keeps the state of its first router. */}
          <RouterProvider key={current.generation} router={current} useTransitions={false} />
        </RouterContext>
      )
    );
  };
}
