import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, expect, test } from 'vitest';
import { db } from '../../mocks/db/db';
import { loginLogs } from '../../mocks/db/system/loginLogs';
import { markNoticeRead, notices } from '../../mocks/db/system/notices';
import { onlineUsers } from '../../mocks/db/system/onlineUsers';
import { operLogs } from '../../mocks/db/system/operLogs';
import { fail } from '../../mocks/handlers/envelopes';
import { path } from '../../mocks/handlers/path';
import { uploadCalls } from '../../mocks/handlers/uploads';
import { server } from '../../mocks/server';
import { backendOf } from '../../mocks/switches/backendOf';
import { withConfig } from '../config';
import { dialogByTitle } from '../dialogByTitle';
import { signedIn } from '../renderApp';
import { collectSavedFiles } from '../savedFiles';
import { sheetCells } from '../sheetCells';
import { giveMenu } from './testMenu';

// Loads the pages before the tests, else the first test would wait while Vite transforms their modules.
const modules = import.meta.glob('../../src/pages/{monitor/*,system/Notice}Page.tsx');
beforeAll(() => Promise.all(Object.values(modules).map((load) => load())));

const MINUTES = 180_000;
const saved = collectSavedFiles();

async function open(at: string, title: string, query = '') {
  giveMenu([{ path: '/it', name: 'it', component: `${at}/index`, meta: { title } }]);
  const app = await signedIn(`/it${query}`);
  return { ...app, table: within(await screen.findByRole('region', { name: title })) };
}

const agree = async ({ user }: Pick<Awaited<ReturnType<typeof open>>, 'user'>) =>
  user.click(await screen.findByRole('button', { name: /^确\s*定$/ }));

/** The first bytes of a picture. */
const PICTURE = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

test(
  'an operation shows what was sent and answered as JSON, line by line; 清空 leaves its own record alone (§2.106)',
  async () => {
    const first = operLogs.rows.all().at(-1);
    operLogs.rows.put({
      ...first,
      operId: 9999,
      operParam: '{"a":[1,{"b":2}]}',
      jsonResult: 'no <b>JSON</b>',
    } as never);
    const app = await open('monitor/operlog', '操作日志');
    await app.user.click(await app.table.findByRole('button', { name: '详情“9999”' }));
    const detail = await dialogByTitle('操作日志详情：9999');
    expect(detail.getByText(/"b": 2/).textContent).toBe('{\n  "a": [\n    1,\n    {\n      "b": 2\n    }\n  ]\n}');
    expect(detail.getByText('no <b>JSON</b>')).toBeVisible();
    await app.user.click(detail.getByRole('button', { name: /^关\s*闭$/ }));

    await app.user.click(app.table.getByRole('button', { name: '操作日志的更多操作' }));
    await app.user.click(await screen.findByRole('menuitem', { name: '清空' }));
    await waitFor(() => expect(screen.getByText('是否确认清空所有操作日志？清空后无法恢复。')).toBeVisible());
    await agree(app);
    await waitFor(() => expect(screen.getByText('已清空操作日志')).toBeVisible());
    expect(operLogs.rows.all()).toHaveLength(1);
    await waitFor(() => expect(app.table.getByText('共 1 条')).toBeVisible());
  },
  MINUTES,
);

test(
  '重置 drops the order, too',
  async () => {
    const app = await open('monitor/operlog', '操作日志', '?sort=operTime&title=%E5%B2%97%E4%BD%8D');
    await app.user.click(await screen.findByRole('button', { name: /^重\s*置$/ }));
    await waitFor(() => expect(app.here()).toBe('/it'));
  },
  MINUTES,
);

