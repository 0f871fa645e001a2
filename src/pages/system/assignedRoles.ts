import { isRecord } from '@/lib/isRecord';
import { isEmpty, type ServerRecord, textOf } from '@/lib/record/ServerRecord';

const rolesIn = (holder: unknown): ServerRecord[] | undefined =>
  isRecord(holder) && Array.isArray(holder['roles']) ? holder['roles'].filter(isRecord) : undefined;

const hasId = ({ roleId }: ServerRecord) => !isEmpty(roleId);

/** The id of a role as text. */
export const roleIdOf = ({ roleId }: ServerRecord) => textOf(roleId);

interface AssignedRoles {
  /** The roles to choose from. */
  roles: readonly ServerRecord[];
  /** The ids of the user's own: some may not be among those to choose from. Undefined if the server did not send them. */
  given: readonly string[] | undefined;
}

/** Reads an answer of `GET /system/user/authRole/{id}`: own roles are marked by `flag`, and stand in the user. */
export function readAssignedRoles(answer: unknown): AssignedRoles {
  const all = rolesIn(answer) ?? [];
  const roles = all.filter(hasId);
  const own = isRecord(answer) ? rolesIn(answer['user']) : undefined;
  const isMarked = roles.length === all.length && roles.some(({ flag }) => typeof flag === 'boolean');
  const isListed = own?.every(hasId) === true;
  if (!isMarked && !isListed) return { roles, given: undefined };
  const marked = roles.filter(({ flag }) => flag === true);
  return { roles, given: [...new Set([...marked, ...(own ?? []).filter(hasId)].map(roleIdOf))] };
}

/** The ids that a save sends: it replaces all, so those that cannot be chosen stay. */
export const roleIdsOf = ({ roles, given = [] }: AssignedRoles, edited?: readonly string[]): readonly string[] => {
  if (!edited) return given;
  const shown = new Set(roles.map(roleIdOf));
  return [...edited, ...given.filter((id) => !shown.has(id))];
};
