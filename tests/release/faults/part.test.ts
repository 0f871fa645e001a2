import { expect, test } from 'vitest';
import { holdBack, reload, urlOf } from '../../e2e/browser';
import { ask, chatEntry, lastAnswer, openChat, pushText, takeOverStreams } from '../../e2e/chat';
import { dismissToasts } from '../../e2e/dismissToasts';
import { openSignedIn } from '../../e2e/openSignedIn';
import { fillLogin } from '../../e2e/signIn';
import { attempt, expectCalm, openLab, openLabAt, prepare, untilSettled } from './lab';

const CHUNK = [/request failed: .*\/static\//, /ChunkLoadError/];

test.each([
  ['the script of the shell', 'shell-*.js'],
  ['the style of the shell', 'shell-*.css'],
  ['the script of a page', 'ProfilePage-*.js'],
  ['the style of a page', 'ProfilePage-*.css'],
])('%s is gone since an update: the page offers to reload (§2.13, §4.46)', async (_part, name) => {
  const page = await openLab();
  const file = `**/static/${name}`;
  await page.route(file, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(urlOf('/profile'));
  const broken = await attempt(`${name} is gone`, async () => {
    await fillLogin(page, 'admin');
    await page.getByRole('heading', { name: '页面资源加载失败' }).waitFor();
    await untilSettled(page);
    await page.unroute(file);
    await page.getByRole('button', { name: '重新加载' }).click();
    await page.getByText('全部权限').waitFor();
  });
  expect(broken).toEqual([]);
  expectCalm(page, CHUNK);
});

test('a page that is opened without a connection loads itself when the connection is back (§2.13, §2.95)', async () => {
  const page = await openLabAt('/workbench');
  // Turns the browser's cache off, which has the page where another test has opened it.
  await page.route('**/static/FilesPage-*', (route) => route.continue());
  const broken = await attempt('offline', async () => {
    await page.context().setOffline(true);
    await page.evaluate(() => void (location.hash = '#/files'));
    await page.getByRole('heading', { name: '网络连接已断开' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: '文件下载' }).waitFor();
  });
  expect(broken).toEqual([]);
  expectCalm(page, [...CHUNK, /ERR_INTERNET_DISCONNECTED/]);
});

test('a page whose style is gone stays away until the reload', async () => {
  const page = await openLabAt('/workbench');
  await page.route('**/static/ProfilePage-*.css', (route) => route.fulfill({ status: 404, body: '' }));
  const broken = await attempt('ProfilePage.css is gone', async () => {
    await page.goto(urlOf('/profile'));
    await page.getByRole('heading', { name: '页面资源加载失败' }).waitFor();
    await page.getByRole('button', { name: '刷新', exact: true }).click();
    await untilSettled(page);
    await page.getByRole('heading', { name: '页面资源加载失败' }).waitFor();
  });
  expect(broken).toEqual([]);
  expectCalm(page, CHUNK);
});

test.each([
  ['the theme drawer', 'ThemeDrawer', '主题配置'],
  ['the search', 'SearchEverything', '搜索菜单（Ctrl+K）'],
  ['the chat', 'ChatDialogs', 'AI 问答'],
])('%s cannot be opened: told, the page stays', async (_part, name, button) => {
  const page = await openLabAt('/workbench');
  await page.route(`**/static/${name}-*.js`, (route) => route.fulfill({ status: 404, body: '' }));
  const broken = await attempt(`${name}.js is gone`, async () => {
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByLabel('错误提示').getByText('页面资源加载失败').waitFor();
    await untilSettled(page);
    await page.getByRole('heading', { name: /集团管理员！$/ }).click();
    // A second click requests the chunk again and reports the error again.
    await dismissToasts(page);
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByLabel('错误提示').getByText('页面资源加载失败').waitFor();
  });
  expect(broken).toEqual([]);
  expectCalm(page, CHUNK);
});

test('a question for which the chat cannot be loaded is still there, after a reload too', async () => {
  const page = await openLabAt('/workbench');
  const file = '**/static/ChatDialogs-*.js';
  await page.route(file, (route) => route.fulfill({ status: 404, body: '' }));
  const question = page.getByRole('textbox', { name: '向 AI 提问' });
  const broken = await attempt('ChatDialogs.js is gone', async () => {
    await question.fill('三会一课是什么');
    await question.press('Enter');
    await page.getByLabel('错误提示').getByText('页面资源加载失败').waitFor();
    await expect.poll(() => question.inputValue()).toBe('三会一课是什么');
    await page.unroute(file);
    await reload(page);
    await expect.poll(() => question.inputValue()).toBe('三会一课是什么');
    await question.press('Enter');
    await page.getByRole('article').getByText('三会一课是什么', { exact: true }).waitFor();
    expect(await question.inputValue()).toBe('');
  });
  expect(broken).toEqual([]);
  expectCalm(page, CHUNK);
});

test('Reply is gone: replies are plain text with their states, until the next opening (§15.7)', async () => {
  const page = await openSignedIn('/workbench', {
    prepare: async (empty) => {
      await prepare(empty);
      await takeOverStreams(empty);
    },
  });
  const file = '**/static/Reply-*.js';
  await page.route(file, (route) => route.fulfill({ status: 404, body: '' }));
  const broken = await attempt('Reply.js is gone', async () => {
    await chatEntry(page, 'mini').click();
    const chat = page.getByRole('dialog', { name: 'AI 问答' });
    await page.getByLabel('错误提示').getByText('页面资源加载失败').waitFor();
    await ask(chat, '问');
    await chat.getByLabel('正在输入').waitFor();
    await pushText(page, '<think>想</think>**党章**');
    await chat.getByText('**党章**', { exact: true }).waitFor();
    await chat.getByRole('button', { name: '停止' }).click();
    await lastAnswer(chat).getByText('已停止').waitFor();
    await lastAnswer(chat).getByRole('button', { name: '重新回答' }).waitFor();
    await page.unroute(file);
    await chat.getByRole('button', { name: '关闭', exact: true }).click();
    await openChat(page, 'mini');
    await chat.locator('strong').getByText('党章', { exact: true }).waitFor();
  });
  expect(broken).toEqual([]);
  expectCalm(page, CHUNK);
});

test('a download whose dialog cannot be shown: told, the file arrives, twice', async () => {
  const page = await openLabAt('/files');
  await page.route('**/static/DownloadDialog-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByLabel(/^文件名/).fill('党员名册.csv');
  const broken = await attempt('DownloadDialog.js is gone', async () => {
    for (const _round of [1, 2]) {
      const send = await holdBack(page, '**/oss/download/**');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: '下载党员名册.csv' }).click();
      await page.getByLabel('错误提示').getByText('页面资源加载失败').waitFor();
      send();
      expect((await download).suggestedFilename()).toBe('党员名册.csv');
      await page.unroute('**/oss/download/**');
      await dismissToasts(page);
    }
  });
  expect(broken).toEqual([]);
  expectCalm(page, CHUNK);
});
