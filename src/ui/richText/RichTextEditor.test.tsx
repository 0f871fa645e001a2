// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/lib/http/errors';
import { dangers, HOSTILE_HTML } from '../../../tests/hostileHtml';
import { pageWrapper } from '../../../tests/pageWrapper';
import { RichTextView } from './RichTextView';
import type { EditorProps } from './TiptapEditor';
import { RichTextEditor } from './RichTextEditor';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
const HEIC = new TextEncoder().encode('\0\0\0\x18ftypheic');
const TIFF = new TextEncoder().encode('II*\0');

const onChange = vi.fn<(html: string) => void>();

// jsdom has no layout and lacks these methods, which the editor calls.
beforeAll(async () => {
  await import('./TiptapEditor');
  Range.prototype.getClientRects = () => document.createElement('div').getClientRects();
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
});
let { toast, wrapper } = pageWrapper();

beforeEach(() => {
  onChange.mockClear();
  ({ toast, wrapper } = pageWrapper());
});
const editor = (props: Partial<EditorProps>) => (
  <RichTextEditor value="" onChange={onChange} label="通知内容" {...props} />
);

async function open(props: Partial<EditorProps> = {}) {
  const view = render(editor(props), { wrapper });
  const text = await screen.findByRole('textbox', { name: '通知内容' });
  return { text, ...view };
}

const call = { method: 'POST', url: '/common/upload', token: 'a' };
const written = () => onChange.mock.lastCall?.[0];
const told = () => toast.shown.get().map(({ text }) => text);

function paste(text: HTMLElement, html: string, files: File[] = []) {
  text.focus();
  const list = Object.assign(files, { item: (place: number) => files[place] ?? null });
  fireEvent.paste(text, {
    clipboardData: {
      files: list,
      items: [],
      types: ['text/html'],
      getData: (type: string) => (type === 'text/html' ? html : ''),
    },
  });
}

test.each(['ftp://a.cn/x', 'sms:10086', 'javascript:alert(1)', 'data:text/html,x'])(
  'a link to %s is refused, its text stays',
  async (address) => {
    const { text } = await open();
    paste(text, `<p><a href="${address}">见这里</a></p>`);
    await waitFor(() => expect(text.textContent).toContain('见这里'));
    expect(text.querySelector('a')).toBeNull();
    expect(written()).not.toContain('href');
  },
);

test('shows the text and names its tools (§2.71)', async () => {
  const { text } = await open({ value: '<h2>通知</h2><p><strong>时间</strong></p>' });
  expect(text.querySelector('h2')?.textContent).toBe('通知');
  const toolbar = within(screen.getByRole('toolbar', { name: '格式工具栏' }));
  for (const button of toolbar.getAllByRole('button'))
    expect(button.getAttribute('aria-label')).toMatch(/\p{Script=Han}/u);
  expect(toolbar.getByRole('combobox', { name: '段落格式' })).toBeTruthy();
  expect(toolbar.queryByRole('button', { name: '插入图片' })).toBeNull();
});

