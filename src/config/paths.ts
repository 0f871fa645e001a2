/** Paths of the app's own pages that more than one file names. */
export const LOGIN = '/login';
export const REGISTER = '/register';
export const FORBIDDEN = '/403';
export const NOT_FOUND = '/404';
export const WORKBENCH = '/workbench';

/** Paths that open without a login (§2.14). */
export const WHITELIST: readonly string[] = [LOGIN, REGISTER, NOT_FOUND, FORBIDDEN];
