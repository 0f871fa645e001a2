// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { onHidden, onTooMuch, type Case, pasted, expectPasted } from '../../../tests/pasting';

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
    [
      'what stands in the same box as what is shown',
      '<div style="visibility:hidden">密<section><b>密</b><p style="visibility:visible">甲<s style="visibility:hidden">密</s></p></section></div>',
      '<p>甲</p>',
    ],
    [
      'what another editor of our kind hides, and its look',
      '<p data-pm-slice="1 1 []" style="color:red;font-size:40px">甲<span style="display:none">密</span></p>',
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

test.each(['', '<meta data-dzb-copied data-pm-slice="1 1 []">'])(
  'of too much, the words are pasted, and it is told (%s)',
  (mark) => {
    const many = `${mark}${'<p><b title=1>'.repeat(300)}甲<p>乙${'<p>'.repeat(300)}`;
    expect(pasted(many)).toMatch(/甲.*乙/s);
    expect(pasted(many)).not.toContain('<strong>');
    expect(onTooMuch).toHaveBeenCalled();
  },
);
