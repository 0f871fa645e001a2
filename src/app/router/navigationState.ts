import type { createHashRouter } from 'react-router-dom';
import { belowRouterBase } from '@/config/appConfig';

export type AppRouter = ReturnType<typeof createHashRouter>;

export type NavigationState = Pick<AppRouter['state'], 'location' | 'matches' | 'historyAction'>;

/** The router's state, with the path relative to the router's base, as in react-router's hooks. */
export function navigationState({ state }: AppRouter): NavigationState {
  const { location, matches, historyAction } = state;
  return { location: { ...location, pathname: belowRouterBase(location.pathname) }, matches, historyAction };
}
