// @vitest-environment jsdom
import { expect, test } from 'vitest';
import defaultAvatar from '@/assets/avatar.svg';
import { avatarSource } from './avatarSource';

test.each([
  ['none', '', defaultAvatar],
  ['a picture itself', 'data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  ['of this host', '/dzb/a.png', `${window.location.origin}/dzb/a.png`],
  ['of this host, in full', `${window.location.origin}/a.png`, `${window.location.origin}/a.png`],
  ['of another host', 'https://evil.example/a.png', defaultAvatar],
  ['of another host without a scheme', '//evil.example/a.png', defaultAvatar],
  ['a script', 'javascript:alert(1)', defaultAvatar],
  ['a page', 'data:text/html,x', defaultAvatar],
  ['nonsense', 'http://', defaultAvatar],
])('%s', (_name, avatar, source) => {
  expect(avatarSource(avatar)).toBe(source);
});
