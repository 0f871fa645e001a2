import { dialect } from '@/config/appConfig';

/** Grants every permission. */
export const ALL_PERMISSIONS = '*:*:*';

/** What a button, a route or a menu entry requires: one name, several, or none. */
export type Requirement = string | readonly string[] | null | undefined;

const namesOf = (required: Requirement) =>
  (typeof required === 'string' ? [required] : (required ?? [])).filter((name) => name !== '');

const hasAny = (wildcard: () => string) => (granted: readonly string[], required: Requirement) => {
  const names = namesOf(required);
  return names.length === 0 || granted.includes(wildcard()) || names.some((name) => granted.includes(name));
};

const hasAll = (wildcard: () => string) => (granted: readonly string[], required: Requirement) =>
  granted.includes(wildcard()) || namesOf(required).every((name) => granted.includes(name));

const allPermissions = () => ALL_PERMISSIONS;
const superRole = () => dialect().superRole;

// §6.1 to §6.4: `*:*:*` grants all permissions, `admin` (or what the backend calls it) has all roles, an empty requirement is met.
export const hasAnyPermission = hasAny(allPermissions);
export const hasAllPermissions = hasAll(allPermissions);
export const hasAnyRole = hasAny(superRole);
export const hasAllRoles = hasAll(superRole);

/** The permission for a word in an area of permissions, such as `system:post`; a word with colons is a whole one. */
export const permissionFor = ({ permission }: { permission: string }, word: string): string =>
  word.includes(':') ? word : `${permission}:${word}`;
