import { appConfig } from '@/config/appConfig';
import { useAppSelector } from '@/state/hooks';
import { selectUser, type UserInfo } from '@/state/user/userSlice';

/** Whether a user is the group administrator, by the id that a setting names, else by the name (§6.12). */
export function isGroupAdmin({ id, name }: Pick<UserInfo, 'id' | 'name'>): boolean {
  const { groupAdminId, groupAdminName } = appConfig;
  return groupAdminId === '' ? name === groupAdminName : id === groupAdminId;
}

/** The id of the signed-in user when that is the group administrator, who alone may chat. */
export function useGroupAdminId(): string | undefined {
  const user = useAppSelector(selectUser);
  return isGroupAdmin(user) ? user.id : undefined;
}
