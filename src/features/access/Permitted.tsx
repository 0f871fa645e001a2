import { type ReactNode, useMemo } from 'react';
import { hasAllPermissions, hasAllRoles, hasAnyPermission, hasAnyRole, type Requirement } from '@/lib/permission';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/user/userSlice';

/** Checks what the user may do (§6.1 to §6.4). A user with the `admin` flag may do everything. */
export function useAccess() {
  const { admin, permissions, roles } = useAppSelector(selectUser);
  return useMemo(
    () => ({
      hasAnyPermission: (required: Requirement) => admin || hasAnyPermission(permissions, required),
      hasAllPermissions: (required: Requirement) => admin || hasAllPermissions(permissions, required),
      hasAnyRole: (required: Requirement) => admin || hasAnyRole(roles, required),
      hasAllRoles: (required: Requirement) => admin || hasAllRoles(roles, required),
    }),
    [admin, permissions, roles],
  );
}

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
