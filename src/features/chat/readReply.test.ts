import { describe, expect, test } from 'vitest';
import { readReply } from './readReply';

const ID = '67e517e74767063e882d6861';
const answerOf = (sent: string) => readReply(sent).answer;

describe('marks of servers and models are not part of a reply (§15.26)', () => {
  test.each([
    ['a quotation with its id', `应当按月交纳。${ID}[QUOTE](QUOTE)下同`, '应当按月交纳。下同'],
    ['a quotation alone', '甲[QUOTE](QUOTE)、乙[CITE](CITE)', '甲、乙'],
    ['a number of a passage', '甲##0$$，乙 ##12$$。', '甲，乙。'],
    ['a citation', '甲[citation:2]乙[citation:3][citation:10]', '甲乙'],
    ['marks of models', '甲<|im_end|>乙<|endoftext|>', '甲乙'],
    ['full-width marks of models', '甲<｜end▁of▁sentence｜><｜Assistant｜>', '甲'],
    ['the ends of a text', '<s>甲</s>', '甲'],
    ['numbers in brackets stay', '甲[3]，乙[ID:3]，丙【3†来源】，[3]: 注', '甲[3]，乙[ID:3]，丙【3†来源】，[3]: 注'],
    [
      'what only looks like one stays',
      '##二 $$x$$ [citation] [QUOTE](https://a.cn/) <|> a<|b|>c 1<|2',
      '##二 $$x$$ [citation] [QUOTE](https://a.cn/) <|> a<|b|>c 1<|2'.replace('<|b|>', ''),
    ],
    [
      'in code they stay',
      '`##0$$` 与 `</s>`\n\n```\n甲[QUOTE](QUOTE)\n<|im_end|>\n```\n甲##1$$',
      '`##0$$` 与 `</s>`\n\n```\n甲[QUOTE](QUOTE)\n<|im_end|>\n```\n甲',
    ],
    ['in code on several lines they stay', '`甲\n##0$$ [citation:1]` 乙##1$$', '`甲\n##0$$ [citation:1]` 乙'],
    ['in code of two marks on three lines too', '``甲`\n</s>\n乙`` 丙</s>', '``甲`\n</s>\n乙`` 丙'],
    ['in code of a quotation', '> `甲\n> ##0$$` 乙##1$$', '> `甲\n> ##0$$` 乙'],
    [
      'in a fence of an item, also with other fences inside',
      '- ````\n  ```\n  ##0$$\n  ```\n  ##1$$\n  ````\n甲##2$$',
      '- ````\n  ```\n  ##0$$\n  ```\n  ##1$$\n  ````\n甲',
    ],
    [
      'a mark of code in another paragraph, item or row begins none',
      '甲`乙##0$$\n\n丙`\n- 甲`##1$$\n- 乙`\n\n| ` | ##2$$ |\n| ` | |',
      '甲`乙\n\n丙`\n- 甲`\n- 乙`\n\n| ` | |\n| ` | |',
    ],
    ['an escaped mark of code begins none', '甲\\`乙##0$$`', '甲\\`乙`'],
    ['a mark that broke off in code that has no end stays', '```\n<|im_e', '```\n<|im_e'],
    ['in code that has no end they stay', '甲</s>\n```\n##0$$', '甲\n```\n##0$$'],
    ['in thoughts too', '<think>想##0$$</think>甲</s>', '甲'],
    // From reports on FastGPT, RAGFlow and DeepSeek.
    ['an id as the words of the link', `甲[${ID}](QUOTE)，乙[${ID}](CITE)。`, '甲，乙。'],
    ['several in a row', '第三十一条##0$$ ##1$$ ##2$$\n\n第二段##3$$', '第三十一条\n\n第二段'],
    ['both kinds of lines in one', '甲<|end▁of▁sentence|><|begin▁of▁sentence|>乙', '甲乙'],
  ])('%s', (_what, sent, answer) => {
    expect(answerOf(sent)).toBe(answer);
  });

  test('while a mark is written nothing of it is seen', () => {
    const marks = [
      `${ID}[QUOTE](QUOTE)`,
      `[${ID}](CITE)`,
      '##12$$',
      '[citation:12]',
      '<|im_end|>',
      '<｜end▁of▁sentence｜>',
      '</s>',
      '<s>',
    ];
    for (const mark of marks) {
      for (let end = 1; end <= mark.length; end += 1) {
        expect(readReply(`甲${mark.slice(0, end)}`, 'growing').answer, mark.slice(0, end)).toBe('甲');
      }
    }
  });

  test.each([
    ['whole', '价格##5$', '价格##5$'],
    ['whole', '甲##1$$乙##5$', '甲乙'],
    ['cut', '编号为 a1b2c3d4e5f6', '编号为 a1b2c3d4e5f6'],
    ['cut', `甲${ID}[QUOTE](QUOTE)乙67e517e74767`, '甲乙'],
    ['cut', '甲##5$', '甲'],
  ] as const)('a mark that may be words goes where the reply is cut or has had one (%s: %s)', (state, sent, answer) => {
    expect(readReply(sent, state).answer).toBe(answer);
  });

  test('a mark that was cut is not seen, what may be words is', () => {
    expect(answerOf(`甲${ID}[QUO`)).toBe('甲');
    expect(answerOf('甲<|im_e')).toBe('甲');
    expect(answerOf('甲<｜end▁of')).toBe('甲');
    expect(answerOf('甲[citation:1')).toBe('甲');
    expect(answerOf('共 2026')).toBe('共 2026');
    expect(answerOf('语言 C##')).toBe('语言 C##');
  });
});

