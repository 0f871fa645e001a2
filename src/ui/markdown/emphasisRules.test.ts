import fc from 'fast-check';
import type { Nodes, Root } from 'mdast';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfm } from 'micromark-extension-gfm';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import { describe, expect, test } from 'vitest';
import { parseMarkdown } from './parseMarkdown';

/** A tree as text: `strong(重点：)说明`. */
function shape(node: Nodes): string {
  if (node.type === 'text') return node.value;
  const inner = 'children' in node ? node.children.map(shape).join('') : '';
  return node.type === 'root' || node.type === 'paragraph' ? inner : `${node.type}(${inner})`;
}

describe('emphasis beside Chinese', () => {
  test.each([
    ['**重点：**说明', 'strong(重点：)说明'],
    ['说明**“重点”**说明', '说明strong(“重点”)说明'],
    ['见*（一）*款', '见emphasis(（一）)款'],
    ['**"note"** x', 'strong("note") x'],
    ['a**"note"**b', 'a**"note"**b'],
    ['中_强_文', '中_强_文'],
    ['5*3*2', '5emphasis(3)2'],
    ['5 * 3 * 2', '5 * 3 * 2'],
    ['**~~旧~~**', 'strong(delete(旧))'],
    ['5~8 人，9~10 人', '5~8 人，9~10 人'],
  ])('%s', (text, expected) => expect(shape(parseMarkdown(text))).toBe(expected));

  test('is that of micromark-extension-cjk-friendly', () => {
    function reference(this: Processor): void {
      this.data().micromarkExtensions = [gfm({ singleTilde: false }), cjkFriendlyExtension()];
    }
    const parser = unified().use(remarkParse).use(reference).freeze();
    const marks = ['*', '**', '***', '_', '__', '\\*', '`c`', '[x](y)'];
    const text = ['a', 'b c', '1', ' ', '\n', '汉', '。', '：', '“', '”', '（', '"', '.', '(', ')'];
    const source = fc.array(fc.constantFrom(...marks, ...text), { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(source, (markdown) => {
        const tree: Root = parser.parse(markdown);
        expect(shape(parseMarkdown(markdown))).toBe(shape(tree));
      }),
      { numRuns: 1000 },
    );
  });
});