test(
  'several operations are deleted by one call, which adds one',
  async () => {
    const calls: string[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'DELETE') calls.push(new URL(request.url).pathname.split('/').at(-1) ?? '');
    });
    const app = await open('monitor/operlog', '操作日志');
    const boxes = await app.table.findAllByRole('checkbox', { name: /^选择“/ });
    const count = operLogs.rows.all().length;
    for (const box of boxes.slice(0, 3)) await app.user.click(box);
    await app.user.click(app.table.getByRole('button', { name: /^删除 \(3\)$/ }));
    await waitFor(() =>
      expect(screen.getByText(/^是否确认删除选中的 3 条操作日志（\d+、\d+、\d+）？删除后无法恢复。$/)).toBeVisible(),
    );
    await agree(app);
    await waitFor(() => expect(screen.getByText('删除成功')).toBeVisible());
    server.events.removeAllListeners();
    expect(calls).toEqual([expect.stringMatching(/^\d+,\d+,\d+$/)]);
    expect(operLogs.rows.all()).toHaveLength(count - 2);
  },
  MINUTES,
);

test(
  'where the reply to a deletion is lost, nothing is said of what became of the lines',
  async () => {
    server.use(http.delete(path('/monitor/operlog/:ids'), () => HttpResponse.error()));
    const app = await open('monitor/operlog', '操作日志');
    await app.user.click((await app.table.findAllByRole('checkbox', { name: /^选择“/ }))[0] as HTMLElement);
    await app.user.click(app.table.getByRole('button', { name: '删除 (1)' }));
    await agree(app);
    await waitFor(() => expect(screen.getByText('网络中断，删除结果未知，列表已刷新，请核对')).toBeVisible());
    expect(screen.queryByText(/未能删除/)).toBeNull();
  },
  MINUTES,
);

test(
  'an account is unlocked from its row of the login log (§2.106)',
  async () => {
    const app = await open('monitor/logininfor', '登录日志');
    const failed = loginLogs.rows.all().filter(({ status }) => status === '1');
    const name = failed.at(-1)?.userName ?? '';
    db.failedLogins.set(name, { count: 5, last: Date.now() });
    const [unlock] = await app.table.findAllByRole('button', { name: `解锁“${name}”` });
    const rows = app.table.getAllByRole('row').filter((row) => row.textContent.includes('登录成功'));
    expect(rows.filter((row) => within(row).queryByRole('button', { name: /^解锁/ }))).toEqual([]);
    await app.user.click(unlock as HTMLElement);
    await waitFor(() => expect(screen.getByText(`是否确认解锁用户“${name}”？`)).toBeVisible());
    await agree(app);
    await waitFor(() => expect(screen.getByText('解锁成功')).toBeVisible());
    expect(db.failedLogins.has(name)).toBe(false);
  },
  MINUTES,
);

test(
  'a session is ended after a question, and is gone from the list (§2.106)',
  async () => {
    const app = await open('monitor/online', '在线用户');
    const [other] = onlineUsers().filter(({ userName }) => userName !== 'admin');
    const name = other?.userName ?? '';
    await app.user.click(await app.table.findByRole('button', { name: `强退“${name}”` }));
    await waitFor(() =>
      expect(
        screen.getByText(`是否确认强退用户“${name}（${other?.deptName}）”？该用户未保存的内容可能丢失。`),
      ).toBeVisible(),
    );
    await agree(app);
    await waitFor(() => expect(screen.getByText('强退成功')).toBeVisible());
    await waitFor(() => expect(app.table.queryByText(name)).toBeNull());
    expect(onlineUsers().some(({ userName }) => userName === name)).toBe(false);
  },
  MINUTES,
);

test(
  'the id of a session, by which anybody could sign in, stands nowhere in the page, nor in the log (§19.8)',
  async () => {
    const tokenId = `eyJ0eXAiOiJKV1QifQ.${'x'.repeat(40)}.00end-99`;
    const rows = [1, 2].map((one) => ({ tokenId: tokenId.replace('x', String(one)), userName: `user${one}` }));
    server.use(
      http.get(path('/monitor/online/list'), () => HttpResponse.json({ code: 200, rows, total: 2 })),
      http.delete(path('/monitor/online/:id'), () => HttpResponse.json({ code: 500, msg: '会话服务异常' })),
    );
    const app = await open('monitor/online', '在线用户');
    expect(await app.table.findAllByText('…00end-99')).toHaveLength(2);
    await app.user.click(app.table.getByRole('button', { name: '强退“user2”' }));
    await agree(app);
    await waitFor(() => expect(screen.getByText('会话服务异常')).toBeVisible());
    expect(document.documentElement.outerHTML).not.toContain('eyJ0eXAiOiJKV1QifQ');
    const log = JSON.stringify(app.store.getState().errorLog);
    expect(log).toContain('DELETE /monitor/online/…00end-99');
    expect(log).not.toContain('eyJ0eXAiOiJKV1QifQ');
  },
  MINUTES,
);

