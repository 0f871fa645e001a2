interface LoginFields {
  username: string;
  password: string;
  /** `undefined` while captchas are off. */
  code: string | undefined;
}

export type LoginErrors = Partial<Record<keyof LoginFields, string>>;

const MIN_PASSWORD_LENGTH = 6;

/** Validates the login form (specification, section 5); an empty object means valid. */
export function validateLogin({ username, password, code }: LoginFields): LoginErrors {
  const errors: LoginErrors = {};
  if (username.trim() === '') errors.username = '请输入用户名';
  if (password === '') errors.password = '请输入密码';
  else if (password.length < MIN_PASSWORD_LENGTH) errors.password = `密码不能少于${MIN_PASSWORD_LENGTH}位`;
  if (code?.trim() === '') errors.code = '请输入验证码';
  return errors;
}
