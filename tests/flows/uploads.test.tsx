import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, expect, test, vi } from 'vitest';
import { notices } from '../../mocks/db/system/notices';
import { path } from '../../mocks/handlers/path';
import { uploadCalls } from '../../mocks/handlers/uploads';
import { server } from '../../mocks/server';
import { backendOf } from '../../mocks/switches/backendOf';
import { lockChanged } from '@/state/user/userSlice';
import { withConfig } from '../config';
import { dialogByTitle } from '../dialogByTitle';
import { signedIn } from '../renderApp';
import { giveMenu } from './testMenu';

// Loads the pages before the tests, else the first test would wait while Vite transforms their modules.
beforeAll(() =>
  Promise.all([
    import('@/pages/system/NoticePage'),
    import('@/pages/system/UserPage'),
    import('@/pages/files/FilesPage'),
    import('@/pages/profile/ProfilePage'),
  ]),
);

const MINUTES = 180_000;

/** The first bytes of a picture. */
const PICTURE = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

async function open(component: string, title: string) {
  giveMenu([
    { path: '/it', name: 'it', component: `${component}/index`, meta: { title } },
    { path: '/other', name: 'other', component: 'profile/ProfilePage', meta: { title: '别处' } },
  ]);
  const app = await signedIn('/it');
  return { ...app, table: within(await screen.findByRole('region', { name: title })) };
}

type App = Awaited<ReturnType<typeof open>>;

/** Holds a call until the test lets it go on. */
function hold(call: string) {
  const held: (() => void)[] = [];
  const state = { asked: 0, release: () => held.splice(0).forEach((go) => go()) };
  server.use(
    http.post(path(call), async () => {
      state.asked += 1;
      await new Promise<void>((resolve) => held.push(resolve));
    }),
  );
  return state;
}

/** Counts the requests that the app gives up. */
const watchStops = () => vi.spyOn(window.XMLHttpRequest.prototype, 'abort');

const fileInput = () => document.querySelector<HTMLInputElement>('[aria-modal] input[type=file]') as HTMLInputElement;

async function openNotice(app: App, title: string) {
  await app.user.click(await app.table.findByRole('button', { name: '新增' }));
  const form = await dialogByTitle('新增通知公告');
  await app.user.type(form.getByLabelText('标题'), title);
  await app.user.click(form.getByRole('radio', { name: '通知' }));
  return form;
}

async function openImport(app: App) {
  await app.user.click(await app.table.findByRole('button', { name: '导入' }));
  const dialog = await dialogByTitle('导入用户');
  await app.user.upload(fileInput(), new File(['x'], '用户.xlsx'));
  return { dialog, ok: await dialog.findByRole('button', { name: /^导\s*入$/ }) };
}

test(
  'a picture on its way stands in the text with its progress; a save says that it is not there, and has it once it is (§19.25)',
  async () => {
    withConfig({ backend: 'ruoyi' });
    server.use(...uploadCalls);
    const upload = hold('/common/upload');
    const app = await open('system/notice', '通知公告');
    const form = await openNotice(app, '有图');
    await app.user.upload(
      await form.findByLabelText('选择图片'),
      new File([PICTURE], '合影.jpg', { type: 'image/jpeg' }),
    );
    await waitFor(() => expect(form.getByRole('progressbar', { name: '正在上传 合影.jpg' })).toBeVisible());
    await app.user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(form.getByText('“合影.jpg”尚未上传，请等待完成，或移除后再保存')).toBeVisible());
    const stored = () => notices.rows.all().find(({ noticeTitle }) => noticeTitle === '有图');
    expect(stored()).toBeUndefined();
    upload.release();
    await waitFor(() => expect(form.getByRole('img', { name: '合影.jpg' })).toBeVisible());
    await app.user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(stored()?.['noticeContent']).toMatch(/^<p><img src="[^"]+" alt="合影\.jpg"><\/p>$/));
  },
  MINUTES,
);

test(
  'a picture that is removed while it is on its way is not sent further; after a reload it is asked for again (§19.25)',
  async () => {
    withConfig({ backend: 'ruoyi' });
    server.use(...uploadCalls);
    const stops = watchStops();
    hold('/common/upload');
    const app = await open('system/notice', '通知公告');
    let form = await openNotice(app, '有图');
    await app.user.upload(
      await form.findByLabelText('选择图片'),
      new File([PICTURE], '合影.jpg', { type: 'image/jpeg' }),
    );
    await app.user.click(await form.findByRole('button', { name: '移除合影.jpg' }));
    await waitFor(() => expect(stops).toHaveBeenCalledTimes(1));
    expect(form.queryByRole('progressbar')).toBeNull();
    await app.user.upload(form.getByLabelText('选择图片'), new File([PICTURE], '会场.jpg', { type: 'image/jpeg' }));
    await form.findByRole('progressbar', { name: '正在上传 会场.jpg' });
    app.reload();
    form = await dialogByTitle('新增通知公告');
    await waitFor(() => expect(form.getByText('未上传，请重新选择')).toBeVisible());
    expect(form.getByRole('button', { name: '移除会场.jpg' })).toBeVisible();
  },
  MINUTES,
);

