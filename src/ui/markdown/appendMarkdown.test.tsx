import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { StreamingMarkdown } from './StreamingMarkdown';
import { emptyDocument, type IncrementalDocument } from './IncrementalDocument';
import { appendMarkdown } from './appendMarkdown';
import { MarkdownChunk } from './SectionView';

const FRAGMENTS = [
  '# 一、发展党员\n\n',
  '## 二级标题 `code` 与 **粗体**\n',
  'Setext 标题\n---\n\n',
  '段落，含有**重点：**说明和 *强调*、~~删除~~、`代码`、[链接](https://a.example/b_c)。\n\n',
  '软换行的\n段落，第二行 5*3*2 与 snake_case_name。\n\n',
  '- 第一项\n- 第二项\n  - 嵌套\n  - 再嵌套\n\n    段落\n- 第三项\n\n',
  '1. 一\n2. 二\n\n3. 三\n\n',
  '* 甲\n* 乙\n+ 丙\n',
  '- [x] 完成\n- [ ] 待办\n\n',
  '| 姓名 | 人数 |\n| --- | ---: |\n| 张三 | 1 |\n| **李四** | `2` |\n\n',
  '| 一 | 二 |\n|--|--|\n| a<br>b | c |\n',
  '```ts\nconst a = 1;\n\nconst b = `x`;\n```\n',
  '~~~\n无语言\n~~~\n\n',
  '    缩进代码\n    第二行\n\n',
  '> 引用\n> 第二行\n续行\n\n',
  '---\n\n',
  '<div>原文</div>\n\n',
  '<!-- 注释 -->\n\n',
  '![图](https://a.example/x.png) 和 https://b.example/路径 以及 a@b.example\n\n',
  '[引用][标]、[标]\n\n',
  '[标]: https://c.example "标题"\n\n',
  '\\*不是强调\\* &amp; &copy; 3 < 5 **未闭合\n\n',
  '\n\n',
  '1) 括号编号\n2) 第二\n',
  '末尾没有换行',
];

const textOf = (html: string) => html.replace(/<[^>]+>/g, '').replace(/\s+/g, '');
const blockwise = (text: string) => renderToStaticMarkup(<StreamingMarkdown text={text} state="whole" />);
const whole = (text: string) => renderToStaticMarkup(<MarkdownChunk text={text} definitions="" />);

/** The document after the text has grown to `text`. */
const readTo = (doc: IncrementalDocument, text: string, finished = false) =>
  appendMarkdown(doc, text.slice(doc.length), finished);

function stream(text: string, cuts: readonly number[]): IncrementalDocument {
  let doc = emptyDocument;
  for (const cut of [...cuts].sort((a, b) => a - b)) doc = readTo(doc, text.slice(0, cut));
  return readTo(doc, text, true);
}

/** The kinds and texts of all blocks; where one block of Markdown ends and the next begins makes no difference. */
function shape({ sections }: IncrementalDocument): [kind: string, text: string][] {
  const blocks: [string, string][] = [];
  for (const { kind, chunks } of sections.flatMap((section) => section.blocks)) {
    const text = chunks.map((chunk) => chunk.text.replace(/\s+/g, '')).join('');
    const last = blocks.at(-1);
    if (kind === 'markdown' && last?.[0] === kind) last[1] += text;
    else blocks.push([kind, text]);
  }
  return blocks;
}

const markdown = fc
  .array(fc.constantFrom(...FRAGMENTS), { minLength: 1, maxLength: 14 })
  .map((fragments) => fragments.join(''));

describe('a finished answer', () => {
  test('reads as if it had been rendered as a whole (§2.91)', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        expect(textOf(blockwise(text))).toBe(textOf(whole(text)));
      }),
      { numRuns: 150 },
    );
  }, 30_000);

  test('is the same in whatever steps it came', () => {
    fc.assert(
      fc.property(markdown, fc.array(fc.nat(800), { maxLength: 60 }), (text, cuts) => {
        const streamed = stream(
          text,
          cuts.filter((cut) => cut < text.length),
        );
        expect(streamed.tail).toBeUndefined();
        expect(shape(streamed)).toEqual(shape(appendMarkdown(emptyDocument, text, true)));
      }),
      { numRuns: 150 },
    );
  }, 30_000);
});

