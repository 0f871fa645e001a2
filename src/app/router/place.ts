import type { createHashRouter } from 'react-router-dom';
import { appConfig } from '@/config/appConfig';

export type AppRouter = ReturnType<typeof createHashRouter>;

/** What the router knows of where the user is. */
export type Place = Pick<AppRouter['state'], 'location' | 'matches' | 'historyAction'>;

/** The router's own place, its path counted from the router's base as react-router's hooks count it. */
export function placeOf({ state }: AppRouter): Place {
  const { location, matches, historyAction } = state;
  const base = appConfig.routerBase.replace(/\/$/, '');
  return { location: { ...location, pathname: location.pathname.slice(base.length) || '/' }, matches, historyAction };
}
