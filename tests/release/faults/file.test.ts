import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { reload } from '../../e2e/browser';
import { EXPIRED, fileFaults, FORBIDDEN, queryFaults } from './kinds';
import { attempt, expectCalm, removeFaults, openLabAt, resumeSession, waitForError, tokenOf, tryEach } from './lab';

const EXPIRED_FILE = { kind: '401', says: '信息失效，请重新登录' };
const DICT = /^接口返回格式不正确：GET \/system\/dict\/key\/nation/;
const names = (page: Page) => page.getByLabel(/^文件名/);

test.each([
  ['one file', 'oss/download', '下载党员名册.csv'],
  ['the archive of the server', 'oss/zip', '下载全部资料（zip）'],
])('%s: told, the overlay goes, the names stay', async (_what, call, button) => {
  const page = await openLabAt('/files');
  const token = await tokenOf(page);
  await names(page).fill('党员名册.csv');
  await tryEach({
    page,
    call,
    faults: [...fileFaults(), EXPIRED_FILE],
    act: () => page.getByRole('button', { name: button, exact: true }).click(),
    check: async ({ kind }) => {
      if (kind === EXPIRED_FILE.kind) await resumeSession(page, token);
      else expect(await names(page).inputValue()).toBe('党员名册.csv');
      await page.getByRole('heading', { name: '文件下载' }).waitFor();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    },
  });
  expectCalm(page);
});

test('an archive made here: the files that failed are listed and can be had again', async () => {
  const page = await openLabAt('/files');
  await names(page).fill('党员名册.csv\n支部徽标.png');
  await tryEach({
    page,
    call: 'oss/download',
    faults: fileFaults().map(({ kind }) => ({ kind, says: /^下载文件出现错误，请联系管理员！/ })),
    act: () => page.getByRole('button', { name: '打包下载' }).click(),
    check: async () => {
      await page.getByText('以下 2 个文件未能下载：').waitFor();
      expect(await names(page).inputValue()).toBe('党员名册.csv\n支部徽标.png');
    },
  });
  await removeFaults(page);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '只重试这些文件' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/\.zip$/);
  expectCalm(page);
});

test('an error page of the gateway in place of a file is no file', async () => {
  const page = await openLabAt('/files');
  await names(page).fill('党员名册.csv');
  await page.route('**/oss/download/*', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
  );
  const broken = await attempt('oss/download: page of a gateway', async () => {
    await page.getByRole('button', { name: '下载党员名册.csv' }).click();
    await waitForError(page, '下载失败：请求被网络设备或网关拦截（502）');
  });
  expect(broken).toEqual([]);
  expectCalm(page);
});

test('pictures: what cannot be shown says so, the next one is shown', async () => {
  const page = await openLabAt('/files');
  const show = async (id: string) => {
    await page.getByLabel('媒体编号').fill(id);
    await page.getByLabel('媒体编号').press('Enter');
  };
  await tryEach({
    page,
    call: 'stream/image',
    faults: ['html', 'truncated', 'empty', 'wrong', '401', '403', '404', '500', '502', 'reset'].map((kind) => ({
      kind,
      says: undefined,
    })),
    act: () => show('3'),
    check: () => page.getByText('图片 3 无法显示').waitFor(),
  });
  await show('4');
  await page.getByAltText('图片 4').waitFor();
  expectCalm(page);
});

test('组件总览: a select says that its dictionary is missing and fetches it again, the rest stands', async () => {
  const page = await openLabAt('/workbench');
  const token = await tokenOf(page);
  const field = page.getByRole('combobox', { name: '民族' });
  const again = page.getByRole('button', { name: '重试' });
  const open = async () => {
    await page.evaluate(() => (location.hash = '#/catalogue'));
    await field.click();
  };
  await tryEach({
    page,
    call: 'dict/key/nation',
    // What fits no field of a dictionary is an empty one, as where a server leaves out what is empty.
    faults: [...queryFaults(DICT), FORBIDDEN]
      .filter(({ kind }) => kind !== 'wrong')
      .map(({ kind }) => ({ kind, says: undefined })),
    act: async () => {
      if ((await again.count()) === 0) await open();
      else await again.click();
    },
    check: async () => {
      await page.getByText('字典加载失败').waitFor();
      await page.getByRole('heading', { name: '组织树 OrgTree', exact: true }).waitFor();
    },
  });
  await again.click();
  await page.getByTitle('汉族').waitFor();
  await page.keyboard.press('Escape');
  await tryEach({
    page,
    call: 'dict/key/nation',
    faults: [EXPIRED],
    act: () => reload(page),
    check: async () => {
      await resumeSession(page, token);
      await field.waitFor();
    },
  });
  expectCalm(page);
});