const HAN = '全面从严治党永远在路上，党的自我革命永远在路上。';
const LONG: [kind: string, text: string][] = [
  ['list', Array.from({ length: 500 }, (_, n) => `- 第 ${n} 项：**${HAN}**\n`).join('')],
  [
    'list',
    Array.from({ length: 300 }, (_, n) => `${n + 7}. 第 ${n} 项\n\n     ${HAN}\n     - 子项 \`a\`\n\n`).join(''),
  ],
  ['table', `| 序号 | 内容 |\n|---|---|\n${Array.from({ length: 400 }, (_, n) => `| ${n} | **${HAN}** |\n`).join('')}`],
  ['paragraph', HAN.repeat(700)],
  [
    'paragraph',
    Array.from({ length: 160 }, (_, n) => `第 ${n} 句有**重点**、\`代码\`和[链接](https://a.example/${n})。`).join(''),
  ],
  ['paragraph', `${'The quick brown fox (no. 5) jumps over [1] the lazy dog_dog. '.repeat(400)}`],
  ['paragraph', Array.from({ length: 240 }, (_, n) => `line ${n} of *the* song`).join('\n')],
  ['code', `\`\`\`ts\n${'const answer = [1, 2, 3].map((n) => `${n}`); // 注释\n\n'.repeat(600)}\`\`\`\n`],
];

describe('one long block', () => {
  test.each(LONG)(
    '%s: cut into chunks that stay, and whole in the end',
    (kind, text) => {
      let doc = emptyDocument;
      let longest = 0;
      const seen = new Map<number, string>();
      for (let end = 32; end < text.length; end += 32) {
        doc = readTo(doc, text.slice(0, end));
        longest = Math.max(longest, end - doc.frozen);
        doc.open?.chunks.forEach((chunk, index) => {
          expect(chunk.text).toBe(seen.get(index) ?? chunk.text);
          seen.set(index, chunk.text);
        });
      }
      expect(longest).toBeLessThan(1500);
      const blocks = readTo(doc, text, true).sections.flatMap((section) => section.blocks);
      expect(blocks.map((block) => block.kind)).toEqual([kind]);
      expect(textOf(blockwise(text))).toBe(textOf(whole(text)));
    },
    30_000,
  );
});

describe('references', () => {
  test('resolve when their definition comes later, and only their block changes', () => {
    const before = appendMarkdown(emptyDocument, '无关\n\n见 [标] 一节。\n\n', false);
    const after = appendMarkdown(before, '[标]: https://a.example/\n\n', false);
    expect(after.sections[0]?.blocks[0]).toBe(before.sections[0]?.blocks[0]);
    expect(after.sections[0]?.blocks[1]?.chunks[0]?.definitions).toBe('[标]: https://a.example/');
  });

  test('to footnotes are numbers, the notes stand where they were written', () => {
    const html = blockwise('正文[^1]和 [^x]。\n\n[^1]: 注释 **一**\n');
    expect(html).toContain('<sup>[1]</sup>和 [^x]');
    expect(html).toMatch(/<sup>\[1\]<\/sup><div><p>注释 <strong>一<\/strong>/);
  });
});

describe('a text that cannot be cut', () => {
  test('is read again seldom enough for a linear cost', () => {
    const text = `**${HAN.repeat(2000)}`;
    let doc = emptyDocument;
    let read = 0;
    for (let end = 32; end < text.length; end += 32) {
      const next = readTo(doc, text.slice(0, end));
      if (next.tail !== doc.tail) read += end - next.frozen;
      doc = next;
    }
    expect(read / text.length).toBeLessThan(90);
  });
});
