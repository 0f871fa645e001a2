import { dialect } from '@/config/appConfig';

/** Grants every permission. */
export const ALL_PERMISSIONS = '*:*:*';

/** What a button, a route or a menu entry requires: one name, several, or none. */
export type Requirement = string | readonly string[] | null | undefined;

const namesOf = (required: Requirement) =>
  (typeof required === 'string' ? [required] : (required ?? [])).filter((name) => name !== '');

/** Whether a text fits a pattern in which `*` stands for any characters. One pass: servers send the patterns. */
function fits(pattern: string, text: string): boolean {
  const [first = '', ...parts] = pattern.split('*');
  const last = parts.pop();
  if (last === undefined) return pattern === text;
  let at = first.length;
  const end = text.length - last.length;
  if (at > end || !text.startsWith(first) || !text.endsWith(last)) return false;
  return parts.every((part) => {
    const found = text.indexOf(part, at);
    at = found + part.length;
    return found >= 0 && at <= end;
  });
}

type Grants = (granted: readonly string[], name: string) => boolean;

const grantsPermission: Grants = (granted, name) =>
  granted.includes(ALL_PERMISSIONS) ||
  granted.includes(name) ||
  (dialect().permitsByPattern && granted.some((pattern) => fits(pattern, name)));
const grantsRole: Grants = (granted, name) => granted.includes(dialect().superRole) || granted.includes(name);

const hasAny = (grants: Grants) => (granted: readonly string[], required: Requirement) => {
  const names = namesOf(required);
  return names.length === 0 || names.some((name) => grants(granted, name));
};

const hasAll = (grants: Grants) => (granted: readonly string[], required: Requirement) =>
  namesOf(required).every((name) => grants(granted, name));

// §6.1 to §6.4: `*:*:*` grants all permissions, `admin` (or what the backend calls it) has all roles, an empty requirement is met.
// §12.13: before RuoYi-Vue-Plus a permission may be a pattern.
export const hasAnyPermission = hasAny(grantsPermission);
export const hasAllPermissions = hasAll(grantsPermission);
export const hasAnyRole = hasAny(grantsRole);
export const hasAllRoles = hasAll(grantsRole);

/** The permission for a word in an area of permissions, such as `system:post`; a word with colons is a whole one. */
export const permissionFor = ({ permission }: { permission: string }, word: string): string =>
  word.includes(':') ? word : `${permission}:${word}`;
