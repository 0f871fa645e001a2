import { appConfig } from '@/config/appConfig';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/user/userSlice';

/** The id of the signed-in user when that is the group administrator, who alone may chat (§6.12). */
export function useGroupAdminId(): string | undefined {
  const { id, name } = useAppSelector(selectUser);
  const { groupAdminId, groupAdminName } = appConfig;
  const isIt = groupAdminId === '' ? name === groupAdminName : id === groupAdminId;
  return isIt ? id : undefined;
}
