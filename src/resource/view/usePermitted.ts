import { useMemo } from 'react';
import { useAccess } from '@/features/access/useAccess';
import { permittedFields } from '../model/permittedFields';
import type { Resource } from '../model/Resource';

/** A description with the fields that the user may see. */
export function usePermitted(resource: Resource): Resource {
  const { hasAnyPermission } = useAccess();
  return useMemo(() => permittedFields(resource, hasAnyPermission), [resource, hasAnyPermission]);
}
