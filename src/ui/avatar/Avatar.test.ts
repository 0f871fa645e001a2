// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import defaultAvatar from '@/assets/avatar.svg';
import { appConfig } from '@/config/appConfig';
import { avatarSource } from './Avatar';

vi.stubEnv('BASE_URL', '/dzb/');
const { origin } = window.location;
vi.mock('@/config/appConfig', () => ({
  appConfig: { apiBase: '/dzb/prod-api', previewBase: '', imageHosts: ['img.example.cn', 'img.example.cn:8443'] },
}));

test.each([
  ['none', '', defaultAvatar],
  ['a picture itself', 'data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  ['of the app', '/dzb/a.png', '/dzb/a.png'],
  ['of the app, in full', `${origin}/dzb/a.png`, `${origin}/dzb/a.png`],
  ['of another app of this host', '../otherapp/user/delete?id=5', defaultAvatar],
  ['of another app of this host, in full', `${origin}/otherapp/user/delete?id=5`, defaultAvatar],
  ['of the backend', '/profile/avatar/x.png', '/dzb/prod-api/profile/avatar/x.png'],
  ['of the backend, in full', '/dzb/prod-api/profile/x.png', '/dzb/prod-api/profile/x.png'],
  ['of another host', 'https://evil.example/a.png', defaultAvatar],
  ['of another host without a scheme', '//evil.example/a.png', defaultAvatar],
  ['of a host that is configured', 'https://img.example.cn/a.png', 'https://img.example.cn/a.png'],
  ['of its port that is configured', 'https://img.example.cn:8443/a.png', 'https://img.example.cn:8443/a.png'],
  ['of another port of it', 'https://img.example.cn:8444/a.png', defaultAvatar],
  ['of a host below it', 'https://a.img.example.cn/a.png', defaultAvatar],
  ['of a host that has it for a user name', 'https://img.example.cn@evil.example/a.png', defaultAvatar],
  ['not by http', 'ftp://img.example.cn/a.png', defaultAvatar],
  ['a script', 'javascript:alert(1)', defaultAvatar],
  ['a page', 'data:text/html,x', defaultAvatar],
  ['nonsense', 'http://', defaultAvatar],
])('%s (§4.7, §9.35)', (_name, avatar, source) => {
  expect(avatarSource(avatar)).toBe(source);
});

test('the API base is where the configuration says', () => {
  const { apiBase } = appConfig;
  appConfig.apiBase = '/prod-api';
  expect(avatarSource('/profile/a.png')).toBe('/prod-api/profile/a.png');
  expect(avatarSource('/prod-api/profile/a.png')).toBe('/prod-api/profile/a.png');
  appConfig.apiBase = 'https://api.example/prod-api';
  expect(avatarSource('/profile/a.png')).toBe(defaultAvatar);
  appConfig.apiBase = apiBase;
});
