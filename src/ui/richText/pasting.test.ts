// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readForEditor } from '@/lib/html/sanitizeHtml';
import { uploadingMark } from '@/lib/html/uploadingPictures';
import { extensions, RULES } from './extensions';
import { savedHtml } from './heldHtml';
import { keysIn, settlePicture } from './ImageTool';
import { pasting } from './pasting';

const PNG = 'iVBORw0KGgo=';
const HEX = [...atob(PNG)].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');
const NO_PICTURE = '（此处有一张图片未能粘贴）';

const taken: File[] = [];
const onHidden = vi.fn();
const onTooMuch = vi.fn();
let editor: Editor | undefined;

beforeEach(() => {
  vi.stubEnv('BASE_URL', '/dzb/');
  taken.length = 0;
  onHidden.mockClear();
  onTooMuch.mockClear();
});
afterEach(() => {
  editor?.destroy();
  vi.unstubAllEnvs();
});

interface Clipboard {
  html?: string;
  plain?: string;
  rtf?: string;
  files?: File[];
}

function open(given = '', stores = true): Editor {
  const takePicture = (file: File) => uploadingMark(`k${taken.push(file)}`, file.name);
  editor = new Editor({
    extensions,
    ...RULES,
    content: readForEditor(given),
    editorProps: pasting({ onHidden, onTooMuch, given: () => given, ...(stores && { takePicture }) }),
  });
  return editor;
}

function paste({ view }: Editor, { html = '', plain = '', rtf = '', files = [] }: Clipboard) {
  const kinds: Record<string, string> = { 'text/html': html, 'text/plain': plain, 'text/rtf': rtf };
  const clipboardData = { files, items: [], getData: (kind: string) => kinds[kind] ?? '' };
  view.dom.dispatchEvent(Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }));
}

const written = (one: Editor, given = '') => savedHtml(one.getHTML(), given);

type Case = [name: string, given: Clipboard | string, expected: string];
/** What is saved after something was pasted into an empty text; pictures are stored at once. */
function pasted(given: Clipboard | string, stores = true): string {
  const one = open('', stores);
  paste(one, typeof given === 'string' ? { html: given } : given);
  for (const key of keysIn(one)) settlePicture(one, key, '/dzb/a.png');
  return written(one);
}
const expectPasted = (_name: string, given: Clipboard | string, expected: string) =>
  expect(pasted(given)).toBe(expected);

const TWO = '<p style="text-indent: 2em">正文</p>';

describe('indents stay, in characters (§19.46)', () => {
  test.each<Case>([
    ['of a web page', '<p style="text-indent:2em">正文</p><p>二</p>', `${TWO}<p>二</p>`],
    ['of a single paragraph', '<p style="text-indent:2em">正文</p>', TWO],
    [
      'Word: characters beside points',
      "<p class=MsoNormal style='text-indent:21.0pt;mso-char-indent-count:2.0'>正文<o:p></o:p></p>",
      TWO,
    ],
    [
      'WPS: characters of a larger size',
      '<p class=MsoNormal style="text-indent:32.0000pt;mso-char-indent-count:2.0000;"><span style="font-size:16.0000pt">正文</span></p>',
      '<p style="text-indent: 2em"><span>正文</span></p>'.replace(/<.?span>/g, ''),
    ],
    [
      'Word: a tab that became an indent, with a left one',
      "<p class=MsoNormal style='margin-left:36.0pt;text-indent:36.0pt'><span style='font-size:12.0pt'>正文</span></p>",
      '<p style="text-indent: 3em; margin-left: 3em">正文</p>',
    ],
    [
      'Google',
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;text-indent: 36pt;margin-top:0pt;"><span style="font-size:12pt;white-space:pre-wrap">正文</span></p><br><p dir="ltr"><span>二</span></p></b>',
      '<p style="text-indent: 3em">正文</p><p><br></p><p>二</p>',
    ],
    [
      'LibreOffice',
      '<p style="text-indent: 0.85cm; margin-bottom: 0cm"><font size="3" style="font-size: 12pt">正文</font></p>',
      '<p style="text-indent: 2.01em">正文</p>',
    ],
    [
      'of a style sheet',
      '<style><!-- /* Word */ @page S{size:595pt 842pt} p.MsoBodyTextIndent{margin:0cm;text-indent:24.0pt;font-size:12.0pt;mso-x:y} --></style><p class=MsoBodyTextIndent>正文</p>',
      TWO,
    ],
    ['of a box', '<div style="text-indent:2em"><p>正文</p><p style="text-indent:0">二</p></div>', `${TWO}<p>二</p>`],
    [
      'left ones in short',
      '<p style="margin: 0px 0px 0px 2em">一</p><div style="padding-left:32px">二</div>',
      '<p style="margin-left: 2em">一</p><p style="margin-left: 2em">二</p>',
    ],
    [
      'first lines that hang out',
      '<p style="margin-left:4em;text-indent:-2em">一</p><p style="text-indent:-9999px">二</p>',
      '<p style="text-indent: -2em; margin-left: 4em">一</p><p>二</p>',
    ],
    ['up to eight', '<p style="text-indent:400pt">正文</p>', '<p style="text-indent: 8em">正文</p>'],
    ['but no part of a width', '<p style="text-indent:10%;margin-left:auto">正文</p>', '<p>正文</p>'],
  ])('%s', expectPasted);
});

