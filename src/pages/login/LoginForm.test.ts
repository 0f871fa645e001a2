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
  [
    'a name that was pasted by mistake',
    { ...good, username: 'a'.repeat(101) },
    { field: 'username', text: '用户名长度不能超过100个字符' },
  ],
  ['a password of 100 characters', { ...good, password: 'a'.repeat(100) }, undefined],
  ['a longer one', { ...good, password: 'a'.repeat(101) }, { field: 'password', text: '密码长度不能超过100个字符' }],
  [
    'a captcha that was pasted by mistake',
    { ...good, code: 'a'.repeat(101) },
    { field: 'code', text: '验证码长度不能超过100个字符' },
  ],
  ['nothing: the first alone', { username: '', password: '', code: '' }, { field: 'username', text: '请输入用户名' }],
])('%s', (_name, fields, problem) => {
  expect(validateLogin(fields)).toEqual(problem);
});