test('arrow keys lead through the toolbar', async () => {
  await open({ value: '<p>a</p>' });
  const bold = screen.getByRole('button', { name: '加粗' });
  bold.focus();
  fireEvent.keyDown(bold, { key: 'ArrowRight' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('斜体');
  fireEvent.keyDown(bold, { key: 'End' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('链接');
  fireEvent.keyDown(bold, { key: 'ArrowRight' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('段落格式');
});

test.each([
  ['有序列表', '<ol><li><p>a</p></li></ol>'],
  ['引用', '<blockquote><p>a</p></blockquote>'],
  ['居中', '<p style="text-align: center">a</p>'],
])('%s formats the paragraph, and again takes it back', async (name, html) => {
  await open({ value: '<p>a</p>' });
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(written()).toBe(html));
  await waitFor(() => expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true'));
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(written()).toBe('<p>a</p>'));
});

test('a link that is too long is told of, not cut', async () => {
  await open({ value: '<p>a</p>' });
  fireEvent.click(screen.getByRole('button', { name: '链接' }));
  const address = await screen.findByLabelText(/^链接地址/);
  const long = `https://a.cn/${'a'.repeat(2000)}`;
  expect(address.getAttribute('maxlength')).toBeNull();
  fireEvent.change(address, { target: { value: long } });
  expect(await screen.findByText('链接地址长度不能超过2000个字符')).toBeTruthy();
});

test('a paragraph becomes a heading', async () => {
  await open({ value: '<p>a</p>' });
  fireEvent.change(screen.getByLabelText('段落格式'), { target: { value: '3' } });
  await waitFor(() => expect(written()).toBe('<h3>a</h3>'));
});

test('text from elsewhere takes the place of what is there, without a report', async () => {
  const { text, rerender } = await open({ value: '<p>旧</p>' });
  rerender(editor({ value: '<p>新</p>' }));
  await waitFor(() => expect(text.textContent).toBe('新'));
  expect(onChange).not.toHaveBeenCalled();
});

test('read-only text has no tools and cannot be changed', async () => {
  const { text } = await open({ value: '<p>a</p>', readOnly: true });
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(text.getAttribute('contenteditable')).toBe('false');
  expect(text.getAttribute('aria-readonly')).toBe('true');
});

test('what it cannot hold is told before it is lost', async () => {
  const video = '<embed src="https://v.example/1">';
  const { text, rerender } = await open({ value: `<p class="ql-align-center">看</p>${video}` });
  expect(screen.getByText(/视频或音频 1 处。$/)).toBeTruthy();
  expect(text.querySelector('p')?.style.textAlign).toBe('center');
  fireEvent.click(screen.getByRole('button', { name: '右对齐' }));
  await waitFor(() => expect(written()).toContain('<p style="text-align: right"><a href="https://v.example/1"'));
  expect(written()).toContain('<p style="text-align: center">看</p>');
  rerender(editor({ value: written() ?? '' }));
  expect(screen.getByText(/视频或音频 1 处。$/)).toBeTruthy();
  rerender(editor({ value: '<p>新</p>' }));
  expect(screen.queryByText(/视频或音频/)).toBeNull();
});

test('a picture of another host is held: words in the editor, and saved as it came (§10.6)', async () => {
  const picture = '<img src="http://192.0.2.10:9000/ruoyi/a.png" alt="红旗.png" width="300">';
  const { text } = await open({ value: `<p>见${picture}</p>` });
  const words = '图片：红旗.png（本站未允许显示 192.0.2.10:9000 的图片，可在设置 imageHosts 中允许，保存后仍保留）';
  expect(text.textContent).toBe(`见${words}`);
  expect(text.querySelector('img[src]')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '居中' }));
  await waitFor(() => expect(written()).toBe(`<p style="text-align: center">见${picture}</p>`));
});

describe('paste', () => {
  test('pictures are refused where none can be stored', async () => {
    const { text } = await open();
    paste(text, '', [new File([JPEG], 'a.png', { type: 'image/png' })]);
    expect(told()).toEqual(['此处不能插入图片']);
    paste(text, '<p>b<img src="https://evil.example/a.png"></p>');
    expect(written()).toBe('<p>b（此处有一张图片未能粘贴）</p>');
  });

  test('a picture among text is stored, and what is hidden is told (§19.47, §19.48)', async () => {
    const { text } = await open({ uploadImage: ({ name }) => Promise.resolve(`/dzb/files/${name}`) });
    paste(text, '<p>甲<img src="file:///C:/a.png">乙<span style="display:none">密</span></p>', [
      new File([JPEG], 'image.png', { type: 'image/png' }),
    ]);
    await waitFor(() => expect(written()).toBe('<p>甲<img src="/dzb/files/image.png" alt="image.png">乙</p>'));
    expect(told()).toEqual(['已略去隐藏的内容']);
  });

  test('what was cut out of an editor comes back, but no frame', async () => {
    const { text } = await open();
    const mark = (html: string) => `<span data-held="${encodeURIComponent(html)}"></span>`;
    paste(
      text,
      `<p>见${mark('<img src="http://192.0.2.10:9000/a.png">')}${mark('<iframe src="https://v.example/"></iframe>')}</p>`,
    );
    await waitFor(() => expect(written()).toBe('<p>见<img src="http://192.0.2.10:9000/a.png"></p>'));
  });

  test('pictures are stored where that is possible', async () => {
    const { text } = await open({ uploadImage: ({ name }) => Promise.resolve(`/dzb/files/${name}`) });
    paste(text, '', [new File([JPEG], 'a.png', { type: 'image/png' })]);
    await waitFor(() => expect(written()).toContain('<img src="/dzb/files/a.png" alt="a.png">'));
  });

  test.each([
    ['without a type', '照片.JPG', '', JPEG, ['照片.JPG', 'image/jpeg']],
    ['of any type', '照片.JPG', 'application/octet-stream', JPEG, ['照片.JPG', 'image/jpeg']],
    // What Windows calls pictures that a browser saves; servers refuse the name.
    ['of a name that servers refuse', '照片.jfif', '', JPEG, ['照片.jpg', 'image/jpeg']],
  ])('a picture %s is known by its bytes (§14.6)', async (_case, name, type, bytes, stored) => {
    const uploadImage = vi.fn((file: File) => Promise.resolve(`/dzb/files/${file.size}`));
    const { text } = await open({ uploadImage });
    paste(text, '', [new File([bytes], name, { type })]);
    await vi.waitFor(() => expect(written()).toContain('<img src="/dzb/files/'));
    expect(uploadImage.mock.calls.map(([file]) => [file.name, file.type])).toEqual([stored]);
  });

  test.each([
    ['of a telephone', 'IMG_0001.HEIC', 'image/heic', HEIC, '此图片格式浏览器不能显示'],
    ['of a telephone with another name', '照片.jpg', 'image/jpeg', HEIC, '此图片格式浏览器不能显示'],
    // What scanners make.
    ['of a scanner', '扫描件.jpg', 'image/jpeg', TIFF, '此图片格式浏览器不能显示'],
    ['that is none', '表.docx', '', new TextEncoder().encode('PK'), '这个文件不是图片'],
    ['that is none but by its name', '照片.png', 'image/png', new TextEncoder().encode('<html>'), '这个文件不是图片'],
  ])('a picture %s is told of (§14.6)', async (_case, name, type, bytes, says) => {
    const uploadImage = vi.fn((file: File) => Promise.resolve(`/dzb/files/${file.size}`));
    const { text } = await open({ uploadImage });
    paste(text, '', [new File([bytes], name, { type })]);
    await vi.waitFor(() =>
      expect(toast.shown.get().map((shown) => [shown.text, shown.detail])).toEqual([[says, name]]),
    );
    expect(uploadImage).not.toHaveBeenCalled();
  });

  test('a picture that cannot be stored is told of in its place', async () => {
    const { text } = await open({ uploadImage: () => Promise.reject(new ApiError(call, '500', '磁盘空间不足')) });
    paste(text, '', [new File([JPEG], 'a.png', { type: 'image/png' })]);
    await waitFor(() => expect(within(text).getByRole('alert').textContent).toBe('磁盘空间不足'));
  });
});

describe('hostile HTML', () => {
  test('is shown without anything that could run', () => {
    for (const html of HOSTILE_HTML) {
      const { container, unmount } = render(<RichTextView html={html} />);
      expect(dangers(container), html).toEqual([]);
      unmount();
    }
  });

  test('is neither shown nor saved by the editor, given or pasted', async () => {
    const { text, rerender } = await open();
    // Some of them: sanitizeHtml.test.ts has them all.
    for (const html of HOSTILE_HTML.filter((_html, place) => place % 5 === 0)) {
      rerender(editor({ value: `<p>a</p>${html}` }));
      expect(dangers(text), html).toEqual([]);
      paste(text, html);
      expect(dangers(text), html).toEqual([]);
      const saved = document.createElement('template');
      saved.innerHTML = written() ?? '';
      expect(dangers(saved.content), html).toEqual([]);
    }
    expect(window).not.toHaveProperty('hacked');
  });
});
