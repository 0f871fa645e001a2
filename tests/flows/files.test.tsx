import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import JSZip from 'jszip';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { server } from '../../mocks/server';
import { backendOf } from '../../mocks/switches/backendOf';
import { withConfig } from '../config';
import { dialogByTitle } from '../dialogByTitle';
import { signedIn } from '../renderApp';
import { collectSavedFiles } from '../savedFiles';
import { giveMenu } from './testMenu';

const saved = collectSavedFiles();

const STORED = '*/system/oss/download/:name';

async function filesPage(names = '') {
  const app = await signedIn('/files');
  const field = await screen.findByLabelText(/^文件名/);
  if (names !== '') fireEvent.change(field, { target: { value: names } });
  return app;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function unpacked() {
  await waitFor(() => expect(saved).toHaveLength(1));
  const zip = await JSZip.loadAsync((await saved[0]?.blob.arrayBuffer()) ?? '', { checkCRC32: true });
  return Object.keys(zip.files);
}

test('a file by its name (§7.28)', async () => {
  const { user } = await filesPage('党员名册.csv');
  await user.click(button('下载党员名册.csv'));
  await waitFor(() => expect(screen.getByText('下载完成')).toBeVisible());
  expect(saved.map(({ name }) => name)).toEqual(['党员名册.csv']);
  expect(await saved[0]?.blob.text()).toContain('集装箱码头公司第一党支部');
  expect(screen.queryByText('正在下载数据，请稍候')).toBeNull();
});

test('several files, each by itself', async () => {
  const { user } = await filesPage('党员名册.csv\n考核得分 100%.txt\n支部徽标.png');
  await user.click(button('逐个下载'));
  await waitFor(() => expect(screen.getByText('下载完成，共 3 个文件')).toBeVisible());
  expect(saved.map(({ name }) => name)).toEqual(['党员名册.csv', '考核得分 100%.txt', '支部徽标.png']);
});

test('what has arrived stands among the notices, what failed does not', async () => {
  const { user, store } = await filesPage('党员名册.csv\n支部徽标.png');
  await user.click(button('下载党员名册.csv'));
  await waitFor(() => expect(store.getState().notices).toHaveLength(1));
  await user.click(button('逐个下载'));
  await waitFor(() => expect(store.getState().notices).toHaveLength(2));
  server.use(http.get(STORED, () => HttpResponse.json({ code: 404 })));
  await user.click(button('下载党员名册.csv'));
  await screen.findByText(/访问资源不存在/);
  expect(store.getState().notices.map(({ text }) => text)).toEqual(['下载完成，共 2 个文件', '下载完成：党员名册.csv']);
});

test('an archive loses nothing but the file that failed, which can be tried again (§7.41)', async () => {
  const { user } = await filesPage('党员名册.csv\n没有.txt\n党员名册.csv');
  await user.click(button('打包下载'));
  await waitFor(() => expect(screen.getByText('已下载 2 个文件，1 个失败')).toBeVisible());
  expect(await unpacked()).toEqual(['党员名册.csv', '党员名册 (1).csv']);
  expect(saved[0]?.name).toMatch(/^文件打包_\d{14}\.zip$/);

  const report = screen.getByText(/以下 1 个文件未能下载/).closest('[role=alert]');
  expect(report).toHaveTextContent('没有.txt：访问资源不存在');
  server.use(http.get(STORED, () => new HttpResponse('now it is there')));
  saved.length = 0;
  await user.click(button('只重试这些文件'));
  expect(await unpacked()).toEqual(['没有.txt']);
  expect(screen.queryByText(/未能下载/)).toBeNull();
});

test('no archive is saved when every file fails (§8.19)', async () => {
  const { user } = await filesPage('没有.txt\n也没有.txt');
  await user.click(button('打包下载'));
  await waitFor(() => expect(screen.getByText(/以下 2 个文件未能下载/)).toBeVisible());
  expect(screen.getByText(/^下载文件出现错误，请联系管理员！/)).toBeVisible();
  expect(saved).toEqual([]);
});

test('the list of files is posted for, the archive comes from the chosen data source (§7.27, §7.29)', async () => {
  const { user } = await filesPage();
  await user.click(button('导出文件清单'));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['文件清单.csv']));
  saved.length = 0;
  window.localStorage.setItem('dataName', 'slave');
  server.use(http.get('*/system/oss/zip', ({ request }) => new HttpResponse(request.headers.get('datasource'))));
  await user.click(button(/^下载全部资料/));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['党建资料.zip']));
  expect(await saved[0]?.blob.text()).toBe('slave');
});

