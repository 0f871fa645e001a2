/** Grants every permission. */
export const ALL_PERMISSIONS = '*:*:*';
const SUPER_ROLE = 'admin';

/** What a button, a route or a menu entry requires: one name, several, or none. */
export type Requirement = string | readonly string[] | null | undefined;

const namesOf = (required: Requirement) =>
  (typeof required === 'string' ? [required] : (required ?? [])).filter((name) => name !== '');

const hasAny = (wildcard: string) => (granted: readonly string[], required: Requirement) => {
  const names = namesOf(required);
  return names.length === 0 || granted.includes(wildcard) || names.some((name) => granted.includes(name));
};

const hasAll = (wildcard: string) => (granted: readonly string[], required: Requirement) =>
  granted.includes(wildcard) || namesOf(required).every((name) => granted.includes(name));

// §6.1 to §6.4: `*:*:*` grants all permissions, `admin` has all roles, an empty requirement is met.
export const hasAnyPermission = hasAny(ALL_PERMISSIONS);
export const hasAllPermissions = hasAll(ALL_PERMISSIONS);
export const hasAnyRole = hasAny(SUPER_ROLE);
export const hasAllRoles = hasAll(SUPER_ROLE);

/** The permission for a word in an area of permissions, such as `system:post`; a word with colons is a whole one. */
export const permissionFor = ({ permission }: { permission: string }, word: string): string =>
  word.includes(':') ? word : `${permission}:${word}`;