describe('empty lines and line ends stay (§19.46)', () => {
  test.each<Case>([
    ['of plain text', { plain: '一\n\n\n二\r\n三\n' }, '<p>一</p><p><br></p><p><br></p><p>二</p><p>三</p>'],
    [
      'blanks that begin a line',
      { plain: '一\n    二\n　　三' },
      '<p>一</p><p>&nbsp;&nbsp;&nbsp;&nbsp;二</p><p>　　三</p>',
    ],
    ['tabs', { plain: '姓名\t电话' }, '<p>姓名&nbsp;&nbsp;&nbsp; 电话</p>'],
    [
      'of Word',
      '<p class=MsoNormal>一<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>二</p>',
      '<p>一</p><p>&nbsp;</p><p>二</p>',
    ],
    ['of HTML', '<p>一</p><p><br/>\n\n</p><p></p><p>二</p>', '<p>一</p><p><br></p><p><br></p><p>二</p>'],
    [
      'of editors of code',
      '<meta charset="utf-8"><div style="white-space: pre;"><br><br><div><span>    一</span></div><br><div>二</div></div>',
      '<p><br></p><p><br></p><p>&nbsp;&nbsp;&nbsp;&nbsp;一</p><p><br></p><p>二</p>',
    ],
    ['of a text field', '<span style="white-space: pre-wrap;">一\n\n二</span>', '<p>一<br><br>二</p>'],
    ['but not those of the source', '<p>一\n  二</p>\n\n<p>三</p>', '<p>一 二</p><p>三</p>'],
  ])('%s', expectPasted);
});

describe('alignment stays (§19.46)', () => {
  test.each<Case>([
    ['of a single paragraph', '<p style="text-align:center">题</p>', '<p style="text-align: center">题</p>'],
    ['LibreOffice', '<p align="right" style="margin-bottom: 0cm">题</p>', '<p style="text-align: right">题</p>'],
    [
      'of old',
      '<center>题</center><div align=center><p>二</p></div>',
      '<p style="text-align: center">题</p><p style="text-align: center">二</p>',
    ],
    [
      'of a style sheet',
      '<style>p.a, .b > p {text-align:center} @media print {p {text-align:right} .x {text-align:right}}</style><p class=a>题</p><div class=b><p>二</p><p style="text-align:left">三</p></div>',
      '<p style="text-align: center">题</p><p style="text-align: center">二</p><p style="text-align: left">三</p>',
    ],
  ])('%s', expectPasted);
});

const LOCAL = '<img width=30 src="file:///C:/Users/a/AppData/Local/Temp/ksohtml/wps1.png">';
const file = () =>
  new File([Uint8Array.from(atob(PNG), (letter) => letter.charCodeAt(0))], 'image.png', { type: 'image/png' });
const PICT = `{\\*\\shppict{\\pict{\\*\\picprop{\\sp{\\sn fLine}{\\sv 0}}}\\picw10\\pich10\\pngblip\\bliptag1{\\*\\blipuid 0123456789abcdef0123456789abcdef}\n${HEX.slice(0, 6)}\n${HEX.slice(6)}}}{\\nonshppict{\\pict\\wmetafile8 0100}}`;