describe('a download that fails', () => {
  test.each([
    ['403 in the body', () => HttpResponse.json({ code: 403, msg: 'x' }), '当前操作没有权限'],
    ['404 in the body', () => HttpResponse.json({ code: 404, msg: 'x' }), '访问资源不存在'],
    ['the server’s own words', () => HttpResponse.json({ code: 500, msg: '数据量过大' }), '数据量过大'],
    ['no words', () => HttpResponse.json({ code: 500 }), '系统未知错误，请反馈给管理员'],
    ['a gateway', () => new HttpResponse('', { status: 502 }), '下载文件出现错误，请联系管理员！（网关错误）'],
    ['its page', () => HttpResponse.html('<h1>', { status: 502 }), '下载失败：请求被网络设备或网关拦截（502）'],
    ['no connection', () => HttpResponse.error(), '下载文件出现错误，请联系管理员！（Network Error）'],
  ])('%s (§8.14, §8.17, §8.18, §8.19)', async (_case, answer, message) => {
    server.use(http.get(STORED, answer));
    const { user, here } = await filesPage('a.txt');
    await user.click(button('下载a.txt'));
    await waitFor(() => expect(screen.getByText(message)).toBeVisible());
    expect(screen.queryByText('正在下载数据，请稍候')).toBeNull();
    expect(saved).toEqual([]);
    expect(here()).toBe('/files');
  });

  test.each(['下载a.txt', '打包下载'])('401 ends the session (%s) (§8.17)', async (name) => {
    server.use(http.get(STORED, () => HttpResponse.json({ code: 401, msg: 'x' })));
    const { user } = await filesPage('a.txt');
    await user.click(button(name));
    await waitFor(() => expect(screen.getByRole('form', { name: '登录' })).toBeVisible());
    expect(screen.getByText('信息失效，请重新登录')).toBeVisible();
    expect(screen.queryByText('正在下载数据，请稍候')).toBeNull();
  });
});

test.each(['button', 'key'])(
  'a download can be cancelled by %s, and the keyboard is where it was (§8.20)',
  async (how) => {
    server.use(http.get(STORED, () => new Promise(() => undefined)));
    const { user } = await filesPage('a.txt\nb.txt\nc.txt\nd.txt');
    await user.click(button('打包下载'));
    const overlay = await screen.findByRole('dialog', { name: '正在下载数据，请稍候' });
    const files = within(overlay).getByRole('list', { name: '各文件的进度', hidden: true });
    expect(files).toHaveTextContent('a.txt下载中b.txt下载中c.txt下载中d.txt等待');

    if (how === 'key') await user.keyboard('{Escape}');
    else await user.click(within(overlay).getByRole('button', { name: '取消下载' }));
    await waitFor(() => expect(screen.getByText('已取消下载')).toBeVisible());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('打包下载')).toHaveFocus();
    expect(saved).toEqual([]);
  },
);

test.each([
  ['', '共 0 个文件'],
  ['a.txt\r\n\r\n  b.txt\tc.txt ', '共 3 个文件'],
  ['..\n.\na.txt', '共 1 个文件；2 个名称无效，已忽略'],
  [Array.from({ length: 250 }, (_, n) => `${n}.txt`).join('\n'), '共 200 个文件；一次最多下载 200 个文件，其余已忽略'],
])('names are read as they are pasted (%#)', async (names, summary) => {
  await filesPage(names);
  expect(screen.getByText(summary)).toBeVisible();
});

test('a file is previewed in a frame that cannot reach the app, and downloaded from there (§2.97)', async () => {
  const { user } = await filesPage('党员名册.csv');
  await user.click(button('预览党员名册.csv'));
  const dialog = within(await screen.findByRole('dialog', { name: '预览：党员名册.csv' }));
  const address = `/dzb/preview/${encodeURIComponent('党员名册.csv')}`;
  const frame = dialog.getByTitle('党员名册.csv的内容');
  expect(frame).toHaveAttribute('src', address);
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-popups allow-downloads');
  const opener = dialog.getByRole('link', { name: '在新窗口打开' });
  expect(opener).toHaveAttribute('href', address);
  expect(opener).toHaveAttribute('target', '_blank');
  await user.click(dialog.getByRole('button', { name: '下载' }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['党员名册.csv']));
});

