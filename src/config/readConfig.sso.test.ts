import { expect, test } from 'vitest';
import { readConfig, type Settings } from './readConfig';

const problemsOf = (settings: Settings) => readConfig(settings, 'production').problems;

test.each([
  { ssoUrl: 'https://sso.example.cn:8443/auth?client_id=a' },
  { ssoUrl: 'http://10.0.0.8/#/login' },
  { ssoUrl: 'https://a.cn#/login' },
  { ssoUrl: '/portal/', ssoLogoutUrl: '/' },
  { sso: 'cas', ssoUrl: 'https://a.cn/' },
  { ssoTokenName: 'access_token', icpFiling: '沪ICP备12345678号-1', policeFiling: '沪公网安备31010102001234号' },
])('%j is right (§11.8, §2.114)', (settings) => expect(problemsOf(settings)).toEqual([]));

const ADDRESS = '应以 http://、https:// 或单个 / 开头';
test.each([
  ...[
    'javascript:alert(1)',
    '//evil.example',
    '/a b',
    'ftp://a.cn',
    'https://',
    'https:/a.cn',
    'https://user@a.cn',
  ].map((value) => ['VITE_SSO_URL', 'ssoUrl', value, ADDRESS] as const),
  ['VITE_SSO_LOGOUT_URL', 'ssoLogoutUrl', 'data:text/html,x', ADDRESS],
  ['VITE_SSO_TOKEN_NAME', 'ssoTokenName', 'a b', '只能包含字母、数字和“_.-”'],
  ['VITE_POLICE_FILING', 'policeFiling', '沪公网安备 1 号', '应含 14 位数字'],
] as const)('%s: %s=%s says what is right (§11.8, §2.114)', (variable, name, value, sentence) => {
  expect(problemsOf({ [name]: value })).toEqual([`${variable}="${value}"：${sentence}`]);
});

test('a sign-in by a provider needs its address (§11.8)', () => {
  expect(problemsOf({ sso: 'oidc' })).toEqual(['sso="oidc"：须同时设置 ssoUrl 和 ssoCall']);
});

test.each([
  [{ lockAfter: '10' }, 1],
  [{ lockAfter: '10', ssoLogoutUrl: '/sso/logout' }, 0],
  [{}, 0],
])(
  'a lock beside a sign-in by a provider: with %j there are %i warnings, and the app starts (§11.8)',
  (more, count) => {
    const { problems, warnings } = readConfig({ sso: 'oidc', ssoUrl: 'https://a.cn/', ...more }, 'production');
    expect(problems).toEqual([]);
    expect(warnings).toHaveLength(count);
  },
);
