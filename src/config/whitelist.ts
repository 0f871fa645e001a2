/** Paths that open without a login (specification, section 2, whitelist). */
export const WHITELIST: readonly string[] = ['/login', '/register', '/404', '/403'];
