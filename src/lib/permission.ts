const ALL_PERMISSIONS = '*:*:*';
const SUPER_ROLE = 'admin';

/** Requirement of a button, a route or a menu entry: one name, several, or none. */
export type Requirement = string | readonly string[] | null | undefined;

const names = (required: Requirement) =>
  (typeof required === 'string' ? [required] : (required ?? [])).filter((name) => name !== '');

/**
 * Whether any of the required permissions is granted (specification, section 6): `*:*:*` grants all of them, an empty
 * or missing requirement counts as allowed.
 */
export function hasAnyPermission(granted: readonly string[], required: Requirement): boolean {
  const wanted = names(required);
  return wanted.length === 0 || granted.includes(ALL_PERMISSIONS) || wanted.some((name) => granted.includes(name));
}

/**
 * Whether any of the required roles is held (specification, section 6): `admin` holds all of them, none required =
 * allowed.
 */
export function hasAnyRole(held: readonly string[], required: Requirement): boolean {
  const wanted = names(required);
  return wanted.length === 0 || held.includes(SUPER_ROLE) || wanted.some((name) => held.includes(name));
}

/** Whether every required permission is granted (specification, section 6); wildcard and empty requirement as above. */
export function hasAllPermissions(granted: readonly string[], required: Requirement): boolean {
  return granted.includes(ALL_PERMISSIONS) || names(required).every((name) => granted.includes(name));
}

/** Whether every required role is held (specification, section 6); `admin` and an empty requirement as above. */
export function hasAllRoles(held: readonly string[], required: Requirement): boolean {
  return held.includes(SUPER_ROLE) || names(required).every((name) => held.includes(name));
}
