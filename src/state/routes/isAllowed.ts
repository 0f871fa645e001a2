import { isRecord } from '@/lib/isRecord';
import { hasAllPermissions, hasAnyPermission, hasAnyRole } from '@/lib/permission';
import { type Fields } from './routeRecordFields';

/** What decides about the routes of a user. */
export interface RouteAccess {
  permissions: readonly string[];
  roles: readonly string[];
  /** Whether the user has all permissions. */
  admin: boolean;
  /** Whether `meta.roles` filters: by configuration, never for visitors (§2.30). */
  filterByRole: boolean;
}

/** The names of a requirement; `undefined` if it cannot be read. */
function readNames(value: unknown): readonly string[] | undefined {
  if (value === undefined || value === null || value === false || value === '') return [];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) && value.every((name) => typeof name === 'string') ? value : undefined;
}

/**
 * Whether the user may have a route (§2.29, §6.5, §12.7): all of `meta.guard`, and any of the node's
 * `permissions` or `roles`; `meta.roles` only if roles filter. `undefined`: a requirement cannot be read.
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
  return named && byRole && hasAllPermissions(access.permissions, guard);
}
