import { readFileSync } from 'node:fs';
import { getDefaults } from 'valibot';
import { expect, test } from 'vitest';
import { configSchema, variableOf } from './configSchema';

const DEFAULTS = Object.entries(getDefaults(configSchema)).map(([name, value]) => [variableOf(name), value ?? '']);

/** Name and default of each row: `` | `VITE_TITLE` | `…` | … | ``, with `–` for an empty one. */
const rows = [
  ...readFileSync('docs/settings.md', 'utf8').matchAll(/^\| `(VITE_\w+)` +\| (?:`(.*?)`|–|"(.*?)") +\|/gm),
].map(([, name = '', code, quoted]) => [name, code ?? quoted ?? '']);

test.each(DEFAULTS)('docs/settings.md has %s once, with its default', (name, value) => {
  expect(rows.filter((row) => row[0] === name)).toEqual([[name, value]]);
});

test('docs/settings.md has nothing else but the settings of the development server', () => {
  const names = DEFAULTS.map(([name]) => name);
  expect(rows.map(([name]) => name).filter((name) => !names.includes(name))).toEqual([
    'VITE_PROXY_TARGET',
    'VITE_PROXY_STRIP',
    'VITE_PREVIEW_TARGET',
  ]);
});