const LETTER = '# 通知\n\n各支部：\n\n- 甲';
describe('a document in a fence is the document (§15.28)', () => {
  test.each([
    ['named markdown', `\`\`\`markdown\n${LETTER}\n\`\`\``, LETTER],
    [
      'named md, between sentences',
      `以下是通知：\n\n\`\`\`md\n${LETTER}\n\`\`\`\n\n如需调整请告知。`,
      `以下是通知：\n\n${LETTER}\n\n如需调整请告知。`,
    ],
    ['without a name', `\`\`\`\n${LETTER}\n\`\`\``, LETTER],
    ['without its end', `\`\`\`markdown\n${LETTER}`, LETTER],
    [
      'with a fence inside',
      `\`\`\`markdown\n# 题\n\n\`\`\`js\nlet a;\n\`\`\`\n\n尾\n\`\`\``,
      '# 题\n\n```js\nlet a;\n```\n\n尾',
    ],
    [
      'with a fence without a name inside',
      '```markdown\n# 题\n\n```\n一\n```\n\n尾\n```',
      '# 题\n\n```\n一\n```\n\n尾',
    ],
    ['in a longer fence', '````markdown\n# 题\n\n```\n一\n```\n````', '# 题\n\n```\n一\n```'],
    ['after a thought', `<think>想</think>\n\n\`\`\`markdown\n${LETTER}\n\`\`\``, LETTER],
    ['with marks of servers in it', `\`\`\`markdown\n# 通知##0$$\n甲</s>\n\`\`\``, '# 通知\n甲'],
    // What is code.
    ['code of another name', '```python\n# 题\n```', '```python\n# 题\n```'],
    [
      'commands with a note',
      '```\n# 重启服务\nsystemctl restart nginx\n```',
      '```\n# 重启服务\nsystemctl restart nginx\n```',
    ],
    [
      'settings with notes',
      '```\n# config.yml\nport: 80\n# 端口\nname: 甲\n```',
      '```\n# config.yml\nport: 80\n# 端口\nname: 甲\n```',
    ],
    ['without a name and a heading', '```\n甲\n```', '```\n甲\n```'],
    [
      'beside more than a sentence',
      `甲。乙。\n\n\`\`\`markdown\n# 题\n\`\`\``,
      `甲。乙。\n\n\`\`\`markdown\n# 题\n\`\`\``,
    ],
    ['behind several paragraphs', '甲\n\n乙\n\n```markdown\n# 题\n```', '甲\n\n乙\n\n```markdown\n# 题\n```'],
    [
      'beside other blocks',
      '```markdown\n# 一\n```\n\n```markdown\n# 二\n```',
      '```markdown\n# 一\n```\n\n```markdown\n# 二\n```',
    ],
    // From reports on Dify, DeepSeek and Qwen.
    [
      'with a greeting before it',
      '好的！以下是为您起草的通知：\n```Markdown\n# 题\n```',
      '好的！以下是为您起草的通知：\n\n# 题',
    ],
    ['a table alone', '```markdown\n| 甲 |\n|---|\n| 一 |\n```', '| 甲 |\n|---|\n| 一 |'],
    ['of other marks', '~~~markdown\n# 题\n\n```\n一\n```\n~~~', '# 题\n\n```\n一\n```'],
  ])('%s', (_what, sent, answer) => {
    expect(answerOf(sent)).toBe(answer);
  });

  test('while it is written it is shown as what it will be', () => {
    const sent = `以下是通知：\n\n\`\`\`markdown\n# 题\n\n\`\`\`js\na\n\`\`\`\n\n尾\n\`\`\`\n\n如需调整请告知。`;
    for (let end = 1; end <= sent.length; end += 1) {
      expect(readReply(sent.slice(0, end), 'growing').answer, sent.slice(0, end)).not.toMatch(/markdown/);
    }
  });
});
