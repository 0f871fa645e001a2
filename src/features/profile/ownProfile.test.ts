// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { selectUser } from '@/state/user/userSlice';
import { withConfig } from '../../../tests/config';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { BASE, http, respond, startBackend } from '../../../tests/httpBackend';
import { changeAvatar } from './ownProfile';

startBackend();

test.each([
  ['/profile/avatar/a.png', [], ['头像已更换', '']],
  ['http://192.0.2.20:9000/ruoyi/a.png', ['192.0.2.20:9000'], ['头像已更换', '']],
  [
    'http://192.0.2.20:9000/ruoyi/a.png',
    [],
    ['头像已保存，但不会显示', '本站未允许显示 192.0.2.20:9000 的图片，可在设置 imageHosts 中允许'],
  ],
])('a new picture at %s, with the hosts %j: %j (§2.96)', async (imgUrl, imageHosts, told) => {
  withConfig({ apiBase: BASE, imageHosts });
  respond({ code: 200, imgUrl });
  const services = { ...createTestServices(), http };
  const { dispatch, getState } = createTestStore(services);
  expect(await dispatch(changeAvatar(new File(['x'], 'avatar.png'), {}))).toBe(true);
  expect(selectUser(getState()).avatar).toBe(imgUrl);
  expect(services.toast.shown.get().map(({ text, detail }) => [text, detail])).toEqual([told]);
});
