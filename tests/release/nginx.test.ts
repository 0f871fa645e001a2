import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectClean, openPage } from '../e2e/browser';
import { MANUAL_REPLY_QUESTION, startFront } from '../e2e/nginxFront';
import { GIVEN_UP } from '../e2e/pageErrors';
import { signIn } from '../e2e/signIn';
import { menuEntry, menuGroup } from '../e2e/menu';

let front: Awaited<ReturnType<typeof startFront>>;

beforeAll(async () => {
  front = await startFront();
});
afterAll(() => front.close());

test('the whole main job through nginx: sign in, dictionary, download, chat word by word, sign out (§1.2, §1.5)', async () => {
  const page = await openPage();
  await page.goto(front.origin);
  await page.getByAltText('验证码图片').waitFor();
  expect(page.url()).toBe(`${front.origin}/dzb/#/login`);
  await signIn(page);
  await page.getByRole('heading', { name: /集团管理员！$/ }).waitFor();

  await menuGroup(page, '系统管理').click();
  await menuEntry(page, '字典管理').click();
  await page.getByText('party_org_type').first().waitFor();

  await menuEntry(page, '文件下载').click();
  await page.getByLabel(/^文件名/).fill('党员名册.csv');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载党员名册.csv', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('党员名册.csv');

  await page.getByRole('button', { name: /^AI 问答，/ }).click();
  const chat = page.getByRole('dialog', { name: /^AI 问答/ });
  await chat.getByRole('textbox', { name: '问题' }).fill(MANUAL_REPLY_QUESTION);
  const asked = front.nextManualReply();
  await page.keyboard.press('Enter');
  const answer = await asked;
  // The server sends each piece only when the piece before is on the screen, so a proxy that buffers would wait for
  // ever.
  let text = '';
  for (const piece of ['党章', '规定', '，党员', '必须', '履行', '义务。']) {
    answer.say(piece);
    text += piece;
    await chat.getByRole('log').getByText(text, { exact: true }).waitFor();
  }
  await chat.getByRole('button', { name: '发送中...' }).waitFor();
  answer.end();
  await chat.getByRole('button', { name: '发送', exact: true }).waitFor();
  await chat.getByRole('button', { name: '关闭' }).last().click();

  await page.getByRole('button', { name: /^账号：/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('form', { name: '登录' }).waitFor();
  await signIn(page);
  await page.getByRole('heading', { name: '文件下载' }).waitFor();
  expectClean(page, [GIVEN_UP]);
});

const READS_TOKEN = `try { document.documentElement.setAttribute('data-read', localStorage.getItem('admintoken')) } catch {}`;
/** The address of a file that a user has uploaded to the backend. */
const uploaded = (name: string, type: string, body: string) =>
  `/dzb/prod-api/profile/${name}?${new URLSearchParams({ type, body }).toString()}`;
const script = `<script href="SCRIPT" src="SCRIPT"></script>`.replaceAll(
  'SCRIPT',
  uploaded('a.js', 'text/javascript', READS_TOKEN).replaceAll('&', '&amp;'),
);

test.each([
  ['upload/a.html', 'text/html', script],
  [';x/a.svg', 'image/svg+xml', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`],
])('what users uploaded to the backend runs no script: %s', async (name, type, body) => {
  const page = await openPage();
  await page.goto(`${front.origin}/dzb/`);
  await page.getByAltText('验证码图片').waitFor();
  await page.evaluate(() => localStorage.setItem('admintoken', 'secret'));
  await page.goto(front.origin + uploaded(name, type, body), { waitUntil: 'networkidle' });
  expect(await page.locator(':root').getAttribute('data-read')).toBeNull();
});

test('pictures and videos of the backend come through, the video in parts', async () => {
  const page = await openPage();
  await page.goto(`${front.origin}/dzb/`);
  await page.getByAltText('验证码图片').waitFor();
  const [width, duration] = await page.evaluate(async () => {
    const image = new Image();
    image.src = '/dzb/prod-api/stream/image/1';
    await image.decode();
    const video = document.createElement('video');
    video.src = '/dzb/prod-api/stream/video/1';
    await new Promise((resolve, reject) => {
      video.onloadedmetadata = resolve;
      video.onerror = reject;
    });
    return [image.naturalWidth, video.duration];
  });
  expect(width).toBeGreaterThan(0);
  expect(duration).toBeGreaterThan(0);
  expectClean(page);
});

test('what is previewed runs without the session of the platform (§9.5)', async () => {
  const page = await openPage();
  await page.goto(`${front.origin}/dzb/`);
  await page.getByAltText('验证码图片').waitFor();
  await page.evaluate(() => localStorage.setItem('admintoken', 'secret'));
  const preview = await openPage();
  await preview.goto(`${front.origin}/dzb/preview/upload.html?type=text/html`);
  const read = await preview.evaluate(() => {
    try {
      return localStorage.getItem('admintoken');
    } catch (error) {
      return error instanceof DOMException ? error.name : 'another error';
    }
  });
  expect(read).toBe('SecurityError');
});
