import JSZip from 'jszip';
import type { Download, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectClean } from '../e2e/browser';
import {
  ask,
  endStream,
  lastAnswer,
  openChat,
  openChatPage,
  pushText,
  takeOverStreams,
  untilAnswered,
  questionField,
} from '../e2e/chat';

async function contentOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The XML of the document in a Word file. */
async function documentOf(download: Download): Promise<string> {
  const { files } = await JSZip.loadAsync(await contentOf(download));
  return (await files['word/document.xml']?.async('string')) ?? '';
}

const styled = (xml: string, style: string) =>
  Array.from(xml.matchAll(/<w:p>.*?<\/w:p>/gs), ([paragraph]) => paragraph)
    .filter((paragraph) => paragraph.includes(`<w:pStyle w:val="${style}"/>`))
    .map((paragraph) => paragraph.replace(/<[^>]+>/g, ''));

/** Chooses a format in the menu of a button. */
async function choose(page: Page, button: Locator, format: RegExp): Promise<void> {
  await button.click();
  await page.getByRole('menuitem', { name: format }).click();
}

async function exported(page: Page, button: Locator, format: RegExp): Promise<Download> {
  const download = page.waitForEvent('download');
  await choose(page, button, format);
  return download;
}

const exportAll = (chat: Locator) =>
  chat.getByRole('group', { name: '会话操作' }).getByRole('button', { name: '导出' });
const exportReply = (chat: Locator) => lastAnswer(chat).getByRole('button', { name: '导出' });

test('a reply and the conversation become Word files, in a worker', async () => {
  const page = await openChatPage();
  const chat = await openChat(page, 'large');
  await ask(chat, '党费');
  await untilAnswered(chat);

  const started = page.waitForEvent('worker');
  const reply = await exported(page, exportReply(chat), /Word/);
  expect((await started).url()).toMatch(/\/static\/wordWorker-/);
  await expect.poll(() => page.workers().length).toBe(0);
  expect(reply.suggestedFilename()).toBe('党费.docx');
  const word = await documentOf(reply);
  expect(styled(word, 'Title')).toEqual(['党费']);
  expect(styled(word, 'Heading2')[0]).toBe('党费缴纳标准');
  expect(styled(word, 'TableHead')).toEqual(['计算基数（元/月）', '缴纳比例']);
  expect(word).toContain('<w:tblHeader/>');
  expect(styled(word, 'Note')).toContain('内容由 AI 生成，仅供参考，重要内容请以正式文件为准');

  await ask(chat, '三会一课');
  await untilAnswered(chat);
  const all = await documentOf(await exported(page, exportAll(chat), /Word/));
  expect(styled(all, 'Heading1')).toEqual(['党费', '三会一课']);
  expect(styled(all, 'Heading3')[0]).toBe('党费缴纳标准');

  const markdown = await exported(page, exportReply(chat), /^Markdown（/);
  expect(markdown.suggestedFilename()).toBe('三会一课.md');
  expect((await contentOf(markdown)).toString()).toMatch(/^# 三会一课\n/);
  expectClean(page);
});

test('a reply is copied with its table, and as words for plain fields', async () => {
  const page = await openChatPage();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const chat = await openChat(page, 'large');
  await ask(chat, '党费');
  await untilAnswered(chat);
  await lastAnswer(chat).getByRole('button', { name: '复制', exact: true }).click();
  await lastAnswer(chat).getByRole('button', { name: '已复制' }).waitFor();
  const clipboard = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item?.getType(type))?.text();
    return { html: await read('text/html'), plain: await read('text/plain') };
  });
  expect(clipboard.plain).toMatch(/^党费缴纳标准\n[^]*\n.+\t.+\n/);
  expect(clipboard.html).toMatch(/<h2[^>]*>党费缴纳标准<\/h2>[^]*<table [^]*<th[^>]*border[^]*<pre/);
  expect(clipboard.html).not.toMatch(/class=|<script|<button/);
  expectClean(page);
});

test('without https a reply is copied too, in both forms', async () => {
  const page = await openChatPage({
    prepare: (empty) => empty.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })),
  });
  const chat = await openChat(page, 'mini');
  await ask(chat, '党费');
  await untilAnswered(chat);
  await lastAnswer(chat).getByRole('button', { name: '复制', exact: true }).click();
  await lastAnswer(chat).getByRole('button', { name: '已复制' }).waitFor();
  await questionField(chat).press('ControlOrMeta+V');
  await expect.poll(() => questionField(chat).inputValue()).toMatch(/^党费缴纳标准\n[^]*\n.+\t.+\n/);
  expectClean(page);
});

test('while a huge reply becomes a file, the page can be used', async () => {
  const page = await openChatPage({ prepare: takeOverStreams });
  const chat = await openChat(page, 'large');
  await ask(chat, '长表');
  const rows = Array.from(
    { length: 1500 },
    (_, index) => `| ${index} | **内容** ${'字'.repeat(40)} | [链接](https://example.com/${index}) |`,
  );
  await pushText(page, `| a | b | c |\n| - | - | - |\n${rows.join('\n')}\n`);
  await endStream(page);
  await untilAnswered(chat);
  const download = page.waitForEvent('download');
  await choose(page, exportReply(chat), /Word/);
  await chat.getByRole('textbox', { name: '问题' }).fill('下一个问题');
  expect(styled(await documentOf(await download), 'TableText')).toHaveLength(4500);
  expectClean(page);
});

test('a worker that cannot be loaded is told', async () => {
  const page = await openChatPage();
  const chat = await openChat(page, 'mini');
  await ask(chat, '党费');
  await untilAnswered(chat);
  await page.context().route(/wordWorker-/, (route) => route.fulfill({ status: 404, body: '' }));
  await choose(page, exportAll(chat), /Word/);
  await page.getByText('导出组件加载失败，请检查网络，或刷新页面后重试').waitFor();
});
