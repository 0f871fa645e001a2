import type { createHashRouter } from 'react-router-dom';
import { belowRouterBase } from '@/config/belowRouterBase';

export type AppRouter = ReturnType<typeof createHashRouter>;

/** What the router knows of where the user is. */
export type NavigationState = Pick<AppRouter['state'], 'location' | 'matches' | 'historyAction'>;

/** The router's own place, its path counted from the router's base as react-router's hooks count it. */
export function navigationState({ state }: AppRouter): NavigationState {
  const { location, matches, historyAction } = state;
  return { location: { ...location, pathname: belowRouterBase(location.pathname) }, matches, historyAction };
}
