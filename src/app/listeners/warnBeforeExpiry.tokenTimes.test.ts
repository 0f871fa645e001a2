import { expect, test } from 'vitest';
import { tokenTimes } from './warnBeforeExpiry';

const encode = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const jwt = (payload: string) => `${encode('{"alg":"HS512"}')}.${encode(payload)}.signature`;

test.each([
  ['{"sub":"admin","exp":1760572800}', 1_760_572_800_000],
  ['{"exp":1760572800.5}', 1_760_572_800_500],
  ['{"exp":0}', 0],
  ['{"exp":1e300}', 1e303],
  [String.fromCharCode(...new TextEncoder().encode('{"sub":"张三","exp":1760572800}')), 1_760_572_800_000],
  ['{"sub":"~~~???>>>","exp":1760572800}', 1_760_572_800_000],
])('%s', (payload, end) => expect(tokenTimes(jwt(payload))?.end).toBe(end));

test.each([
  ['a token of another kind', '6f1d2c3b4a5968778695a4b3c2d1e0ff'],
  ['empty', ''],
  ['two parts', 'a.b'],
  ['four parts', `${jwt('{"exp":1}')}.more`],
  ['no base64', 'a.令牌.c'],
  ['no JSON', jwt('exp=1')],
  ['a list', jwt('[1]')],
  ['null', jwt('null')],
  ['without exp, as RuoYi’s', jwt('{"login_user_key":"6f1d2c3b"}')],
  ['exp as text', jwt('{"exp":"1760572800"}')],
  ['exp not a number', jwt('{"exp":NaN}')],
  ['exp null', jwt('{"exp":null}')],
  ['exp before 1970', jwt('{"exp":-1}')],
  ['exp beyond numbers', jwt('{"exp":1e999}')],
])('says nothing: %s', (_name, token) => expect(tokenTimes(token)).toBeUndefined());
