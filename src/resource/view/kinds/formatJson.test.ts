import { expect, test, vi } from 'vitest';
import { formatJson } from './formatJson';

test.each([
  ['a record', '{"a":[1,"]]"]}', '{\n  "a": [\n    1,\n    "]]"\n  ]\n}'],
  ['brackets in a text', JSON.stringify(['['.repeat(50_000)]), `[\n  "${'['.repeat(50_000)}"\n]`],
  ['escapes', '["\\\\","\\"["]', '[\n  "\\\\",\n  "\\"["\n]'],
  ['no JSON', '{a}', '{a}'],
])('%s', (_name, sent, shown) => expect(formatJson(sent)).toBe(shown));

test.each<[name: string, sent: (size: number) => string]>([
  ['brackets', (n) => '['.repeat(n) + ']'.repeat(n)],
  ['records', (n) => '{"a":'.repeat(n) + '1' + '}'.repeat(n)],
  ['lists after a deep one', (n) => `[${'['.repeat(n)}1${',1'.repeat(n)}${']'.repeat(n)}]`],
  ['brackets without an end', (n) => '['.repeat(n)],
])('%s below each other: the result is bounded, and beyond the bound nothing is parsed (§9.38)', (_name, sent) => {
  for (const size of [100, 200, 400, 800]) expect(formatJson(sent(size)).length).toBeLessThan(1_000_000);
  const parse = vi.spyOn(JSON, 'parse');
  for (const size of [4000, 40_000, 400_000]) expect(formatJson(sent(size))).toBe(sent(size));
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});
