import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMarkdown } from './parseMarkdown';
import { startOf } from './sourcePositions';
import { splitMarkdown } from './splitMarkdown';

const parts = (text: string) => {
  const starts = splitMarkdown(text, 0);
  return starts.map((start, index) => text.slice(start, starts[index + 1]));
};

describe('a finished text is cut', () => {
  test.each([
    ['at paragraphs', '一\n\n二\n\n三', ['一\n\n', '二\n\n', '三']],
    ['at headings', '一\n\n# 二\n三', ['一\n\n', '# 二\n三']],
    ['at bold beginnings', '一\n\n**二**', ['一\n\n', '**二**']],
    ['behind lists', '- 一\n- 二\n\n三', ['- 一\n- 二\n\n', '三']],
    ['not at items', '一\n\n- 二\n\n- 三\n\n1. 四', ['一\n\n- 二\n\n- 三\n\n1. 四']],
    ['not inside items', '1. 一\n\n   二\n\n   三', ['1. 一\n\n   二\n\n   三']],
    ['not inside code', '```\n一\n\n二\n```\n\n三', ['```\n一\n\n二\n```\n\n', '三']],
    ['not in code that stays open', '~~~\n一\n\n二\n\n```\n\n三', ['~~~\n一\n\n二\n\n```\n\n三']],
    [
      'not behind code inside an item',
      '一\n\n- 二\n  ```\n  三\n\n  ```\n\n四',
      ['一\n\n- 二\n  ```\n  三\n\n  ```\n\n四'],
    ],
    ['not behind code that its item may have ended', '- 一\n  ```\n\n二\n\n三', ['- 一\n  ```\n\n二\n\n三']],
    ['not behind a comment', '一\n\n<!-- 二\n\n三 -->\n\n四', ['一\n\n<!-- 二\n\n三 -->\n\n四']],
    ['not behind marks inside HTML', '<div>\n```\n\n```\n\n一', ['<div>\n```\n\n```\n\n一']],
    [
      'not where something is defined',
      '[甲]\n\n一\n\n[甲]: https://a.example',
      ['[甲]\n\n一\n\n[甲]: https://a.example'],
    ],
  ])('%s', (_where, text, expected) => expect(parts(text)).toEqual(expected));

  test('into parts of some length', () => {
    const starts = splitMarkdown('二十个字符的一段。\n\n'.repeat(1000));
    const lengths = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(2500);
    expect(Math.max(...lengths)).toBeLessThan(2600);
  });
});

test('what lies between two cuts reads as in the whole', () => {
  const line = fc.constantFrom(
    ...[
      '一',
      '# 二',
      '**三**',
      '甲\n===',
      '- 一',
      '  - 二',
      '1. 一',
      '14. 二',
      '10. 三',
      '-',
      '-   四',
      '*\t五',
      '  续',
      '   续',
      '    续',
    ],
    ...[
      '```',
      '```ts',
      ' ```',
      '  ```',
      '   ```',
      '    ```',
      '````',
      '~~~',
      '- ```',
      '> ```',
      '> 引',
      '>',
      '---',
      '- - -',
      '***',
    ],
    ...['<div>', '</div>', '<b>x', '| a | b |', '|---|---|', '\\`', '`x', '``` ` ```', 'a\tb', '\t```', '', '', '', ''],
  );
  const markdown = fc.array(line, { maxLength: 24 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(markdown, (text) => {
      const places = parseMarkdown(text).children.map(startOf);
      for (const start of splitMarkdown(text, 0).slice(1)) expect(places).toContain(start);
      const whole = parseMarkdown(text).children.map(({ type }) => type);
      expect(parts(text).flatMap((part) => parseMarkdown(part).children.map(({ type }) => type))).toEqual(whole);
    }),
    { numRuns: 1500 },
  );
});