test(
  'a list that could not be sorted keeps its rows, and can be shown in the old order; another failure shows none (§19.8)',
  async () => {
    server.use(
      http.get(path('/monitor/operlog/list'), ({ request }) =>
        new URL(request.url).searchParams.has('orderByColumn')
          ? HttpResponse.json({ code: 500, msg: "Unknown column 'cost_time' in 'order clause'" })
          : undefined,
      ),
    );
    const app = await open('monitor/operlog', '操作日志');
    const details = () => app.table.queryAllByRole('button', { name: /^详情“/ }).map((one) => one.ariaLabel);
    await app.table.findAllByRole('button', { name: /^详情“/ });
    const before = details();
    await app.user.click(app.table.getByRole('columnheader', { name: /耗时/ }));
    await waitFor(() => expect(app.table.getByText('无法按所选的列排序，仍显示原来的内容')).toBeVisible());
    expect(details()).toEqual(before);
    await app.user.click(app.table.getByRole('button', { name: '取消排序' }));
    await waitFor(() => expect(app.table.queryByText(/^无法按所选的列排序/)).toBeNull());
    expect(details()).toEqual(before);
    expect(app.here()).not.toContain('sort');

    await app.user.click(app.table.getByRole('columnheader', { name: /耗时/ }));
    await waitFor(() => expect(app.table.getByText('无法按所选的列排序，仍显示原来的内容')).toBeVisible());
    await app.user.type(app.table.getByLabelText('系统模块'), '用户');
    await app.user.click(app.table.getByRole('button', { name: '查询' }));
    await waitFor(() => expect(app.table.getByText('操作日志加载失败')).toBeVisible());
    expect(details()).toEqual([]);
  },
  MINUTES,
);

test(
  'a notice is added with its type, and shown as safe text',
  async () => {
    const app = await open('system/notice', '通知公告');
    await app.user.click(await app.table.findByRole('button', { name: '新增' }));
    const form = await dialogByTitle('新增通知公告');
    await app.user.type(form.getByLabelText('标题'), '码头停电');
    await app.user.click(await form.findByRole('radio', { name: '通知' }));
    await app.user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(app.table.getByText('码头停电')).toBeVisible());
    const added = notices.rows.all().at(-1);
    expect(added).toMatchObject({ noticeTitle: '码头停电', noticeType: '1', status: '0' });

    notices.rows.put({ ...added, noticeContent: '<p onclick="alert(1)">明天<script>1</script></p>' } as never);
    await app.user.click(app.table.getByRole('button', { name: '刷新' }));
    await waitFor(() => expect(app.table.getByRole('button', { name: '刷新' })).toHaveAttribute('aria-busy', 'false'));
    await app.user.click(app.table.getByRole('button', { name: '详情“码头停电”' }));
    expect((await screen.findByText('明天')).outerHTML).toBe('<p>明天</p>');
  },
  MINUTES,
);

