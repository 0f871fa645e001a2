import { expect, test } from 'vitest';
import { readThoughts } from './readThoughts';

test.each([
  ['none', '可以。', '', '可以。', false],
  [
    'a thought',
    '<think>\n先看党章。\n\n再看细则。\n</think>\n\n**结论：**可以。',
    '先看党章。\n\n再看细则。',
    '**结论：**可以。',
    false,
  ],
  ['another name', '<thinking>甲</thinking>乙', '甲', '乙', false],
  ...['thought', 'reason', 'reasoning', 'seed:think', 'think time="3"'].map(
    (name): [string, string, string, string, boolean] => [
      name,
      `<${name}>甲</${name.replace(/ .*/, '')}>乙`,
      '甲',
      '乙',
      false,
    ],
  ),
  ['signs of another model', '◁think▷甲◁/think▷乙', '甲', '乙', false],
  [
    'a fold of Dify',
    '<details style="color:gray;" open> <summary> Thinking... </summary>\n甲</details>\n\n乙<details>丙</details>',
    '甲',
    '乙<details>丙</details>',
    false,
  ],
  [
    'folds that are stored',
    '一\n<details type="reasoning" done="true">\n<summary>Thought for 2 seconds</summary>\n> 甲\n</details>\n二',
    '> 甲',
    '一\n\n二',
    false,
  ],
  ['a fold that is being written', '<details type="reasoning">\n<summary>思考</summary>\n甲', '甲', '', true],
  ['half a mark with a name', '<think time="', '', '', false],
  ['capitals', '<THINK>甲</THINK>乙', '甲', '乙', false],
  ['without the opening mark', '先看党章。</think>\n\n可以。', '先看党章。', '可以。', false],
  ['being thought', '<think>\n先看', '先看', '', true],
  ['nothing thought', '<think>\n\n</think>\n\n可以。', '', '可以。', false],
  ['half an opening mark', '<thi', '', '', false],
  ['half a closing mark', '<think>先看</thi', '先看', '', true],
  ['two thoughts', '<think>甲</think>一<think>乙</think>二', '甲\n\n乙', '一二', false],
  ['in code', '写 `<think>` 与 ``</think>``', '', '写 `<think>` 与 ``</think>``', false],
  ['in code on two lines', '写 `甲\n<think>` 乙', '', '写 `甲\n<think>` 乙', false],
  ['in a block of code in an item', '- ```\n  <think>\n  ```\n甲', '', '- ```\n  <think>\n  ```\n甲', false],
  ['in a block of code', '```\n<think>\n```\n甲', '', '```\n<think>\n```\n甲', false],
  ['in a block of code that is being written', '```\n<think>\n甲</think>', '', '```\n<think>\n甲</think>', false],
  [
    'code in a thought',
    '<think>`</think>`\n```\n</think>\n```\n甲</think>乙',
    '`</think>`\n```\n</think>\n```\n甲',
    '乙',
    false,
  ],
  ['a name in a line is text', '问题的<reason>原因</reason>在于', '', '问题的<reason>原因</reason>在于', false],
  ['a name at a later line', '一\n <reason>甲</reason>二', '甲', '一\n 二', false],
  ['a name right after a thought', '<think>甲</think>\n<reason>乙</reason>丙', '甲\n\n乙', '丙', false],
  ['the closing mark of such a name alone', '甲</reason>乙', '', '甲</reason>乙', false],
  ['other marks', '<this> <t> 3 < 5', '', '<this> <t> 3 < 5', false],
])('%s', (_what, sent, thought, answer, isThinking) => {
  expect(readThoughts(sent)).toEqual({ thought, answer, isThinking });
});
