// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { onHidden, open, paste, written, pasted } from '../../../tests/pasting';

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
      '<p data-dzb-copied data-pm-slice="0 0 []">甲<span data-held="%3Ciframe%20src%3D%22https%3A%2F%2Fa.example%2F%22%3E%3C%2Fiframe%3E"></span></p>',
      '<p>甲</p>',
    ],
    [
      'a look that is none of the editor’s',
      '<p data-dzb-copied data-pm-slice="0 0 []" style="position:fixed">甲</p>',
      '<p>甲</p>',
    ],
    [
      'a look in the words for its place',
      '<p data-dzb-copied data-pm-slice=\'1 1 ["blockquote",null,"paragraph",{"inset":"position:fixed"}]\'>甲</p>',
      '<p>甲</p>',
    ],
  ])('but %s does not come by it', (_name, html, expected) => {
    const one = open();
    paste(one, { html });
    expect(written(one)).toBe(expected);
    expect(one.view.dom.innerHTML).not.toContain('fixed');
  });
});
