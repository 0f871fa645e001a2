import { appConfig } from './appConfig';

/** A path of the address bar as the app's own routes write it: without the router's base, `/` for the base itself. */
export const belowRouterBase = (pathname: string): string =>
  pathname.slice(appConfig.routerBase.replace(/\/$/, '').length) || '/';
