// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HOSTILE_HTML } from '../../../tests/hostileHtml';
import { readForEditor, readRichText, sanitizeHtml } from './sanitizeHtml';

beforeEach(() => void vi.stubEnv('BASE_URL', '/dzb/'));
afterEach(() => void vi.unstubAllEnvs());

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

const TAGS = new Set(
  'p br hr h1 h2 h3 h4 h5 h6 blockquote pre div span strong b em i u s del code sub sup ul ol li a img table colgroup col thead tbody tr th td'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set('href title src alt colspan rowspan start style target rel download'.split(' '));

test('the corpus is worth its name', () => expect(new Set(HOSTILE_HTML).size).toBeGreaterThanOrEqual(60));

const STORED_ATTRIBUTES = new Set([...ATTRIBUTES, 'class', 'width', 'height']);
const STYLES = /^([\w-]+: [\w\s#(),.%"'-]+(; |$))+$/;

test.each(HOSTILE_HTML)('nothing can run of %s, stored', (html) => {
  const safe = readRichText(html);
  for (const element of parsed(safe).querySelectorAll('*')) {
    expect(TAGS).toContain(element.localName);
    for (const { name, value } of element.attributes) {
      if (name === 'is' && value === '') continue;
      expect(STORED_ATTRIBUTES).toContain(name);
      const isPicture = element.localName === 'img' && /^data:image\/(png|jpe?g|gif|webp|bmp);base64,/i.test(value);
      if (!isPicture) expect(value.replace(/[\p{Cc} ]/gu, '')).not.toMatch(/^(javascript|vbscript|data):/i);
      if (name === 'style') expect(value).toMatch(STYLES);
      if (name === 'class') expect(value).toMatch(/^ql-/);
    }
  }
  expect(readRichText(safe)).toBe(safe);
});

test.each(HOSTILE_HTML)('nothing can run of %s', (html) => {
  const safe = sanitizeHtml(html);
  for (const element of parsed(safe).querySelectorAll('*')) {
    expect(TAGS).toContain(element.localName);
    for (const { name, value } of element.attributes) {
      // `is` cannot be removed from an element, so DOMPurify empties it. An empty `is` has no effect.
      if (name === 'is' && value === '') continue;
      expect(ATTRIBUTES).toContain(name);
      // Browsers ignore control characters and blanks in URLs, so these must not hide a scheme.
      expect(value.replace(/[\p{Cc} ]/gu, '')).not.toMatch(/^(javascript|vbscript|data):/i);
      if (name === 'style')
        expect(value).toMatch(
          /^((text-align: (left|center|right|justify)|(text-indent|margin-left): -?[\d.]+em)(; |$))+$/,
        );
    }
  }
  expect(sanitizeHtml(safe)).toBe(safe);
});

describe('what is kept', () => {
  test.each([
    ['text', '党章', '党章'],
    ['structure', '<h2>一</h2><p>二<br>三</p><ol start="3"><li>四</li></ol>', undefined],
    [
      'cells over 50 columns and rows at most',
      '<table><tbody><tr><td colspan="10000000" rowspan="0">a</td></tr></tbody></table>',
      '<table><tbody><tr><td colspan="50" rowspan="1">a</td></tr></tbody></table>',
    ],
    ['marks', '<p><strong>a</strong><em>b</em><u>c</u><s>d</s><code>e</code></p>', undefined],
    ['alignment', '<p style="text-align: center">a</p>', undefined],
    [
      'alignment among other styles',
      '<p style="color:red; TEXT-ALIGN:Right;">a</p>',
      '<p style="text-align: right">a</p>',
    ],
    ['indents in characters', '<p style="text-indent: 2em; margin-left: 3.5em">a</p>', undefined],
    ['no other style', '<p style="color:red">a</p>', '<p>a</p>'],
    ['tables', '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>', undefined],
    ['links within', '<a href="/workbench">a</a>', undefined],
    [
      'links to others, in a window of their own',
      '<a href="https://www.12371.cn">a</a>',
      '<a href="https://www.12371.cn" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    ['pictures of the app', '<img src="/dzb/a.png" alt="徽标">', undefined],
    ['pictures of the API', '<img src="/dzb/prod-api/profile/a.png">', undefined],
    ['no pictures of other applications', 'a<img src="/otherapp/user/delete?id=5">b', 'ab'],
    ['none that only begin like ours', 'a<img src="/dzbx/a.png">b<img src="/dzb/../otherapp/x">c', 'abc'],
    ['none whose path leads out', 'a<img src="/dzb/..%2fotherapp/x">b<img src="/dzb/%2e%2e%5cx">c', 'abc'],
    ['no pictures of others', 'a<img src="https://evil.example/a.png">b', 'ab'],
    ['no pictures as data', 'a<img src="data:image/png;base64,AAAA">b', 'ab'],
    ['no pictures without an address', 'a<img alt="x">b', 'ab'],
    ['the text of what goes', '<article><font color="red">党章</font></article>', '党章'],
    ['not the text of scripts', 'a<script>alert(1)</script><style>p{}</style>b', 'ab'],
  ])('%s', (_case, html, expected) => {
    expect(sanitizeHtml(html)).toBe(expected ?? html);
  });
});

test.each(['ftp://a.cn/x', 'sms:10086', 'javascript:alert(1)', 'data:text/html,x'])(
  'a link to %s loses its address, and keeps its text',
  (address) => expect(sanitizeHtml(`<p><a href="${address}">见这里</a></p>`)).toBe('<p><a>见这里</a></p>'),
);

test.each([
  ['nothing', '', '<br>'],
  ['marks', '<strong><em> </em></strong>', '<br>'],
  ['the look of words', '<strong><span style="font-size: 16px" class="ql-font-serif"></span></strong>', '<br>'],
  ['words', '<span style="font-size: 16px">字</span>', undefined],
])('a paragraph that holds %s shows its line (§19.46)', (_name, held, expected) => {
  const paragraph = (inner: string) => `<p style="text-align: center">${inner}</p>`;
  expect(readRichText(paragraph(held))).toBe(paragraph(expected ?? held));
});

test('a medium that the editor holds has no empty line after it (§19.46)', () => {
  expect(readForEditor('<p><iframe src="https://v.example/1"></iframe></p>')).toMatch(
    /^<p><span data-held="[^"]+"><\/span><\/p>$/,
  );
});
