import { isRecord } from '@/lib/record';
import { hasAnyPermission, hasAnyRole } from '@/lib/permission';
import { type Fields } from './parseMeta';

/** What decides on the routes of a user. */
export interface RouteAccess {
  permissions: readonly string[];
  roles: readonly string[];
  /** Full-permission flag. */
  admin: boolean;
  /** Whether `meta.roles` filters: on by configuration, never in the visitor's mode (specification, section 2). */
  filterByRole: boolean;
}

/** The names of a requirement, none when it is empty, `undefined` when it is written in no form we know. */
function readNames(value: unknown): readonly string[] | undefined {
  if (value === undefined || value === null || value === false || value === '') return [];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) && value.every((name) => typeof name === 'string') ? value : undefined;
}

/**
 * Whether the user gets a route (specification, sections 2 and 6): `meta.guard` by permission; `permissions` or `roles`
 * of the node, any of them suffices; `meta.roles` only where roles filter. `undefined`: a requirement is unreadable.
 */
export function isAllowed(node: Fields, access: RouteAccess): boolean | undefined {
  const meta = isRecord(node['meta']) ? node['meta'] : {};
  const guard = readNames(meta['guard']);
  const permissions = readNames(node['permissions']);
  const roles = readNames(node['roles']);
  const menuRoles = readNames(meta['roles']);
  if (!guard || !permissions || !roles || !menuRoles) return undefined;
  if (access.admin) return true;

  const named =
    (permissions.length > 0 && hasAnyPermission(access.permissions, permissions)) ||
    (roles.length > 0 && hasAnyRole(access.roles, roles)) ||
    (permissions.length === 0 && roles.length === 0);
  const byRole = !access.filterByRole || hasAnyRole(access.roles, menuRoles);
  return named && byRole && hasAnyPermission(access.permissions, guard);
}
