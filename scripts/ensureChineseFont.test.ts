import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureChineseFont } from './ensureChineseFont';
import type { Machine } from './machine';

let root: string;
let machine: Machine;

function program(name: string, lines: string): void {
  writeFileSync(path.join(root, name), `#!/bin/sh\nPATH=/bin:/usr/bin\n${lines}\n`);
  chmodSync(path.join(root, name), 0o755);
}

/** fontconfig, which knows the fonts that are in the file `fonts`. */
const fontconfig = () => program('fc-list', `[ "$1" = :lang=zh-cn ] && cat ${root}/fonts 2>/dev/null || :`);
const font = () => writeFileSync(path.join(root, 'fonts'), 'Noto Sans CJK SC\n');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'chinese-font-'));
  vi.spyOn(console, 'log').mockReturnValue();
  machine = { env: { PATH: root }, home: root, isRoot: true, aptGet: path.join(root, 'apt-get'), playwright: '' };
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a machine with a Chinese font is left alone', () => {
  fontconfig();
  font();
  program('apt-get', 'exit 1');
  ensureChineseFont(machine, 'linux');
  expect(console.log).not.toHaveBeenCalled();
});

test('a font is installed where there is none', () => {
  fontconfig();
  program('apt-get', `for name; do :; done; [ "$name" = fonts-noto-cjk ] && echo Noto > ${root}/fonts || :`);
  ensureChineseFont(machine, 'linux');
  expect(console.log).toHaveBeenCalledWith('fonts-noto-cjk is installed.');
});

test.each([
  ['it cannot be installed', () => fontconfig()],
  ['nothing says which fonts there are', () => program('apt-get', ':')],
])('says what to do where %s', (_case, prepare) => {
  prepare();
  expect(() => ensureChineseFont(machine, 'linux')).toThrow(/need a font with Chinese characters: install one/);
});

test.each(['darwin', 'win32'] as const)('%s comes with Chinese fonts', (platform) => {
  ensureChineseFont(machine, platform);
  expect(console.log).not.toHaveBeenCalled();
});
