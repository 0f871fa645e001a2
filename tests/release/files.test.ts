import { readFile } from 'node:fs/promises';
import JSZip from 'jszip';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectClean, PHONE } from '../e2e/browser';
import { openSignedIn } from '../e2e/openSignedIn';

async function filesPage(names = '', query = '', viewport?: typeof PHONE): Promise<Page> {
  const page = await openSignedIn('/files', { query, ...(viewport && { size: viewport }) });
  await page.getByRole('heading', { name: '文件下载' }).waitFor();
  if (names !== '') await page.getByLabel(/^文件名/).fill(names);
  return page;
}

/** Clicks the button and reads the saved file. */
async function downloaded(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

test.each(['党员名册.csv', '考核得分 100%.txt', '支部徽标.png', '党支部工作手册.pdf'])(
  '%s lands on the disk (§7.28)',
  async (name) => {
    const page = await filesPage(name);
    const file = await downloaded(page, `下载${name}`);
    expect(file.name).toBe(name);
    const start =
      { csv: '\uFEFF姓名', txt: '完成率', png: '\x89PNG', pdf: '%PDF-' }[name.split('.').at(-1) ?? ''] ?? '';
    const encoding = name.endsWith('.png') ? 'latin1' : 'utf8';
    expect(file.content.toString(encoding).startsWith(start)).toBe(true);
    expectClean(page);
  },
);

test('an archive of several files, a large one among them, opens in another program (§7.41)', async () => {
  const page = await filesPage('党员名册.csv\n港口作业日志.log\n没有.txt\n党员名册.csv');
  const { name, content } = await downloaded(page, '打包下载');
  expect(name).toMatch(/^文件打包_\d{14}\.zip$/);
  const zip = await JSZip.loadAsync(content, { checkCRC32: true });
  expect(Object.keys(zip.files)).toEqual(['党员名册.csv', '港口作业日志.log', '党员名册 (1).csv']);
  const log = await zip.file('港口作业日志.log')?.async('nodebuffer');
  expect(log?.length).toBeGreaterThan(16_000_000);
  expect(log?.subarray(0, 19).toString()).toBe('2025-10-16 08:00:00');
  await page.getByText('没有.txt').last().waitFor();
  await page.getByText('访问资源不存在').first().waitFor();
  expectClean(page);
});

test('files one after the other', async () => {
  const page = await filesPage('党员名册.csv\n支部徽标.png\n主题党日海报.svg');
  const names: string[] = [];
  page.on('download', (download) => names.push(download.suggestedFilename()));
  await page.getByRole('button', { name: '逐个下载' }).click();
  await page.getByText('下载完成，共 3 个文件').waitFor();
  await expect.poll(() => names).toEqual(['党员名册.csv', '支部徽标.png', '主题党日海报.svg']);
});

test('the archive of the server (§7.29)', async () => {
  const page = await filesPage();
  const { name, content } = await downloaded(page, '下载全部资料（zip）');
  expect(name).toBe('党建资料.zip');
  expect(Object.keys((await JSZip.loadAsync(content, { checkCRC32: true })).files)[0]).toBe('数据源-master.txt');
});

test('on a phone too, progress shows after a second, and Escape cancels (§8.20)', async () => {
  const page = await filesPage('党员名册.csv\n支部徽标.png', '?fault=oss/download:hang', PHONE);
  const zip = page.getByRole('button', { name: '打包下载' });
  // Stops the animation that shows the progress after a second, until the test resumes it.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Animation.enable');
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await zip.click();
  await page.getByRole('dialog', { name: '正在下载数据，请稍候' }).waitFor();
  const total = page.getByRole('progressbar', { name: '总进度' });
  expect(await total.isVisible()).toBe(false);
  const delays = () =>
    page.evaluate(() => document.getAnimations().map(({ effect }) => effect?.getComputedTiming().delay));
  expect(await delays()).toContain(1000);
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await total.waitFor();
  await page.getByText(/^0 \/ 2 个文件，已下载 [\d.]+ K?B/).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('已取消下载').waitFor();
  await expect.poll(() => zip.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('pictures and videos by their ids (§7.30)', async () => {
  const page = await filesPage();
  const id = page.getByLabel('媒体编号');
  await id.fill('3');
  await id.press('Enter');
  const picture = page.getByAltText('图片 3');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640);

  await page.getByText('视频', { exact: true }).click();
  await id.press('Enter');
  const video = page.getByLabel('视频 3');
  await expect.poll(() => video.evaluate((media: HTMLVideoElement) => media.videoWidth)).toBe(128);
  expectClean(page);

  await id.fill('99');
  await id.press('Enter');
  await page.getByText('视频 99 无法显示').waitFor();
});
