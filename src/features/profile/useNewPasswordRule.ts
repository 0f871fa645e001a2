import { newPasswordRule } from '@/lib/password';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/user/userSlice';

/** What the server asks of a new password. */
export const useNewPasswordRule = () => newPasswordRule(useAppSelector(selectUser).passwordKind);
