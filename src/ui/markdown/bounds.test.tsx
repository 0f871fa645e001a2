// @vitest-environment jsdom
import { render } from '@testing-library/react';
import remend from 'remend';
import { expect, test, vi } from 'vitest';
import { copiesOf } from './copy/copiesOf';
import { isTooMuch, withDefinitions } from './splitBlocks';
import { StreamingMarkdown } from './StreamingMarkdown';

vi.mock(import('remend'), async (load) => {
  const actual = await load();
  return { ...actual, default: vi.fn(actual.default) };
});

const HOSTILE: readonly [name: string, text: (size: number) => string][] = [
  ['comments without an end', (n) => '字 <!--'.repeat(n)],
  ['instructions without an end', (n) => '字 <?'.repeat(n)],
  ['notes without an end', (n) => '[^'.repeat(n)],
  ['emphasis', (n) => '*a_'.repeat(n)],
  ['elements in each other', (n) => `字 ${'<u>'.repeat(n)}`],
  ['folds in each other', (n) => '<details>\n'.repeat(n)],
  ['code that is never closed', (n) => Array.from({ length: n }, (_one, size) => '`'.repeat(size + 1)).join(' ')],
  ['a table of many columns', (n) => `${'|a'.repeat(n)}|\n${'|-'.repeat(n)}|\n${'|b\n'.repeat(n)}`],
  ['a table whose rows have no bars', (n) => `${'|a'.repeat(n)}|\n${'|-'.repeat(n)}|\n${'b\n'.repeat(n)}`],
  ['lists in each other', (n) => `${'- '.repeat(n)}字`],
];

test.each(HOSTILE)('%s: what is too much is shown whole as plain text, and nothing reads it (§9.37)', (_name, text) => {
  let size = 50;
  while (!isTooMuch(text(size))) size *= 2;
  expect(text(size).length).toBeLessThan(60_000);
  for (const state of ['growing', 'whole', 'cut'] as const) {
    vi.mocked(remend).mockClear();
    const { container, unmount } = render(<StreamingMarkdown text={text(size)} state={state} />);
    expect(container.querySelectorAll('*')).toHaveLength(2);
    expect(remend).not.toHaveBeenCalled();
    if (state === 'whole') expect(container.textContent).toBe(text(size));
    unmount();
  }
  expect(copiesOf(text(size), undefined)['text/plain'].trim()).toBe(text(size).trim());
});

test.each([
  [
    'a table of 10 columns and 1,000 rows',
    `${'|a'.repeat(10)}|\n${'|-'.repeat(10)}|\n${`${'|b'.repeat(10)}|\n`.repeat(1000)}`,
  ],
  ['code with many bars', `\`\`\`\n${`${'| '.repeat(40)}\n`.repeat(2000)}\`\`\``],
  ['lines of text with a line of many bars', `${'字\n'.repeat(600)}${'|字'.repeat(40)}`],
  ['underlined words', '<u>字</u>'.repeat(1500)],
  ['a long rule', '- '.repeat(200_000)],
  ['some comments', '字<!-- x -->'.repeat(50)],
  ['lines of HTML', '字<br>'.repeat(2000)],
])('%s: not too much', (_name, text) => expect(isTooMuch(text)).toBe(false));

test('a block gets the definitions that it refers to, and none where there are too many (§9.37)', () => {
  const definitions = Array.from({ length: 500 }, (_one, place) => `[Link ${place}]: https://a.example/${place}`);
  const block = '见 [甲][link  7]';
  expect(withDefinitions(block, definitions.join('\n'))).toBe(`[Link 7]: https://a.example/7\n\n${block}`);
  expect(withDefinitions(block, [...definitions, '[x]: y'].join('\n'))).toBe(block);
});
