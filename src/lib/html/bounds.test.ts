// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { joinAttachments, splitAttachments } from './attachments';
import { cleanWordHtml } from './cleanWordHtml';
import { readRichText, sanitizeHtml } from './sanitizeHtml';
import { isTooMuchHtml, mostElements, wordsAsHtml } from './tooMuchHtml';
import { UPLOADING, uploadingPictures } from './uploadingPictures';

afterEach(() => void vi.restoreAllMocks());

/** Inputs by their size. */
const HOSTILE: readonly [name: string, text: (size: number) => string][] = [
  ['open marks and paragraphs', (n) => `<p>${marks(n)}${'<p>字'.repeat(n)}`],
  ['open marks that differ in their names', (n) => `<p>${'<b><i><u><s><em>'.repeat(n)}${'<p>字'.repeat(n)}`],
  ['marks that are closed in another order', (n) => `<p>${'<b title=1><i><p>'.repeat(n)}${'</b></i>'.repeat(n)}`],
  ['open links', (n) => '<p><a href=x><font size=1>'.repeat(n)],
  ['marks below each other', (n) => '<u>'.repeat(n)],
  ['paragraphs of Word', (n) => `<p class=MsoNormal>${marks(n)}${'<p class=MsoNormal>字'.repeat(n)}`],
  ['files', (n) => `<p>${marks(n)}${'<p>附件'.repeat(n)}<ul><li><a href=x>y</a></li></ul>`],
  ['a picture on its way', (n) => `<p>${marks(n)}<img ${UPLOADING}="1 甲.png">${'<p>字'.repeat(n)}`],
  ['media in each other', (n) => '<video src="https://a.example/b.mp4">'.repeat(n)],
  ['ends of marks in values', (n) => `<p>${marks(n).replaceAll('>', ' x="</b>">')}${'<p>字'.repeat(n)}`],
  ['ends of marks in comments', (n) => `<p>${marks(n, '<!--</b>-->')}${'<p>字'.repeat(n)}`],
  ['ends of marks in other text', (n) => `<p>${marks(n, '<textarea></b></textarea>')}${'<p>字'.repeat(n)}`],
  ['ends of marks in objects', (n) => `<p>${marks(n, '<object></b></object>')}${'<p>字'.repeat(n)}`],
  ['ends of marks behind a table', (n) => `<p>${marks(n, '<table></b></table>')}${'<p>字'.repeat(n)}`],
  ['comments', (n) => '<!---->'.repeat(n * 10)],
  ['comments without an end', (n) => '<!--'.repeat(n * 10)],
];
const marks = (count: number, after = '') =>
  Array.from({ length: count }, (_one, place) => `<b title=${place}>${after}`).join('');

const READERS: readonly [name: string, read: (html: string) => unknown][] = [
  ['readRichText', readRichText],
  ['sanitizeHtml', sanitizeHtml],
  ['cleanWordHtml', cleanWordHtml],
  ['splitAttachments', splitAttachments],
  ['uploadingPictures', uploadingPictures],
];

const elementsIn = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.getElementsByTagName('*').length;

test.each(HOSTILE)(
  '%s: what is parsed makes no more elements than fit, and grows with the text (§9.36)',
  (_name, text) => {
    for (const size of [12, 100]) {
      const html = text(size);
      if (!isTooMuchHtml(html)) expect(elementsIn(html)).toBeLessThanOrEqual(4 * mostElements(html));
    }
  },
);

/** The smallest text that is too much. */
function tooMuch(text: (size: number) => string): string {
  let size = 100;
  while (!isTooMuchHtml(text(size))) size *= 2;
  return text(size);
}

test.each(READERS)('beyond the bound, %s asks no parser (§9.36)', (_name, read) => {
  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
  for (const [, text] of HOSTILE) read(tooMuch(text));
  // `splitAttachments` asks for an empty page.
  expect(parse.mock.calls.filter(([html]) => html !== '')).toEqual([]);
});

test('what stands in a held picture has the same bound (§9.36)', () => {
  const held = encodeURIComponent(`<img src="https://a.example/b.png">${tooMuch(HOSTILE[0]?.[1] ?? String)}`);
  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
  expect(sanitizeHtml(`<p>字<span data-held="${held}"></span></p>`)).toBe('<p>字<span></span></p>');
  expect(parse).toHaveBeenCalledTimes(1);
});

const LONG = `<p>${marks(300)}${'<p>字'.repeat(300)}<p>1 &lt; 2<br>完`;

test('of too much, readers and pastes get the words, in lines (§9.36)', () => {
  expect(isTooMuchHtml(LONG)).toBe(true);
  for (const words of [readRichText(LONG), sanitizeHtml(LONG)]) {
    expect(words).not.toMatch(/[<>]/);
    expect(words.endsWith('字1 &lt; 2\n完')).toBe(true);
    expect(words.match(/字/g)).toHaveLength(300);
  }
});

const rows = (row: string) => row.repeat(3000);

test.each([
  ['cells', `<table>${rows('<tr><td>张三</td><td>男</td></tr>')}</table>`, '张三 男'],
  [
    'cells on lines of the source',
    `<table>${rows(' <tr>\r\n  <td>张三</td>\r\n  <td>男</td>\r\n </tr>')}</table>`,
    '张三 男',
  ],
  [
    'what Excel puts above them',
    `<head><title>表</title><STYLE type="text/css">\n<!--table {a:b}-->\ntd {a:b}</STYLE></head>${rows('<table><tr><td>甲</td></tr></table>')}`,
    '甲',
  ],
  ['scripts and comments', rows('<p>甲<script>if (a<b) c()</script><!-- <p>密 --></p>'), '甲'],
  ['comments that end at once', rows('<!--><!---><p>甲</p><!--[if !IE]><!--><p>乙</p><!--<![endif]-->'), '甲\n乙'],
  ['an end that is missing', `${rows('<p>甲</p>')}<!-- 甲`, '甲'],
])('of too much, the words are those that a browser shows: %s (§9.36)', (_name, html, line) => {
  const lines = wordsAsHtml(html).split('\n');
  expect([...new Set(lines)].join('\n')).toBe(line);
});

test('of too much, nothing that is saved is cut: files and text stay as they came (§9.36)', () => {
  expect(splitAttachments(`${LONG}附件`)).toEqual({ text: `${LONG}附件`, files: [] });
  expect(joinAttachments(LONG, [])).toBe(LONG);
  expect(uploadingPictures(`${LONG}<img ${UPLOADING}="1 甲.png">`)).toHaveLength(1);
});

test.each([
  ['a table of 5,000 cells', `<table>${`<tr>${'<td><p><b>甲</b></p></td>'.repeat(10)}</tr>`.repeat(500)}</table>`],
  ['10,000 paragraphs', '<p>字<br>字</p>'.repeat(10_000)],
  [
    'the heads of Word',
    `<!--[if gte mso 9]><xml>${'<w:Lsd a="b"/>'.repeat(400)}</xml><![endif]-->${'<p>字</p>'.repeat(3000)}`,
  ],
  [
    '2,000 bold words',
    `<p>${'<strong style="color: red"><span>字</span></strong>字<b><i>字</b></i><br>'.repeat(2000)}</p>`,
  ],
  ['1,000 bold paragraphs', '<b><p>字</p></b>'.repeat(1000)],
  ['a sign for less', '1 < 2 '.repeat(100_000)],
  ['a picture as data', `<img src="data:image/png;base64,${'A'.repeat(2_000_000)}">`],
])('%s is not too much', (_name, html) => expect(isTooMuchHtml(html)).toBe(false));
