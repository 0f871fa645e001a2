// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runs } from '../../../tests/runs';
import { readRichText } from '@/lib/html/sanitizeHtml';
import { lostIn } from './heldHtml';
import { DATA_PICTURE, quillItem, savedUnchanged } from '../../../tests/richText';

beforeEach(() => void vi.stubEnv('BASE_URL', '/dzb/'));
afterEach(() => void vi.unstubAllEnvs());

/** The blocks of a text: kind, level, alignment and words with their marks. */
function blocksOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(readRichText(html), 'text/html');
  const leaves = [...body.querySelectorAll<HTMLElement>('p, h1, h2, h3, li, pre, blockquote')].filter(
    (block) => !block.querySelector('p'),
  );
  return leaves.map((block) => {
    const level = [...block.ownerDocument.querySelectorAll('ul, ol')].filter((list) => list.contains(block)).length;
    const list = block.closest('li')?.parentElement?.localName ?? '';
    const own = block.localName === 'li' ? 'p' : block.localName;
    const words = [...block.childNodes].filter(({ nodeName }) => !/^[UO]L$/.test(nodeName));
    const text = words.map((node) => (node instanceof Element ? node.outerHTML : (node.textContent ?? ''))).join('');
    return [own, list, level, block.style.textAlign, block.className, text].join('|');
  });
}

const text = fc.stringMatching(/^[党章细则 a-z0-9]{1,8}$/).map((words) => words.trim() || '党');
const LOOKS = ['', ' style="color: rgb(230, 0, 0);"', ' class="ql-size-large"', ' style="background-color: red;"'];
const inline = fc
  .tuple(
    fc.constantFrom('', 'span', 'strong', 'em', 'u', 's', 'sub', 'a href="https://a.cn/"'),
    fc.constantFrom(...LOOKS),
    text,
  )
  .map(([tag, look, words]) =>
    tag === '' || tag + look === 'span' ? words : `<${tag}${look}>${words}</${tag.split(' ')[0]}>`,
  );
const picture = fc.constantFrom(
  `<p><img src="${DATA_PICTURE}"></p>`,
  '<p>见<img src="/profile/a.png" width="30">图</p>',
  '<p>见<img src="http://192.0.2.10:9000/a.png" alt="图">图</p>',
);
const table = inline.map(
  (words) => `<table><tbody><tr><td><p>${words}</p></td><td><p>乙</p></td></tr></tbody></table>`,
);
const align = fc.constantFrom('', 'ql-align-center', 'ql-align-right', 'ql-align-justify');
const paragraph = fc
  .tuple(fc.constantFrom('p', 'h1', 'h2', 'h3'), align, fc.constantFrom('', 'ql-indent-1', 'ql-indent-8'), inline)
  .map(([tag, side, indent, words]) => `<${tag} class="${`${side} ${indent}`.trim()}">${words}</${tag}>`);
const list = fc
  .array(fc.tuple(fc.constantFrom('bullet', 'ordered', 'checked', 'unchecked'), fc.nat(2), inline), {
    minLength: 1,
    maxLength: 5,
  })
  .map((items) => `<ol>${items.map(([kind, indent, words]) => quillItem(kind, words, indent)).join('')}</ol>`);
const quillDocument = fc
  .array(fc.oneof(paragraph, list, picture, table), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join(''));

test('any document of Quill survives', () => {
  fc.assert(
    fc.property(quillDocument, (given) => {
      expect(lostIn(given)).toEqual([]);
      expect(blocksOf(savedUnchanged(given))).toEqual(blocksOf(given));
    }),
    { numRuns: runs(50) },
  );
}, 300_000);
