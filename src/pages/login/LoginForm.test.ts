import { expect, test } from 'vitest';
import { validateLogin } from './LoginForm';

const good = { username: 'admin', password: 'admin123', code: 'ABCD' };

test.each([
  ['complete', good, undefined],
  ['captcha off', { ...good, code: undefined }, undefined],
  ['six characters', { ...good, password: '123456' }, undefined],
  ['blanks are a password', { ...good, password: '      ' }, undefined],
  ['no user name', { ...good, username: '' }, { field: 'username', text: '请输入用户名' }],
  ['a blank user name', { ...good, username: '  ' }, { field: 'username', text: '请输入用户名' }],
  ['no password', { ...good, password: '' }, { field: 'password', text: '请输入密码' }],
  ['five characters, as RuoYi allows', { ...good, password: '12345' }, undefined],
  ['no captcha', { ...good, code: '' }, { field: 'code', text: '请输入验证码' }],
  ['a blank captcha', { ...good, code: ' ' }, { field: 'code', text: '请输入验证码' }],
  ['nothing: the first alone', { username: '', password: '', code: '' }, { field: 'username', text: '请输入用户名' }],
])('%s', (_name, fields, problem) => {
  expect(validateLogin(fields)).toEqual(problem);
});
