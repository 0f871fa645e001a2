import { readConfig } from './readConfig';

/** The configuration of this build; `main.tsx` shows `configProblems` instead of the app when there are any. */
export const { config: appConfig, problems: configProblems } = readConfig(import.meta.env, import.meta.env.MODE);

/** A path of the address bar as the app's own routes write it: without the router's base, `/` for the base itself. */
export const belowRouterBase = (pathname: string): string =>
  pathname.slice(appConfig.routerBase.replace(/\/$/, '').length) || '/';

/** Paths that open without a login (specification, section 2, whitelist). */
export const WHITELIST: readonly string[] = ['/login', '/register', '/404', '/403'];
