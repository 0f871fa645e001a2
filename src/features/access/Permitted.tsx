import type { ReactNode } from 'react';
import type { Requirement } from '@/lib/permission';
import { useAccess } from './useAccess';

interface Props {
  anyPermission?: Requirement;
  allPermissions?: Requirement;
  anyRole?: Requirement;
  allRoles?: Requirement;
  /** Shown instead of the children; nothing if left out. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children for users who meet every given requirement (§6.7). For others it renders no
 * element.
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
