import { type Credentials, register } from '@/features/access/api/sessionCalls';
import { newPasswordRule } from '@/lib/password';
import type { AppThunk } from '@/state/storeTypes';
import type { LoginProblem } from './LoginForm';

/** What is wrong with the password of a new account. */
export function newPasswordProblem(password: string, repeated: string): LoginProblem | undefined {
  const { isGood, hint } = newPasswordRule('');
  if (!isGood(password)) return { field: 'password', text: `密码须为 ${hint}` };
  return password === repeated ? undefined : { field: 'repeated', text: '两次输入的密码不一致' };
}

/** Adds an account. */
export const signUp =
  (credentials: Credentials): AppThunk<Promise<unknown>> =>
  (_dispatch, _getState, { http }) =>
    register(http, credentials);
