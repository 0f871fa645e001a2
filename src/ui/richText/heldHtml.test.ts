// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readRichText } from '@/lib/html/sanitizeHtml';
import { lostIn, savedHtml } from './heldHtml';
import { DATA_PICTURE, quillItem, savedUnchanged } from '../../../tests/richText';

beforeEach(() => void vi.stubEnv('BASE_URL', '/dzb/'));
afterEach(() => void vi.unstubAllEnvs());

describe('a text of another editor is saved as it was meant', () => {
  test.each([
    [
      'aligned boxes',
      '<div style="text-align: right"><p>甲</p><div>乙</div></div><table><tbody><tr><td align="center">丙</td></tr></tbody></table>',
      '<p style="text-align: right">甲</p><p style="text-align: right">乙</p><table><colgroup><col></colgroup><tbody><tr><td style="text-align: center"><p style="text-align: center">丙</p></td></tr></tbody></table>',
    ],
    ['blanks in a row', '<p>甲   乙</p>', '<p>甲&nbsp;&nbsp; 乙</p>'],
    [
      'Quill 2: alignment and lists',
      `<p class="ql-align-center">停电通知</p><ol>${quillItem('bullet', '一号楼')}${quillItem('ordered', '先断电')}</ol>`,
      '<p style="text-align: center">停电通知</p><ul><li><p>一号楼</p></li></ul><ol><li><p>先断电</p></li></ol>',
    ],
    [
      'lists in lists, numbers that go on',
      `<ol>${quillItem('ordered', '一')}${quillItem('bullet', '甲', 1)}${quillItem('ordered', '二')}${quillItem('bullet', '丙')}${quillItem('ordered', '三')}</ol>`,
      '<ol><li><p>一</p><ul><li><p>甲</p></li></ul></li><li><p>二</p></li></ol><ul><li><p>丙</p></li></ul><ol start="3"><li><p>三</p></li></ol>',
    ],
    [
      'ticks',
      `<ol>${quillItem('checked', '已办')}${quillItem('unchecked', '未办')}${quillItem('constructor', '无')}</ol>`,
      '<ul><li><p>☑ 已办</p></li><li><p>☐ 未办</p></li><li><p>无</p></li></ul>',
    ],
    [
      'Quill 1: levels as classes',
      '<ul><li>一</li><li class="ql-indent-1">甲</li></ul>',
      '<ul><li><p>一</p><ul><li><p>甲</p></li></ul></li></ul>',
    ],
    [
      'an item on the right',
      `<ol><li data-list="ordered" class="ql-align-right">一</li></ol>`,
      '<ol><li><p style="text-align: right">一</p></li></ol>',
    ],
    [
      'justified, indented',
      '<p class="ql-align-justify ql-indent-2">正文</p>',
      '<p style="text-align: justify" class="ql-indent-2">正文</p>',
    ],
    [
      'colours, sizes and fonts',
      '<p><span style="color: rgb(230, 0, 0);" class="ql-size-large">注意</span><span style="background-color: #ff0">二</span></p>',
      '<p><span style="color: rgb(230, 0, 0)" class="ql-size-large">注意</span><span style="background-color: rgb(255, 255, 0)">二</span></p>',
    ],
    [
      'colours of Quill at bold and links',
      '<p><strong style="color: red;" class="ql-size-large">粗</strong><a href="https://a.cn/" style="color: red;">链</a></p>',
      '<p><strong><span style="color: red" class="ql-size-large">粗</span></strong><a href="https://a.cn/" target="_blank" rel="noopener noreferrer"><span style="color: red">链</span></a></p>',
    ],
    [
      'files of RuoYi keep their address, and are saved, not opened, by who reads them elsewhere, too',
      '<p><a href="/profile/upload/a.docx">附件</a></p>',
      '<p><a href="/profile/upload/a.docx" download="">附件</a></p>',
    ],
    [
      'wangEditor: tasks, the width of a picture',
      '<div data-w-e-type="todo"><input type="checkbox" disabled checked>已办</div><p><img src="/dzb/a.png" style="width: 50%;"><img src="/dzb/b.png" style="width: 30.5px"></p>',
      '<p>☑ 已办</p><p><img src="/dzb/a.png" width="50%"><img src="/dzb/b.png" width="30"></p>',
    ],
    [
      'UEditor: letters as numbers, first lines that hang out',
      '<ol style="list-style-type: lower-alpha;"><li><p>甲</p></li></ol><ol type="I" start="2"><li>乙</li></ol><p style="margin-left: 2em; text-indent: -2em">一、乙</p>',
      '<ol type="a"><li><p>甲</p></li></ol><ol start="2" type="I"><li><p>乙</p></li></ol><p style="margin-left: 2em; text-indent: -2em">一、乙</p>',
    ],
    [
      'boxes of other names',
      '<section style="text-align: center"><section><p>甲</p></section></section><figure><img src="/dzb/a.png"><figcaption>图一</figcaption></figure><dl><dt>词</dt><dd>义</dd></dl>',
      '<p style="text-align: center">甲</p><p><img src="/dzb/a.png"></p><p>图一</p><p>词</p><p>义</p>',
    ],
    [
      'marks of old',
      '<p><strike>旧</strike><ins>新</ins><mark>标</mark><font size="5" face="宋体">大</font><span style="background: #ff0">底</span><b style="font-weight: normal">细</b></p>',
      '<p><s>旧</s><u>新</u><span style="background-color: yellow">标</span><span style="font-family: 宋体; font-size: 24px">大</span><span style="background-color: rgb(255, 255, 0)">底</span>细</p>',
    ],
    ['lines of a text without HTML', '甲\n\n乙', '<p>甲</p><p><br></p><p>乙</p>'],
    ['empty lines of editors that leave them empty', '<p>一</p><p></p><p> </p>', '<p>一</p><p><br></p><p><br></p>'],
    ['empty lines', '<p>一</p><p><br></p><p>二</p><p><br></p>', undefined],
    ['a picture among words, with its width', `<p>见<img src="/dzb/a.png" width="300">图</p>`, undefined],
    [
      'uploads keep their address',
      '<p><img src="/prod-api/profile/upload/a.png"><img src="/profile/b.png"></p>',
      undefined,
    ],
    ['a picture as data', `<p><img src="${DATA_PICTURE}"></p>`, undefined],
    ['headings, sub and sup', '<h4>细则</h4><p>H<sub>2</sub>O，m<sup>2</sup></p>', undefined],
    [
      'code, line by line',
      '<div class="ql-code-block-container"><div class="ql-code-block">a</div><div class="ql-code-block">b</div></div>',
      '<pre><code>a\nb</code></pre>',
    ],
    [
      'Word’s first lines and margins',
      '<p style="text-indent: 2em; margin-left: 21pt; line-height: 1.5; mso-x: y">正文</p>',
      '<p style="text-indent: 2em; margin-left: 21pt; line-height: 1.5">正文</p>',
    ],
    [
      'plain HTML',
      '<center>标题</center><p align="right">落款</p><font color="red">红</font>',
      '<p style="text-align: center">标题</p><p style="text-align: right">落款</p><p><span style="color: red">红</span></p>',
    ],
    [
      'styles that are marks',
      '<p><span style="font-weight: 700">粗</span><span style="text-decoration: underline">线</span></p>',
      '<p><strong>粗</strong><u>线</u></p>',
    ],
  ])('%s', (_case, given, expected) => {
    expect(lostIn(given)).toEqual([]);
    expect(savedUnchanged(given)).toBe(expected ?? given);
    expect(savedUnchanged(savedUnchanged(given))).toBe(savedUnchanged(given));
  });
});

