import { describe, expect, test } from 'vitest';
import { countBlocks } from '../../../tests/countBlocks';

/** Characters of a text: so many that a cost that is not linear shows beside what each character costs. */
const LENGTH = 4000;
/** What twice the text may cost, as a multiple; 2 would be exact. */
const TWICE = 2.4;

const REPEATED = [
  ...['*a_ ', '*a ', '_a ', '**a ', '*a_b ', '*a**b ', '*a***b', '***a', '_*', '*_', '*中_文', '**a*b_c__ ', '_a*'],
  ...['~~a ', '~~a*', '*a_ ~~b ', '*a~~', '[*a_', '[a', '![a', '[a](', '[a]()', '[a]', '![', '](', '[^a', '[^a]'],
  ...['[a]: ', '`a', '``a`', '```', '<a ', '<!--', 'a@', 'a@b.', 'www.', 'http://', '&a', '\\*', '|a', '|', '# ', '- '],
  ...['> ', '1. ', '> *a_\n', '- *a_\n', '*a_\n', '|*a_', '\n|-', '    a\n', '\t', '- a\n\n'],
];

describe('what a text repeats costs in proportion to its length', () => {
  test.each(['parseMarkdown', 'completeTail'])('%s', { timeout: 120_000 }, async (name) => {
    const { blocksOf } = await countBlocks(`src/ui/markdown/${name}.ts`, name);
    blocksOf('*a* [b](c)');
    const slow = REPEATED.flatMap((part) => {
      const [once, twice] = [LENGTH, 2 * LENGTH].map((length) => blocksOf(part.repeat(length / part.length)));
      const growth = (twice ?? 0) / (once ?? 1);
      return growth > TWICE ? [`${JSON.stringify(part)} × ${growth.toFixed(1)}`] : [];
    });
    expect(slow).toEqual([]);
  });
});