test(
  'of ten files of a record three are sent at once; the others wait (§7.53)',
  async () => {
    withConfig({ backend: 'ruoyi' });
    server.use(...uploadCalls);
    const upload = hold('/common/upload');
    const app = await open('system/notice', '通知公告');
    const form = await openNotice(app, '有附件');
    const files = Array.from({ length: 10 }, (_, place) => new File(['x'], `${place}.pdf`));
    fireEvent.change(form.getByLabelText('选择文件'), { target: { files } });
    await waitFor(() => expect(upload.asked).toBeGreaterThan(2));
    expect(await form.findAllByText('等待上传')).toHaveLength(7);
    expect(upload.asked).toBe(3);
    upload.release();
    await waitFor(() => expect(upload.asked).toBe(6));
  },
  MINUTES,
);

test(
  'an import has progress and can be stopped; two clicks at once send one (§7.53)',
  async () => {
    const stops = watchStops();
    const upload = hold('/system/user/importData');
    const app = await open('system/user', '用户管理');
    const { dialog, ok } = await openImport(app);
    act(() => {
      ok.click();
      ok.click();
    });
    await waitFor(() => expect(dialog.getByRole('progressbar', { name: '正在上传 用户.xlsx' })).toBeVisible());
    await waitFor(() => expect(upload.asked).toBe(1));
    await app.user.click(dialog.getByRole('button', { name: /^取\s*消$/ }));
    await waitFor(() => expect(stops).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(dialog.getByText(/^已停止导入/)).toBeVisible());
    expect(dialog.getByRole('button', { name: /^导\s*入$/ })).toBeEnabled();
    expect(upload.asked).toBe(1);
  },
  MINUTES,
);

test(
  'a file that a proxy finds too large for an import is named (§8.34)',
  async () => {
    const html = '<html><h1>413 Request Entity Too Large</h1></html>';
    server.use(http.post(path('/system/user/importData'), () => HttpResponse.html(html, { status: 413 })));
    const app = await open('system/user', '用户管理');
    const { ok } = await openImport(app);
    await app.user.click(ok);
    await waitFor(() => expect(screen.getByText('文件“用户.xlsx”超过服务器允许的大小')).toBeVisible());
  },
  MINUTES,
);

const QUESTION = '有正在上传的文件，离开后将中断，确定离开吗？';

test(
  'files on their way are known to whoever leaves: another page, closing the dialog, signing out; a lock lets them go on (§19.25)',
  async () => {
    withConfig({ backend: 'ruoyi-plus', dictApi: 'ruoyi' });
    server.use(...backendOf({ backend: 'ruoyi-plus' }));
    const stops = watchStops();
    const upload = hold('/system/oss/upload');
    const app = await open('system/oss', '文件管理');
    await app.user.click(app.table.getByRole('button', { name: '上传' }));
    const dialog = await dialogByTitle('上传文件');
    await app.user.upload(fileInput(), [new File(['x'], '甲.txt'), new File(['x'], '乙.txt')]);
    await app.user.click(await dialog.findByRole('button', { name: '上传' }));
    await dialog.findByRole('progressbar', { name: '正在上传 甲.txt' });
    await waitFor(() => expect(upload.asked).toBe(2));

    const stay = async (text: string) => {
      await waitFor(() => expect(screen.getByText(text)).toBeVisible());
      await app.user.click(screen.getByRole('button', { name: '继续上传' }));
      await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    };
    act(() => void app.router.navigate('/other'));
    await stay(QUESTION);
    await app.user.click(dialog.getByRole('button', { name: '关闭对话框' }));
    await stay(QUESTION);
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);

    act(() => void app.store.dispatch(lockChanged(true)));
    const leave = await screen.findByRole('button', { name: '退出登录' });
    expect(leave).toHaveAccessibleDescription('有正在上传的文件，退出后将中断');
    act(() => void app.store.dispatch(lockChanged(false)));
    expect(stops).not.toHaveBeenCalled();

    await app.user.click(dialog.getByRole('button', { name: /^取\s*消$/ }));
    await waitFor(() => expect(stops).toHaveBeenCalledTimes(2));
    expect(await dialog.findAllByText('已取消上传')).toHaveLength(2);
    expect(dialog.getByRole('button', { name: '上传' })).toBeEnabled();
  },
  MINUTES,
);
