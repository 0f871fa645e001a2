import { useAccess } from '@/features/access/useAccess';
import { type Ability, permissionFor, type Resource, type ResourceAction } from '../Resource';

const USUAL_ABILITIES: readonly Ability[] = ['add', 'edit', 'remove'];

/** What the user may do with the records of a resource. */
export function useAbilities(resource: Resource) {
  const access = useAccess();
  const can = (ability: Ability) =>
    (resource.can ?? USUAL_ABILITIES).includes(ability) &&
    (ability === 'detail' || access.hasAnyPermission(permissionFor(resource, ability)));
  const mayRun = ({ permission }: Pick<ResourceAction, 'permission'>) =>
    permission === undefined || access.hasAnyPermission(permissionFor(resource, permission));
  return { can, mayRun };
}
