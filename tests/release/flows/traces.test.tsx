import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { path } from '../../../mocks/handlers/path';
import { server } from '../../../mocks/server';
import { withConfig } from '../../config';
import { type renderApp, signedIn } from '../../renderApp';

const answer = (call: string, body: object, status = 200) =>
  server.use(http.get(path(call), () => HttpResponse.json(body, { status })));

const DICTS = { path: '/dict', component: 'dict/DictPage', meta: { title: '字典' } };

/** A backend with a menu entry that cannot be used, another with a value of a wrong type, and no dictionaries. */
beforeEach(() => {
  answer('/getRouters', {
    code: 200,
    data: [DICTS, { path: 'javascript:alert(1)' }, { path: '/more', component: 'p', meta: { title: '更多', dot: {} } }],
  });
  answer('/system/dict/key/:key', { code: 403, msg: '没有权限' });
});

const MENU = 'GET /getRouters：菜单项';
const TRACES = [
  `${MENU}“javascript:alert(1)”已忽略：不允许的链接（字段 [1].path）`,
  `${MENU}“/more”的设置已忽略：类型不符（字段 [2].meta.dot）`,
  '字典“sys_normal_disable”加载失败：没有权限（GET /system/dict/key/sys_normal_disable，代码 403）',
  '字典“sys_yes_no”加载失败：没有权限（GET /system/dict/key/sys_yes_no，代码 403）',
];
const logOf = ({ store }: Pick<ReturnType<typeof renderApp>, 'store'>) =>
  store.getState().errorLog.map(({ err }) => err.message);

/** What the stub of ClipboardItem holds; jsdom has none. */
const written = v.object({ kinds: v.object({ 'text/plain': v.instance(Blob) }) });

describe('with the error log on', () => {
  beforeEach(() => withConfig({ errorLog: true }));

  test('what was left out, and why, is in the log with its call and field, and copied as text (§2.66, §7.51)', async () => {
    const app = await signedIn('/', 'clerk');
    await app.user.click(await screen.findByRole('button', { name: '异常捕获 4 条' }));
    const dialog = within(await screen.findByRole('dialog', { name: /异常捕获/ }));
    for (const trace of TRACES) expect(dialog.getByText(trace)).toBeVisible();

    vi.stubGlobal('ClipboardItem', function (kinds: unknown) {
      return { kinds };
    });
    let copied = '';
    vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
      copied = await v.parse(written, item).kinds['text/plain'].text();
    });
    await app.user.click(dialog.getByRole('button', { name: '复制日志' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: '已复制' })).toBeVisible());
    for (const trace of TRACES) expect(copied).toContain(trace);
    expect(copied).toContain(navigator.userAgent);
    expect(copied).toMatch(/^党支部管理平台异常捕获\n\d{4}\/\d/);
  });

  test('a browser without a clipboard shows the text, selected (§2.66)', async () => {
    const app = await signedIn('/', 'clerk');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await app.user.click(await screen.findByRole('button', { name: '异常捕获 4 条' }));
    const dialog = within(await screen.findByRole('dialog', { name: /异常捕获/ }));
    await app.user.click(dialog.getByRole('button', { name: '复制日志' }));
    const text = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: '错误日志文本' });
    for (const trace of TRACES) expect(text.value).toContain(trace);
    expect([text.selectionStart, text.selectionEnd]).toEqual([0, text.value.length]);
  });

  test('a refused value: the call, the field, and what was there instead (§7.51)', async () => {
    answer('/system/dict/parent/treeList', { code: 200, data: [{ id: { no: 'id' } }] });
    const app = await signedIn('/dict', 'clerk');
    await waitFor(() =>
      expect(logOf(app)).toContainEqual(
        expect.stringMatching(/^接口返回格式不正确：GET \/system\/dict\/parent\/treeList，字段 \w+\.0\.id$/),
      ),
    );
    const entry = app.store.getState().errorLog.find(({ err }) => err.message.includes('treeList'));
    expect(entry?.err.stack).toMatch(/Invalid type.*received Object/i);
    expect(entry?.url).toBe('#/dict');
  });
});

describe('with the error log off, as in production', () => {
  beforeEach(() => withConfig({ errorLog: false }));

  test('who has all permissions sees the badge all the same (§7.51)', async () => {
    const app = await signedIn();
    await waitFor(() => expect(screen.getByRole('button', { name: '异常捕获 4 条' })).toBeVisible());
    expect(logOf(app).sort()).toEqual([...TRACES].sort());
  });

  test('nobody else does (§4.20, §7.51)', async () => {
    const app = await signedIn('/', 'clerk');
    await waitFor(() =>
      expect(Object.values(app.store.getState().dict).map(({ status }) => status)).toEqual(['failed', 'failed']),
    );
    expect(logOf(app)).toEqual([]);
    expect(screen.queryByRole('button', { name: /异常捕获/ })).toBeNull();
  });
});

test('a dictionary that is refused where it is shown says so, and the page stays (§6.10)', async () => {
  withConfig({ errorLog: false, startDicts: [] });
  const app = await signedIn('/dict', 'clerk');
  const toast = await screen.findByText('字典“sys_normal_disable”加载失败');
  expect(toast).toHaveTextContent('没有权限');
  expect(app.here()).toBe('/dict');
});

test('what the server’s insides say is told by its code, and whole behind 详情 (§8.32)', async () => {
  withConfig({ errorLog: true });
  const sql = '### Error querying database. Cause: java.sql.SQLException: SELECT * FROM sys_dict_type';
  answer('/system/dict/parent/treeList', { code: 500, msg: sql });
  const app = await signedIn('/dict', 'clerk');
  const alert = await screen.findByRole('alert', { name: '' });
  expect(alert).toHaveTextContent('服务器发生错误（500）');
  expect(within(alert).getByText(sql)).not.toBeVisible();
  await app.user.click(within(alert).getByText('详情'));
  expect(within(alert).getByText(sql)).toBeVisible();
  const entry = app.store.getState().errorLog.find(({ err }) => err.stack.includes(sql));
  expect(entry?.err.message).toBe('服务器发生错误（GET /system/dict/parent/treeList，代码 500）');
});
