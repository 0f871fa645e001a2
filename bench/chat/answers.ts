const HAN = '坚持把政治建设摆在首位，严格执行党的组织生活制度，推动基层党建工作高质量发展。';

function repeat(size: number, part: (n: number) => string, head = '', foot = ''): string {
  const parts = [head];
  for (let length = head.length, n = 1; length < size; n += 1) {
    const next = part(n);
    parts.push(next);
    length += next.length;
  }
  return parts.join('').slice(0, size) + foot;
}

const section = (n: number) => `## 第 ${n} 节 组织生活

${HAN}其中**重点：**落实 \`三会一课\`，参见[条例](https://example.org/rules/${n})。${HAN}

- 支部党员大会：*每季度*召开一次
- 支部委员会：**每月**召开一次
  - 记录人签字
  - 归档
- 党课：${HAN}

${HAN.repeat(3)}

| 序号 | 事项 | 负责人 | 期限 |
| ---: | --- | --- | --- |
| 1 | 制定计划 | 张三 | 3 月 |
| 2 | **征求意见** | 李四 | 4 月 |
| 3 | 公示 | 王五 | 5 月 |

1. 提出申请
2. 确定积极分子
3. 备案

> ${HAN}

\`\`\`ts
const members = await http.get('/party/members', { schema: memberList });
for (const { name, joined } of members) console.log(name, joined);
\`\`\`

`;

/** Test replies by kind. Each function makes a reply of `size` characters. */
export const ANSWERS: Record<string, (size: number) => string> = {
  mixed: (size) => repeat(size, section),
  list: (size) => repeat(size, (n) => `- 第 ${n} 项：**${HAN.slice(0, 12)}**，${HAN}\n`),
  table: (size) =>
    repeat(
      size,
      (n) => `| ${n} | ${HAN.slice(0, 18)} | **张三** | \`2025-10-${n % 30}\` |\n`,
      '| 序号 | 事项 | 负责人 | 日期 |\n|---|---|---|---|\n',
    ),
  paragraph: (size) =>
    repeat(size, (n) => `${HAN}第 ${n} 点，**要点**是 \`代码\` 与[链接](https://example.org/${n})。`),
  code: (size) =>
    repeat(size, (n) => `const value${n} = compute(${n}, 'text', [1, 2, 3]); // 注释\n`, '```ts\n', '\n```\n'),
};

/**
 * The length of the reply after each frame: every frame adds 4 tokens of 6 to 10 characters. The lengths are the same
 * in every run, so that runs can be compared.
 */
export function* frameEnds(length: number): Generator<number> {
  let seed = 42;
  const token = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return 6 + (seed % 5);
  };
  for (let end = 0; end < length; yield end) end += token() + token() + token() + token();
}
