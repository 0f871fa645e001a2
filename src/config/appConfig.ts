import { readConfig } from './readConfig';

/** The configuration of this build; `main.tsx` shows `configProblems` instead of the app if there are any. */
export const { config: appConfig, problems: configProblems } = readConfig(import.meta.env, import.meta.env.MODE);

/** The path of the address bar without the router's base. */
export const belowRouterBase = (pathname: string): string =>
  pathname.slice(appConfig.routerBase.replace(/\/$/, '').length) || '/';

/** Paths that open without a login (specification, section 2). */
export const WHITELIST: readonly string[] = ['/login', '/register', '/404', '/403'];
