import { MIN_PASSWORD_LENGTH } from '@/lib/password';

interface LoginFields {
  username: string;
  password: string;
  /** `undefined` while captchas are off. */
  code: string | undefined;
}

export interface LoginProblem {
  field: keyof LoginFields;
  text: string;
}

/** Validates the login form (§5.10): the first problem from the top; one at a time, so that it is read. */
export function validateLogin({ username, password, code }: LoginFields): LoginProblem | undefined {
  if (username.trim() === '') return { field: 'username', text: '请输入用户名' };
  if (password === '') return { field: 'password', text: '请输入密码' };
  if (password.length < MIN_PASSWORD_LENGTH) {
    return { field: 'password', text: `密码不能少于${MIN_PASSWORD_LENGTH}位` };
  }
  if (code?.trim() === '') return { field: 'code', text: '请输入验证码' };
  return undefined;
}
