import { describe, expect, test } from 'vitest';
import { typedText, validators } from './validators';

const cases: Record<keyof typeof validators, { valid: string[]; invalid: string[] }> = {
  external: {
    valid: ['http://a.cn', 'https://a.cn', 'HTTPS://A.CN', 'mailto:a@b.cn', 'tel:10086', '//cdn.cn/x'],
    invalid: ['', '/workbench', 'a.cn', 'javascript:alert(1)', 'data:text/html,x', 'ftp://a.cn'],
  },
  password: { valid: ['123456', '      ', '一二三四五六'], invalid: ['', '12345', '😀😀😀'] },
  digits: { valid: ['0', '007', '123'], invalid: ['', '-1', '1.0', '１', '1 ', 'a'] },
  name: { valid: ['张三', 'abc', '第1党支部', '𠮷野'], invalid: ['', '张 三', 'a-b', '张三！', 'a_b'] },
  ipv4: {
    valid: ['0.0.0.0', '127.0.0.1', '255.255.255.255', '10.20.30.40'],
    invalid: ['', '256.0.0.1', '1.2.3', '1.2.3.4.5', '01.2.3.4', '1.2.3.4 ', '::1'],
  },
  url: {
    valid: ['http://a.cn', 'https://a.cn:8080/x?y=1#z', 'http://localhost:9962/dzb/', 'ftp://a.cn/x', 'http://1.2.3.4'],
    invalid: [
      '',
      'a.cn',
      'http://',
      'http:// a.cn',
      'https://a',
      'javascript:alert(1)',
      'http://a.cn/x y',
      'http:///a',
    ],
  },
  lowercase: { valid: ['a', 'abc'], invalid: ['', 'Abc', 'a1', 'ä'] },
  uppercase: { valid: ['A', 'ABC'], invalid: ['', 'aBC', 'A1', 'Ä'] },
  letters: { valid: ['a', 'AbC'], invalid: ['', 'a1', 'a b', '中'] },
  port: { valid: ['0', '80', '65535'], invalid: ['', '65536', '-1', '080', '8.0', '99999', 'x'] },
  phone: {
    valid: ['13800138000', '19912345678', '10000000000'],
    invalid: ['', '1380013800', '138001380000', '23800138000'],
  },
  idNumber: {
    valid: ['11010519491231002X', '11010519491231002x', '440524188001010014', '110105194912310021'],
    invalid: [
      '',
      '1101051949123100',
      '01010519491231002X',
      '11010517491231002X',
      '11010519491331002X',
      '11010519491232002X',
    ],
  },
  idNumberStrict: {
    valid: ['11010519491231002X', '11010519491231002x', '440524188001010014'],
    invalid: ['', '110105194912310021', '11010519490231002X', '110101202302290017', '44052418800101001X'],
  },
  email: {
    valid: ['a@b.cn', 'zhang.san+x@mail.example.com', 'a_b-c@x-y.org'],
    invalid: ['', 'a@b', '@b.cn', 'a b@c.cn', 'a@-b.cn', 'a@b..cn', 'a@b.cn ', `${'a'.repeat(65)}@b.cn`],
  },
  chineseName: { valid: ['张三', '欧阳震华', '𠮷野'], invalid: ['', '张', '欧阳震华明', '张a', 'Li'] },
  blank: { valid: ['', ' ', '\t\n', '　', 'null', 'NULL', ' null '], invalid: ['0', 'a', 'undefined', 'nil'] },
  landline: {
    valid: [
      '010-12345678',
      '0518-8238123',
      '05188238123',
      '82381234',
      '010-12345678-801',
      '400-123-4567',
      '8001234567',
    ],
    invalid: ['', '1234', '13800138000', '010-1234', '500-123-4567', '400-123-456', '01O-12345678'],
  },
  amount: {
    valid: ['0', '1', '0.5', '12.34', '1000000'],
    invalid: ['', '-1', '01', '1.', '.5', '1.234', '1,000', '1e3'],
  },
  jsonObject: { valid: ['{}', ' {"a": [1]} '], invalid: ['', '[]', '1', '"a"', 'null', '{a:1}', '{'] },
  signedNumber: {
    valid: ['0', '-0', '+1', '-12', '3.140', '-0.5', '+10.01'],
    invalid: ['', '01', '-01', '1.', '.5', '--1', '1e3', ' 1', '1,000', 'NaN'],
  },
};

describe.each(Object.entries(cases))('%s', (name, { valid, invalid }) => {
  const { test: check } = validators[name as keyof typeof validators];
  test.each(valid)('takes %j (§5.8, §5.9, §5.10, §5.11, §5.12, §5.13, §9.27)', (text) =>
    expect(check(text)).toBe(true),
  );
  test.each(invalid)('refuses %j (§5.8, §5.9, §5.10, §5.11, §5.12, §5.13, §9.27)', (text) =>
    expect(check(text)).toBe(false),
  );
});

test.each([
  ['phone', '139 5320 0137', '13953200137'],
  ['phone', '139-5320-0137', '13953200137'],
  ['phone', '１３９５３２００１３７', '13953200137'],
  ['phone', '139－5320－0137', '13953200137'],
  ['phone', '139—5320—0137', '13953200137'],
  ['phone', '+86 139 5320 0137', '13953200137'],
  ['phone', '8613953200137', '13953200137'],
  ['phone', '1395320013', '1395320013'],
  ['email', '　ａｂｃ＠port．cn ', 'abc@port.cn'],
  ['idNumberStrict', ' 11010519491231002Ｘ', '11010519491231002X'],
  ['phone', '(86)139.5320.0137；', '13953200137'],
  ['phone', '139_5320·0137\u200b', '13953200137'],
  ['phone', '139****0137', '139****0137'],
  ['phone', '13953200137/13953200138', '1395320013713953200138'],
  ['landline', '（0532）8293 0000', '0532-82930000'],
  ['idNumber', '370202 19900307 001ｘ', '37020219900307001x'],
  ['amount', '￥1,234．50', '1234.50'],
  ['email', 'a＠b。cn。', 'a@b.cn'],
  ['ipv4', '１０。０。０。１', '10.0.0.1'],
  ['url', 'https：／／a。cn／x', 'https://a.cn/x'],
  [undefined, ' 党（一）支部　', '党（一）支部'],
] as const)('in a field for %s, %j means %j (§5.14)', (rule, typed, meant) =>
  expect(typedText(rule, typed)).toBe(meant),
);

test.each(Object.entries(validators))('%s is quick on long hostile text', (_name, { test: check }) => {
  expect(check('1'.repeat(50_000) + '!')).toBe(_name === 'password');
  expect(check('a@'.repeat(20_000))).toBe(_name === 'password');
});