test('the page says how names and numbers are known; examples look like examples (§2.97)', async () => {
  await filesPage();
  const names = screen.getByLabelText(/^文件名/);
  expect(names).toHaveAccessibleDescription(/导出文件清单/);
  expect(names).toHaveAttribute('placeholder', '例如：党员名册.csv');
  const media = screen.getByLabelText('媒体编号');
  expect(media).toHaveAccessibleDescription(/它不是文件名/);
  expect(media).toHaveAttribute('placeholder', '例如：3');
});

describe('media', () => {
  test('a picture, then a video that cannot be shown (§7.30)', async () => {
    const { user } = await filesPage();
    const field = screen.getByLabelText('媒体编号');
    await user.type(field, '3{Enter}');
    expect(screen.getByAltText('图片 3')).toHaveAttribute('src', '/dzb/prod-api/stream/image/3');

    await user.click(screen.getByText('视频'));
    await user.click(button(/^预\s?览$/));
    const video = screen.getByLabelText('视频 3');
    expect(video).toHaveAttribute('src', '/dzb/prod-api/stream/video/3');
    fireEvent.error(video);
    await waitFor(() => expect(screen.getByText(/视频 3 无法显示/)).toBeVisible());
  });

  test.each(['../../login', 'a b', '<script>'])('%j is no id', async (id) => {
    await filesPage();
    fireEvent.change(screen.getByLabelText('媒体编号'), { target: { value: id } });
    expect(screen.getByText('编号只能由字母、数字、下划线和连字符组成，最多64个字符')).toBeVisible();
    expect(button(/^预\s?览$/)).toBeDisabled();
  });
});

test('a server that lists its files: download, upload, search, delete; a file that fails stays with its reason (§7.28)', async () => {
  withConfig({ backend: 'ruoyi-plus', dictApi: 'ruoyi' });
  server.use(...backendOf({ backend: 'ruoyi-plus' }));
  giveMenu([{ path: '/oss', name: 'Oss', component: 'system/oss/index', meta: { title: '文件管理' } }]);
  const { user } = await signedIn('/oss');
  const table = within(await screen.findByRole('region', { name: '文件管理' }));
  await user.click(await table.findByRole('button', { name: '下载“党员名册.csv”' }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['党员名册.csv']));
  expect(table.queryByRole('columnheader', { name: '大小' })).toBeNull();

  await user.click(table.getByRole('button', { name: '上传' }));
  const dialog = await dialogByTitle('上传文件');
  const input = document.querySelector<HTMLInputElement>('[aria-modal] input[type=file]');
  await user.upload(input as HTMLInputElement, [
    new File(['x'], 'film.txt', { type: 'text/plain' }),
    new File(['x'], 'intro.txt', { type: 'text/plain' }),
  ]);
  const tooLarge = { code: 500, msg: 'Maximum upload size exceeded', data: null };
  server.use(http.post('*/system/oss/upload', () => HttpResponse.json(tooLarge), { once: true }));
  await user.click(await dialog.findByRole('button', { name: '上传' }));
  const reason = await dialog.findByText('文件“film.txt”超过服务器允许的大小');
  expect(reason.parentElement).toHaveTextContent('film.txt');
  expect(dialog.queryByText('intro.txt')).toBeNull();
  await user.click(dialog.getByRole('button', { name: /^取\s*消$/ }));

  const asked: string[] = [];
  server.use(http.get('*/system/oss/list', ({ request }) => void asked.push(decodeURIComponent(request.url))));
  // Not the new file: jsdom loses the names of files in forms.
  await user.type(table.getByLabelText('文件名'), '主题');
  await user.click(table.getByRole('button', { name: /查\s*询/ }));
  await waitFor(() => expect(asked.join()).toContain('originalName=主题'));

  await user.click(await table.findByRole('button', { name: '删除“主题党日海报.svg”' }));
  await waitFor(() => expect(screen.getByText('是否确认删除文件“主题党日海报.svg”？删除后无法恢复。')).toBeVisible());
  await user.click(await screen.findByRole('button', { name: /^确\s*定$/ }));
  await waitFor(() => expect(table.getByText('没有符合条件的文件')).toBeVisible());
});