describe('pictures come to their place (§19.47)', () => {
  const cases: [string, Clipboard, number][] = [
    ['beside the text', { html: `<p>甲${LOCAL}乙</p>`, files: [file()] }, 1],
    [
      'in RTF',
      {
        html: `<p>甲${LOCAL}乙</p><p>${LOCAL}</p>`,
        rtf: `{\\rtf1 {\\*\\listpicture{\\pict\\pngblip 00}} a${PICT}b${PICT}}`,
      },
      2,
    ],
    ['as data', { html: `<p>甲<img src="data:image/png;base64,${PNG}">乙</p>` }, 1],
    [
      'of Word',
      {
        html: `<p class=MsoNormal>甲<!--[if gte vml 1]><v:shape><v:imagedata src="file:///C:/a.png"/></v:shape><![endif]--><![if !vml]><img src="file:///C:/a.png" v:shapes="x"><![endif]>乙</p>`,
        rtf: `{\\rtf1 ${PICT}}`,
      },
      1,
    ],
    ['of a browser', { html: '<p>甲<img src="https://a.example/a.png">乙</p>', files: [file()] }, 1],
  ];
  test.each(cases)('%s', (_name, given, count) => {
    const saved = pasted(given);
    expect(saved).toMatch(/^<p>甲<img src="\/dzb\/a.png"[^>]*>乙<\/p>/);
    expect(saved.match(/<img/g)).toHaveLength(count);
    expect(taken.map(({ type, size }) => [type, size])).toEqual(Array(count).fill(['image/png', 8]));
  });

  test.each<Case>([
    ['whose bytes are not there', `<p>甲${LOCAL}乙</p>`, `<p>甲${NO_PICTURE}乙</p>`],
    ['of another host', '<p>甲<img src="https://a.example/a.png">乙</p>', `<p>甲${NO_PICTURE}乙</p>`],
    [
      'more than there are bytes',
      { html: `<p>甲${LOCAL}乙${LOCAL}</p>`, files: [file()] },
      `<p>甲${NO_PICTURE}乙${NO_PICTURE}</p>`,
    ],
    ['of a kind that is none', '<p>甲<img src="data:image/png;base64,AAAA">乙</p>', `<p>甲${NO_PICTURE}乙</p>`],
    ['that only count readers', '<p>甲<img src="https://a.example/a.gif" width="1" height="1">乙</p>', '<p>甲乙</p>'],
    [
      'that draw the same cells',
      { html: '<table><tr><td>甲</td></tr></table>', files: [file()] },
      '<table><colgroup><col></colgroup><tbody><tr><td><p>甲</p></td></tr></tbody></table>',
    ],
  ])('words for one %s', expectPasted);

  test('words where none can be stored', () => {
    expect(pasted(`<p>甲<img src="data:image/png;base64,${PNG}">乙</p>`, false)).toBe(`<p>甲${NO_PICTURE}乙</p>`);
  });
});

const cells = (...names: string[]) =>
  `<table><colgroup>${names.map(() => '<col>').join('')}</colgroup><tbody><tr>${names.map((name) => `<td><p>${name}</p></td>`).join('')}</tr></tbody></table>`;

describe('what is hidden is left out and told (§19.48)', () => {
  test.each<Case>([
    [
      'rows of Excel',
      "<table><tr><td>甲</td></tr><tr height=0 style='display:none;mso-height-source:userset'><td>密</td></tr></table>",
      cells('甲'),
    ],
    ['cells', '<table><tr><td>甲</td><td style="display: none">密</td><td>乙</td></tr></table>', cells('甲', '乙')],
    [
      'columns of Excel',
      "<table><col width=72><col width=0 style='display:none;mso-width-source:userset'><tr><td>甲</td><td>密</td><td>乙</td></tr></table>",
      cells('甲', '乙'),
    ],
    [
      'words of Word',
      "<p class=MsoNormal>甲<span style='display:none;mso-hide:all'>密</span>乙<span style='mso-hide:all'>密</span></p>",
      '<p>甲乙</p>',
    ],
    [
      'what cannot be seen',
      '<p>甲<span style="visibility:hidden">密</span>乙<span hidden>密</span></p>',
      '<p>甲乙</p>',
    ],
    [
      'by a style sheet',
      '<style>.hidden {\n display: none !important;\n}</style><p>甲<span class="hidden">密</span></p>',
      '<p>甲</p>',
    ],
    ['the first words of a mail', '<div style="display:none;font-size:1px">密</div><p>甲</p>', '<p>甲</p>'],
  ])('%s', (name, given, expected) => {
    expectPasted(name, given, expected);
    expect(onHidden).toHaveBeenCalledOnce();
  });

  test('nothing is told of what says nothing', () => {
    expect(pasted('<p>甲<span style="display:none"> </span></p><input type="hidden" value="a">')).toBe('<p>甲</p>');
    expect(onHidden).not.toHaveBeenCalled();
  });
});

