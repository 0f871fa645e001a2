/** Paths that open without a login (spec.md section 2, whitelist). */
export const WHITELIST: readonly string[] = ['/login', '/register', '/404', '/403'];
