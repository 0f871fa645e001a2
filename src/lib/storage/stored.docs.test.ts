import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storedNames } from './stored';

/** Name and storage of each row of SECURITY.md. */
const rows = [...readFileSync('SECURITY.md', 'utf8').matchAll(/^\| `(\S+)` +\| (\S+) /gm)].map(([, name, storage]) => [
  storage,
  name,
]);
const of = (...storages: string[]) => rows.flatMap(([storage, name]) => (storages.includes(storage ?? '') ? name : []));

test('SECURITY.md names all that the app keeps in the browser, and nothing else', () => {
  const { local, session } = storedNames();
  // Kept elsewhere, as `stored.ts` says.
  const others = ['oldBrowserGoesOn', 'difyChatConfig', 'dataName'];
  expect(of('local').sort()).toEqual([...local, ...others].sort());
  expect(of('session').sort()).toEqual(session.sort());
  expect(of('按设置', 'cookie').sort()).toEqual(['admintoken', 'chatOnlineTour'].sort());
});
