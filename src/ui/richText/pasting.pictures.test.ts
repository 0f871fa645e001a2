// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { taken, type Case, type Clipboard, pasted, expectPasted } from '../../../tests/pasting';

const PNG = 'iVBORw0KGgo=';
const HEX = [...atob(PNG)].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');
const NO_PICTURE = '（此处有一张图片未能粘贴）';

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
    [
      'of another editor of our kind',
      { html: `<p data-pm-slice="1 1 []">甲<img src="data:image/png;base64,${PNG}">乙</p>` },
      1,
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
