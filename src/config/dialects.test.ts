import { expect, test } from 'vitest';
import { readConfig } from './readConfig';

const FIVE = { backend: 'ruoyi-plus-5' };

test('RuoYi-Vue-Plus 5 is called as the client of its own web front end, unless another one is given (§19.35)', () => {
  const client = (given: object) => readConfig({ ...FIVE, ...given }, 'development').config.clientId;
  expect(client({})).toBe('e5cd7e4891bf95d1d19206ce24a7b32e');
  expect(client({ clientId: 'own' })).toBe('own');
  expect(readConfig({ backend: 'ruoyi-plus' }, 'development').config.clientId).toBe('');
});

test.each([
  ['apiPublicKey', '-----BEGIN PUBLIC KEY-----', '应为 Base64 编码的公钥'],
  ['clientId', '客户端', '只能包含字母、数字和“_.-”'],
])('%s=%s: a sentence', (name, value, sentence) => {
  const { problems } = readConfig({ ...FIVE, [name]: value }, 'development');
  expect(problems).toEqual([expect.stringContaining(sentence)]);
});
