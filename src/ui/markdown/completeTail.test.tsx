// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { StreamingMarkdown } from './StreamingMarkdown';
import { completeTail } from './completeTail';

describe('a text that is being written', () => {
  test.each([
    ['plain', '党员大会', '党员大会'],
    ['an opening mark waits', '重点 **', '重点'],
    ['half an opening mark waits', '重点 *', '重点'],
    ['bold is closed', '重点 **说明', '重点 **说明**'],
    ['half a closing mark is completed', '**说明*', '**说明**'],
    ['bold that ends in punctuation', '**重点：', '**重点：**'],
    ['bold in a list', '- 甲\n- **乙', '- 甲\n- **乙**'],
    ['emphasis in bold', '**甲 *乙', '**甲 *乙***'],
    ['strike-through', '~~旧的', '~~旧的~~'],
    ['closed marks stay', '**甲** 与 *乙*。', '**甲** 与 *乙*。'],
    ['a product is no emphasis', '5 * 3 等于', '5 * 3 等于'],
    ['a name is no emphasis', 'snake_case_na', 'snake_case_na'],
    ['code is closed', '运行 `npm ru', '运行 `npm ru`'],
    ['an opening backtick waits', '运行 `', '运行'],
    ['double backticks', '``a ` b', '``a ` b``'],
    ['marks in code are none', '`**a` 然后', '`**a` 然后'],
    ['a link shows its text', '见[党章', '见党章'],
    ['a link shows its text while the address comes', '见[党章](https://exa', '见党章'],
    ['a link is whole', '见[党章](https://a.example)', '见[党章](https://a.example)'],
    ['a picture shows its text', '图![封面](https://a', '图封面'],
    ['bold around a link', '**见[党章](http', '**见党章**'],
    ['a heading mark waits', '第一段\n\n##', '第一段'],
    ['an item mark waits', '- 甲\n-', '- 甲'],
    ['a number waits', '1. 甲\n2', '1. 甲'],
    ['a task waits', '- 甲\n- [x', '- 甲'],
    ['an underline is no heading yet', '第一段\n--', '第一段'],
    ['a fence waits', '代码：\n``', '代码：'],
    ['a fence with its language waits', '代码：\n```ts', '代码：'],
    ['half a tag waits', '甲<br', '甲'],
    ['half an entity waits', '甲 &nbs', '甲'],
    ['half an escape waits', '甲\\', '甲'],
    ['a definition waits', '甲\n\n[标]: http', '甲'],
    ['a header gets its rule', '| 姓名 | 年', '| 姓名 | 年\n|---|---|'],
    ['a header with half a rule', '| 姓名 | 年龄 |\n|--', '| 姓名 | 年龄 |\n|---|---|'],
    [
      'an item is not that of code in an item',
      '1. 甲：\n   ```yaml\n   - name: *b',
      '1. 甲：\n   ```yaml\n   - name: *b',
    ],
    ['nor is bold', '1. 甲：\n   ```yaml\n   - **b', '1. 甲：\n   ```yaml\n   - **b'],
    ['nor is code', '1. 甲：\n   ~~~yaml\n   - `b', '1. 甲：\n   ~~~yaml\n   - `b'],
    [
      'after code in an item',
      '1. 甲：\n   ```\n   - *b\n   ```\n2. **乙',
      '1. 甲：\n   ```\n   - *b\n   ```\n2. **乙**',
    ],
    ['code that was closed in another line', '段落 `a\n- b` c', '段落 `a\n- b` c'],
    ['a year is no item', '段落 **他出生于\n1986. 年的', '段落 **他出生于\n1986. 年的**'],
    ['a row is completed', '| 姓 | 名 |\n|---|---|\n| **张', '| 姓 | 名 |\n|---|---|\n| **张**'],
  ])('%s', (_what, text, shown) => {
    expect(completeTail(text).trim()).toBe(shown);
  });
});

const SAMPLE = `# 标题\n\n**重点：**说明 \`代码\` 与[链接](https://a.example/x_y)，*强调*。\n\n- **甲**：一\n- [ ] 乙\n\n1. 一\n2. ~~二~~\n\n| 姓名 | 备注 |\n| --- | :-: |\n| 张三 | **a** \`b\` |\n\n\`\`\`ts\nlet a;\n\`\`\`\n\n![图](https://a.example/x.png)<br>尾 &copy; 末`;

test('no source of marks is ever seen while an answer comes in', () => {
  for (let end = 1; end <= SAMPLE.length; end += 1) {
    const html = renderToStaticMarkup(<StreamingMarkdown text={SAMPLE.slice(0, end)} state="growing" />);
    const seen = html.replace(/<[^>]*>/g, '\n');
    expect(seen, `after ${JSON.stringify(SAMPLE.slice(Math.max(0, end - 20), end))}`).not.toMatch(
      /[*`#|~[\]]|\]\(|--|&lt;|&amp;/,
    );
  }
});
