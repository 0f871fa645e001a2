import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { configSchema, variableOf } from './configSchema';

const VARIABLES = Object.keys(configSchema.entries).map(variableOf);

describe.each(['docs/settings.md', 'docs/settings.zh-CN.md'])('%s', (file) => {
  const rows = readFileSync(file, 'utf8').split('\n');

  test.each(VARIABLES)('explains %s', (name) => {
    expect(rows.filter((row) => row.startsWith(`| \`${name}\``))).toHaveLength(1);
  });

  test('explains nothing that does not exist', () => {
    const named = rows.flatMap((row) => /^\| `(VITE_\w+)`/.exec(row)?.[1] ?? []);
    expect(named.filter((name) => !VARIABLES.includes(name))).toEqual([
      'VITE_PROXY_TARGET',
      'VITE_PROXY_STRIP',
      'VITE_PREVIEW_TARGET',
    ]);
  });
});
