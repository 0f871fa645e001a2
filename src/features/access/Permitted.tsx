import type { ReactNode } from 'react';
import type { Requirement } from '@/lib/permission';
import { useAccess } from './useAccess';

interface Props {
  /** Any of these permissions. */
  anyPermission?: Requirement;
  /** Each of these permissions. */
  allPermissions?: Requirement;
  /** Any of these roles. */
  anyRole?: Requirement;
  /** Each of these roles. */
  allRoles?: Requirement;
  /** Stands in the place of what the user may not see; nothing when left out. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Shows its children to those who meet every requirement given (specification, section 6). For everybody else they do
 * not exist: like the permission directive, it leaves no element behind.
 */
export function Permitted({ anyPermission, allPermissions, anyRole, allRoles, fallback = null, children }: Props) {
  const access = useAccess();
  const permitted =
    access.hasAnyPermission(anyPermission) &&
    access.hasAllPermissions(allPermissions) &&
    access.hasAnyRole(anyRole) &&
    access.hasAllRoles(allRoles);
  return permitted ? children : fallback;
}