test(
  'a notice tells who has read it and who has not, to be searched and saved; nothing where the server does not know (§2.115, §19.11)',
  async () => {
    withConfig({ announcements: true });
    const notice = notices.rows.all().at(-1);
    markNoticeRead(Number(notice?.noticeId), 207);
    const { user, table } = await open('system/notice', '通知公告');
    const title = notice?.noticeTitle ?? '';
    const close = { name: /^关\s*闭$/ };
    let isAway = false;
    const away = () => ((isAway = true), fail(503, '服务暂不可用'));
    server.use(http.get(path('/system/notice/readUsers/list'), away, { once: true }));
    // Its title opens it, too.
    await user.click(await table.findByRole('button', { name: title }));
    await waitFor(() => expect(isAway).toBe(true));
    await user.click(await screen.findByRole('button', close));
    await waitFor(() => expect(screen.queryByRole('button', close)).toBeNull());

    await user.click(table.getByRole('button', { name: `详情“${title}”` }));
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    server.use(http.get(path('/system/user/list'), () => held.then(() => fail(403, '没有权限')), { once: true }));
    await user.click(await screen.findByRole('button', { name: '已读 1 人' }));
    const alone = await dialogByTitle(`阅读情况：${title}`);
    const save = alone.getByRole('button', { name: /^导\s*出$/ });
    expect(save).toBeDisabled();
    answer();
    await waitFor(() => expect(save).toBeEnabled());
    await user.click(save);
    await waitFor(() => expect(saved.at(-1)?.name).toBe(`已读人员_${title}.xlsx`));
    await user.click(alone.getByRole('button', { name: /^关\s*闭$/ }));
    await waitFor(() => expect(save).not.toBeInTheDocument());

    await user.click(screen.getByRole('button', { name: '已读 1 人' }));
    const readers = await dialogByTitle(`阅读情况：${title}`);
    await waitFor(() =>
      expect(readers.getByRole('row', { name: /王海洋.*第二港埠公司党总支.*20\d\d-\d\d-\d\d \d\d:/ })).toBeVisible(),
    );
    await user.click(await readers.findByRole('radio', { name: /^未读 \d+$/ }));
    await user.type(readers.getByLabelText('搜索姓名、账号或党组织'), '集团管理员');
    await waitFor(() => expect(readers.getByRole('row', { name: /集团管理员/ })).toBeVisible());
    expect(readers.queryByRole('row', { name: /王海洋/ })).toBeNull();
    await user.click(readers.getByRole('button', { name: /^导\s*出$/ }));
    await waitFor(() => expect(saved.at(-1)?.name).toBe(`阅读情况_${title}.xlsx`));
    const lines = (await sheetCells(saved.at(-1))).map((cells) => cells.map(({ text }) => text).join());
    expect(lines).toContainEqual(expect.stringMatching(/^王海洋,clerk,第二港埠公司党总支,已读,\d/));
    expect(lines).toContainEqual(expect.stringMatching(/^集团管理员,admin,.*,未读,$/));
    await user.click(readers.getByRole('button', { name: /^关\s*闭$/ }));
    await user.click(await screen.findByRole('button', { name: /^关\s*闭$/ }));

    let asked = 0;
    server.use(http.get(path('/system/notice/readUsers/list'), () => ((asked += 1), fail(404, 'Not Found'))));
    for (let time = 0; time < 2; time += 1) {
      await waitFor(() => expect(screen.queryByRole('button', close)).toBeNull());
      await user.click(table.getByRole('button', { name: `详情“${notices.rows.all().at(-2)?.noticeTitle}”` }));
      await screen.findByRole('button', close);
      await waitFor(() => expect(asked).toBe(1));
      expect(screen.queryByRole('button', { name: /^已读/ })).toBeNull();
      await user.click(screen.getByRole('button', close));
    }
  },
  MINUTES,
);

