import { useMemo } from 'react';
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
