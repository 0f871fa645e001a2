import { useMemo } from 'react';
import { hasAllPermissions, hasAllRoles, hasAnyPermission, hasAnyRole, type Requirement } from '@/lib/permission';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/user/userSlice';

/** What the user may do (specification, section 6). The full-permission flag allows everything. */
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