const OTHER_HOST = 'http://192.0.2.10:9000/ruoyi/2026/11/27/a.png';

describe('what readers get as a link or words is saved as it came (§10.6)', () => {
  test.each([
    ['a picture of another host', `<p>见<img src="${OTHER_HOST}" alt="红旗.png" width="300">图</p>`],
    ['with its style', `<p><img src="${OTHER_HOST}" style="width: 50%;" title="一"></p>`],
    ['in a link, without a scheme', '<p><a href="/dzb/#/workbench"><img src="//a.example/a.png"></a></p>'],
    ['one that only the app can fetch', '<p><img src="/prod-api/system/oss/download/2126350767387877378"></p>'],
    ['of another app on this host', '<p><img src="/otherapp/a.png"></p>'],
    ['one that is too large', `<p><img src="${DATA_PICTURE}${'A'.repeat(3_000_000)}"></p>`],
    ['a film of Quill', '<p><iframe class="ql-video" src="https://v.example/1" allowfullscreen="true"></iframe></p>'],
    [
      'a film with two sources',
      '<p><video controls=""><source src="https://v.example/1.mp4"><source src="https://v.example/1.webm"></video></p>',
    ],
  ])('%s', (_case, given) => {
    expect(lostIn(given)).toEqual([]);
    expect(savedUnchanged(given) === given).toBe(true);
    expect(readRichText(given)).not.toMatch(/<(?:img|iframe|video)/);
  });

  test('without what could run', () => {
    const given =
      '<p><img src="https://a.example/a.png" onerror="alert(1)"><iframe src="https://v.example/" srcdoc="x"></iframe></p>';
    expect(savedUnchanged(given)).toBe(
      '<p><img src="https://a.example/a.png"><iframe src="https://v.example/"></iframe></p>',
    );
  });
});

describe('what cannot be kept is told, and leaves a link or words', () => {
  test.each([
    ['a film of old', '<p>看</p><embed src="https://v.example/1">', ['视频或音频 1 处'], 'https://v.example/1'],
    ['a picture without an address', '<p><img src="blob:x" alt="流程"></p>', ['图片 1 处'], '（流程无法显示）'],
    [
      'a video whose source is words',
      '<div><video controls="true">&lt;source src="https://v.example/1.mp4"/&gt;</video></div>',
      ['视频或音频 1 处'],
      'https://v.example/1.mp4',
    ],
    [
      'cells with a colour of old and a width',
      '<table><tbody><tr><td bgcolor="#eee">一</td><td style="width: 9px">二</td><td align="center">三</td></tr></tbody></table>',
      ['表格样式 2 处'],
      '一',
    ],
    ['a formula', '<p><span class="ql-formula" data-value="x">x</span></p>', ['公式 1 处'], 'x'],
    [
      'cells with colours',
      '<table><tbody><tr><td style="background: red">一</td></tr></tbody></table>',
      ['表格样式 1 处'],
      '一',
    ],
  ])('%s', (_case, given, lost, left) => {
    expect(lostIn(given)).toEqual(lost);
    expect(savedUnchanged(given)).toContain(left);
  });
});

test('what a key costs grows with the number of pictures, not with its square (§9.36)', () => {
  const asked = [20, 40, 80].map((count) => {
    const text = Array.from({ length: count }, (_one, place) => `<p><img src="/profile/${place}.png"></p>`).join('');
    let calls = 0;
    vi.stubGlobal(
      'URL',
      class extends URL {
        constructor(...given: ConstructorParameters<typeof URL>) {
          super(...given);
          calls += 1;
        }
      },
    );
    savedHtml(text, text);
    vi.unstubAllGlobals();
    return calls / count;
  });
  expect(Math.max(...asked)).toBeLessThan(30);
  expect(Math.min(...asked)).toBeGreaterThan(0);
});
