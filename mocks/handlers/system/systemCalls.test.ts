import { beforeEach, describe, expect, test } from 'vitest';
import { resetDb } from '../../db/db';
import { ask, readCaptcha, send, signIn } from '../../testing/client';

const PROFILE = '/system/user/profile';
let token: string;

beforeEach(async () => {
  resetDb();
  token = await signIn('admin');
});

const put = (path: string, json: object) => ask(path, { method: 'PUT', token, json });

describe('the own profile', () => {
  test('names roles and posts', async () => {
    expect(await ask(PROFILE, { token })).toMatchObject({
      data: { userId: 1, nickName: '集团管理员', dept: { deptName: '港口集团党委' } },
      roleGroup: '超级管理员',
      postGroup: '党委副书记',
    });
    expect(await ask(PROFILE)).toMatchObject({ code: 401 });
  });

  test('is changed by its owner, in what is theirs', async () => {
    expect(await put(PROFILE, { nickName: '李管理', sex: '1', deptId: 900, status: '1' })).toMatchObject({ code: 200 });
    expect((await ask(PROFILE, { token })).data).toMatchObject({
      nickName: '李管理',
      sex: '1',
      deptId: 1,
      status: '0',
    });
    expect((await ask('/getInfo', { token })).data).toMatchObject({ user: { realName: '李管理' } });
    expect(await put(PROFILE, { email: 'clerk@port.example' })).toEqual({
      code: 500,
      msg: "修改用户'admin'失败，邮箱账号已存在",
    });
  });

  test('has a password that changes for who knows the old one', async () => {
    const change = (oldPassword: string, newPassword: string) =>
      put(`${PROFILE}/updatePwd`, { oldPassword, newPassword });
    expect(await change('wrong', 'newPass1')).toEqual({ code: 500, msg: '修改密码失败，旧密码错误' });
    expect(await change('admin123', 'admin123')).toEqual({ code: 500, msg: '新密码不能与旧密码相同' });
    expect(await change('admin123', 'newPass1')).toMatchObject({ code: 200 });
    const json = { username: 'admin', password: 'newPass1', ...(await readCaptcha()) };
    expect(await ask('/login', { json })).toMatchObject({ code: 200 });
  });

  test('has a picture', async () => {
    const upload = (file: File) => {
      const form = new FormData();
      form.set('avatarfile', file);
      return ask(`${PROFILE}/avatar`, { token, form });
    };
    const { imgUrl } = await upload(new File([new Uint8Array([137, 80, 78, 71])], 'blob', { type: 'image/png' }));
    expect(imgUrl).toMatch(/^\/profile\/avatar\/[-\w]+\.png$/);
    const picture = await send(String(imgUrl));
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect([...new Uint8Array(await picture.arrayBuffer())]).toEqual([137, 80, 78, 71]);
    expect((await ask('/getInfo', { token })).data).toMatchObject({ user: { avatar: imgUrl } });
    expect(await upload(new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' }))).toMatchObject({ code: 500 });
    expect((await send('/profile/avatar/none.png')).status).toBe(404);
  });
});

describe('notices', () => {
  const top = async () => {
    const { data, unreadCount } = await ask('/system/notice/listTop', { token });
    return { notices: data as { noticeId: number; isRead: boolean; noticeContent: null }[], unreadCount };
  };

  test('of the top are the latest in use, without content, until they are read', async () => {
    const { notices, unreadCount } = await top();
    expect(notices).toHaveLength(5);
    expect(notices[0]).toMatchObject({
      noticeTitle: '关于开展年度民主评议党员工作的通知',
      noticeContent: null,
      isRead: false,
    });
    expect(unreadCount).toBe(5);
    await ask(`/system/notice/markRead?noticeId=${notices[0]?.noticeId}`, { method: 'POST', token });
    expect(await top()).toMatchObject({ unreadCount: 4, notices: [{ isRead: true }, {}, {}, {}, {}] });
    const ids = notices.map(({ noticeId }) => noticeId).join(',');
    await ask(`/system/notice/markReadAll?ids=${ids}`, { method: 'POST', token });
    expect((await top()).unreadCount).toBe(0);
    token = await signIn('clerk');
    expect((await top()).unreadCount).toBe(5);
  });

  test('keep their content as it was sent', async () => {
    const json = { noticeTitle: '甲', noticeType: '1', noticeContent: '<script>alert(1)</script><p>正文</p>' };
    await ask('/system/notice', { token, json });
    const [added] = (await ask('/system/notice/list?noticeTitle=甲', { token })).rows ?? [];
    expect(added).toMatchObject({ ...json, status: '0', createBy: 'admin' });
  });
});

test('a parameter is read by its key, in msg; those that are built in stay', async () => {
  expect(await ask('/system/config/configKey/sys.user.initPassword', { token })).toEqual({ code: 200, msg: '123456' });
  expect(await ask('/system/config/1', { method: 'DELETE', token })).toEqual({
    code: 500,
    msg: '内置参数【sys.index.skinName】不能删除',
  });
  expect(await ask('/system/config/refreshCache', { method: 'DELETE', token })).toMatchObject({ code: 200 });
});

describe('departments', () => {
  const DEPT = '/system/dept';

  test('that may be above one are all but itself and those below', async () => {
    const { data } = await ask(`${DEPT}/list/exclude/102`, { token });
    expect(data).toHaveLength(56);
  });

  test('take those below along, and keep their users', async () => {
    expect(await put(DEPT, { deptId: 102, parentId: 101 })).toMatchObject({ code: 200 });
    const { data } = await ask(`${DEPT}/209`, { token });
    expect(data).toMatchObject({ ancestors: '0,1,101,102' });
    expect(await ask(`${DEPT}/209`, { method: 'DELETE', token })).toEqual({
      code: 601,
      msg: '部门存在用户,不允许删除',
    });
    expect(await ask(`${DEPT}/901`, { method: 'DELETE', token })).toMatchObject({ code: 200 });
    expect(await put(DEPT, { deptId: 102, status: '1' })).toEqual({ code: 500, msg: '该部门包含未停用的子部门！' });
    const json = { parentId: 1, deptName: '信息中心党支部', orderNum: 1 };
    expect(await ask(DEPT, { token, json })).toEqual({
      code: 500,
      msg: "新增部门'信息中心党支部'失败，部门名称已存在",
    });
  });
});
