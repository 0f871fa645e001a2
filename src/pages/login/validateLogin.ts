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

/**
 * Validates the login form: the first problem from the top; one at a time, so that it is read. How long a password is
 * matters only for new ones (§5.10), else whoever has a shorter one could not sign in.
 */
export function validateLogin({ username, password, code }: LoginFields): LoginProblem | undefined {
  if (username.trim() === '') return { field: 'username', text: '请输入用户名' };
  if (password === '') return { field: 'password', text: '请输入密码' };
  if (code?.trim() === '') return { field: 'code', text: '请输入验证码' };
  return undefined;
}
