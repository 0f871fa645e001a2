import { expect, test } from 'vitest';
import { validateLogin } from './validateLogin';

const good = { username: 'admin', password: 'admin123', code: 'ABCD' };

test.each([
  ['complete', good, {}],
  ['captcha off', { ...good, code: undefined }, {}],
  ['six characters', { ...good, password: '123456' }, {}],
  ['blanks are a password', { ...good, password: '      ' }, {}],
  ['no user name', { ...good, username: '' }, { username: '请输入用户名' }],
  ['a blank user name', { ...good, username: '  ' }, { username: '请输入用户名' }],
  ['no password', { ...good, password: '' }, { password: '请输入密码' }],
  ['five characters', { ...good, password: '12345' }, { password: '密码不能少于6位' }],
  ['no captcha', { ...good, code: '' }, { code: '请输入验证码' }],
  ['a blank captcha', { ...good, code: ' ' }, { code: '请输入验证码' }],
  [
    'nothing',
    { username: '', password: '', code: '' },
    { username: '请输入用户名', password: '请输入密码', code: '请输入验证码' },
  ],
])('%s', (_name, fields, errors) => {
  expect(validateLogin(fields)).toEqual(errors);
});