test(
  'files stand at the end of a notice: one on its way, or refused, is told and not saved; after a reload it is asked for again (§19.13, §19.14)',
  async () => {
    withConfig({ backend: 'ruoyi' });
    let answer: Parameters<typeof http.post>[1] = () => HttpResponse.json({ code: 500, msg: '磁盘空间不足' });
    server.use(
      http.post(path('/common/upload'), (info) => answer(info)),
      ...uploadCalls,
    );
    const app = await open('system/notice', '通知公告');
    await app.user.click(await app.table.findByRole('button', { name: '新增' }));
    const file = (name: string) => new File(['内容'], name);
    const chooser = () =>
      document.querySelector<HTMLInputElement>('[aria-modal] input[type=file][aria-label="选择文件"]');
    let form = await dialogByTitle('新增通知公告');
    await app.user.type(form.getByLabelText('标题'), '有附件');
    await app.user.click(form.getByRole('radio', { name: '通知' }));
    await app.user.upload(chooser() as HTMLInputElement, file('名单.docx'));
    await waitFor(() => expect(form.getByText('磁盘空间不足')).toBeVisible());
    await app.user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(form.getByText('“名单.docx”尚未上传，请等待完成，或移除后再保存')).toBeVisible());
    expect(notices.rows.all().some(({ noticeTitle }) => noticeTitle === '有附件')).toBe(false);

    const again = app.reload();
    form = await dialogByTitle('新增通知公告');
    expect(form.getByText('已恢复未保存的内容')).toBeVisible();
    expect(form.getByText('未上传，请重新选择')).toBeVisible();
    answer = () => new HttpResponse(null, { status: 413 });
    await again.user.upload(chooser() as HTMLInputElement, [file('名单.docx'), file('第二,份.pdf')]);
    expect(await form.findAllByText(/^文件“.+”超过服务器允许的大小$/)).toHaveLength(2);
    answer = () => undefined;
    for (const button of form.getAllByRole('button', { name: '重新上传' })) await again.user.click(button);
    await again.user.click(await form.findByRole('button', { name: '下载名单.docx' }));
    await waitFor(() => expect(saved.at(-1)?.name).toBe('名单.docx'));
    await again.user.click(await form.findByRole('button', { name: '移除第二，份.pdf' }));
    await again.user.click(form.getByRole('button', { name: '保存' }));
    await again.user.click(await screen.findByRole('button', { name: '详情“有附件”' }));
    const link = await screen.findByRole('link', { name: '名单.docx' });
    expect(link).toHaveAttribute('download', '名单.docx');
    expect(link.getAttribute('href')).toMatch(/^\/dzb\/prod-api\/profile\/upload\/\d{4}\//);
    expect(screen.queryByRole('link', { name: '第二，份.pdf' })).toBeNull();
  },
  MINUTES,
);

test(
  'pictures that are not shown are told before the upload, saved as they came and opened by the app; none by an address that expires (§10.6, §19.9)',
  async () => {
    withConfig({ backend: 'ruoyi-plus', dictApi: 'ruoyi' });
    server.use(...backendOf({ backend: 'ruoyi-plus', signed: true }));
    const picture = '<img src="http://192.0.2.20:9000/ruoyi/a.png" alt="红旗.png">';
    const notice = notices.rows.all().at(-1);
    notices.rows.put({ ...notice, noticeContent: `<p>见图${picture}</p>` } as never);
    const { user, table } = await open('system/notice', '通知公告');
    const title = notice?.noticeTitle ?? '';
    await user.click(await table.findByRole('button', { name: `修改“${title}”` }));
    const form = await dialogByTitle('修改通知公告');
    expect(await form.findByRole('note')).toHaveTextContent(
      '插入的图片存放在对象存储中，本站未允许显示那里的图片：读者看到的是链接。可在设置 imageHosts 中允许。',
    );
    await user.upload(await form.findByLabelText('选择图片'), new File([PICTURE], '流程.png', { type: 'image/png' }));
    await waitFor(() => expect(form.getByText(/^图片：流程\.png（阅读时点击查看/)).toBeVisible());
    await user.click(form.getByRole('button', { name: '保存' }));
    const stored = () => String(notices.rows.all().at(-1)?.['noticeContent']);
    await waitFor(() => expect(stored()).toContain('流程.png'));
    expect(stored()).toContain(picture);
    expect(stored()).toMatch(/<img src="\/dzb\/prod-api\/system\/oss\/download\/\d+" alt="流程\.png">/);

    await user.click(await table.findByRole('button', { name: `详情“${title}”` }));
    const link = await screen.findByRole('link', { name: '查看图片：流程.png' });
    await user.click(link);
    const preview = await dialogByTitle('预览：流程.png');
    expect(await preview.findByRole('img', { name: '流程.png' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    );
  },
  MINUTES,
);