test.each(['', '<meta data-pm-slice="1 1 []">'])('of too much, the words are pasted, and it is told (%s)', (mark) => {
  const many = `${mark}${'<p><b title=1>'.repeat(300)}甲<p>乙${'<p>'.repeat(300)}`;
  expect(pasted(many)).toMatch(/甲.*乙/s);
  expect(pasted(many)).not.toContain('<strong>');
  expect(onTooMuch).toHaveBeenCalled();
});

function typed(letters: string): string {
  const one = open();
  const { view } = one;
  for (const letter of letters) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(letter, from, to);
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert))) view.dispatch(insert());
  }
  return one.getHTML();
}

const LETTERS = [
  ...[
    '签字 __ 日期 __ 完',
    '__注__',
    '*注：一*',
    '**注**',
    '---',
    '___ 年',
    '# 号楼',
    '### 号楼',
    '> 五人',
    '2026. 3. 1',
  ],
  ...['~~旧~~ 新', '`a` 座', '```js ', '[见](附件) 完', '* 一', '+ 一', '2. 二', 'a_b_c.pdf', '--', '==甲=='],
];

describe('letters stay letters (§19.46)', () => {
  test.each(LETTERS)('%s', (letters) => {
    const html = `<p>${letters.replace('>', '&gt;')}</p>`;
    expect(typed(letters)).toBe(html);
    expect(pasted({ plain: letters })).toBe(html);
  });

  test.each([
    ['1. 一', '<ol><li><p>一</p></li></ol>'],
    ['- 一', '<ul><li><p>一</p></li></ul>'],
  ])('but %s begins a list', (letters, list) => expect(typed(letters)).toContain(list));

  test('and a pasted address is a link', () => {
    expect(pasted({ plain: '见 https://www.12371.cn' })).toContain('<a href="https://www.12371.cn"');
  });
});

describe('the editor’s own clipboard changes nothing (§19.49)', () => {
  const OWN = [
    '<p style="text-indent: 2em; line-height: 2" class="ql-indent-1"><span style="color: red">红</span></p>',
    '<ol start="3"><li><p>三</p><ul><li><p>甲</p></li></ul></li></ol><p><br></p><p style="text-align: center">中</p>',
    '<table><colgroup><col><col></colgroup><tbody><tr><th><p>甲</p></th><td colspan="1" style="text-align: center"><p style="text-align: center">乙</p></td></tr></tbody></table><p>完</p>',
    '<p>见<img src="http://192.0.2.10:9000/a.png" alt="图"><iframe src="https://v.example/1"></iframe></p><h2>题</h2>',
    '<p style="text-indent: -2em; margin-left: 42pt">（一）甲   乙</p>',
  ];
  test.each(OWN)('%s', (html) => {
    const one = open(html);
    const before = written(one, html);
    one.commands.selectAll();
    const { dom, text } = one.view.serializeForClipboard(one.state.selection.content());
    one.commands.deleteSelection();
    expect(one.isEmpty).toBe(true);
    // As Windows hands it over.
    paste(one, {
      html: `<html>\r\n<body>\r\n<!--StartFragment-->${dom.innerHTML}<!--EndFragment-->\r\n</body>\r\n</html>`,
      plain: text,
    });
    expect(written(one, html)).toBe(before);
    expect(onHidden).not.toHaveBeenCalled();
  });

  test.each([
    [
      'a frame that the text does not have',
      '<p data-pm-slice="0 0 []">甲<span data-held="%3Ciframe%20src%3D%22https%3A%2F%2Fa.example%2F%22%3E%3C%2Fiframe%3E"></span></p>',
      '<p>甲</p>',
    ],
    ['a look that is none of the editor’s', '<p data-pm-slice="0 0 []" style="position:fixed">甲</p>', '<p>甲</p>'],
    [
      'a look in the words for its place',
      '<p data-pm-slice=\'1 1 ["blockquote",null,"paragraph",{"inset":"position:fixed"}]\'>甲</p>',
      '<p>甲</p>',
    ],
  ])('but %s does not come by it', (_name, html, expected) => {
    expect(pasted(html)).toBe(expected);
    expect(editor?.view.dom.innerHTML).not.toContain('fixed');
  });
});
