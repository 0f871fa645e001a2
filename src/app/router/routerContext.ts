import { createContext } from 'react';
import type { createHashRouter } from 'react-router-dom';
import { appConfig } from '@/config/appConfig';

/** `generation` counts the routers of an app. */
export type AppRouter = ReturnType<typeof createHashRouter> & { generation: number };

/** The router, for code that needs its current state instead of the state of the last render. */
export const RouterContext = createContext<AppRouter | undefined>(undefined);

export type RouterState = Pick<AppRouter['state'], 'location' | 'matches' | 'historyAction'>;

/** The path of the address bar without the router's base. */
const belowRouterBase = (pathname: string): string =>
  pathname.slice(appConfig.routerBase.replace(/\/$/, '').length) || '/';

/** The router's state, with the path relative to the router's base, as in react-router's hooks. */
export function routerState({ state }: AppRouter): RouterState {
  const { location, matches, historyAction } = state;
  return { location: { ...location, pathname: belowRouterBase(location.pathname) }, matches, historyAction };
}
