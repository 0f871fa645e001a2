import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findChromium, findNginx } from './findProgram';
import type { Machine } from './machine';

let root: string;
let machine: Machine;

/** Makes an executable file, and its folders. */
function program(...parts: string[]): string {
  const file = path.join(root, ...parts);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
  return file;
}

const at = (...parts: string[]) => path.join(root, ...parts);
const using = (env: Machine['env']): Machine => ({ ...machine, env: { ...machine.env, ...env } });

/**
 * A machine with a fake apt-get that records its arguments.
 *
 * @param has true = apt-get installs the package into `bin`, false = it knows no such package
 */
function aptGet(has: boolean): Machine {
  const file = program('apt-get');
  const [log, bin] = [at('apt.log'), at('bin')];
  const install = has ? `[ "$1" = install ] && for name; do :; done && : > ${bin}/$name && chmod +x ${bin}/$name` : '';
  writeFileSync(
    file,
    `#!/bin/sh\nPATH=/bin:/usr/bin\necho "$DEBIAN_FRONTEND $*" >> ${log}\n${install || 'exit 100'}\nexit 0\n`,
  );
  mkdirSync(bin, { recursive: true });
  return { ...machine, aptGet: file };
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'find-program-'));
  vi.spyOn(console, 'log').mockReturnValue();
  machine = {
    env: { PATH: [at('bin'), at('sbin')].join(path.delimiter) },
    home: at('home'),
    isRoot: true,
    aptGet: at('no-apt-get'),
    playwright: at('playwright/chrome'),
  };
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe.each([
  ['findChromium', 'CHROMIUM_PATH', 'chromium', findChromium, /need Chromium: install it .* or set CHROMIUM_PATH/],
  [
    'findNginx',
    'NGINX_PATH',
    'nginx',
    (on: Machine) => findNginx(on, []),
    /need nginx: install it .* or set NGINX_PATH/,
  ],
] as const)('%s', (_name, variable, name, find, advice) => {
  test('takes the one that the variable names before any other', () => {
    program('bin', name);
    const chosen = program('mine', 'browser');
    expect(find(using({ [variable]: chosen }))).toBe(chosen);
  });

  test.each(['nothing there', 'not executable', 'a folder'])('refuses a variable that names no program: %s', (kind) => {
    program('bin', name);
    const file = at('mine');
    if (kind === 'not executable') writeFileSync(file, '');
    if (kind === 'a folder') mkdirSync(file);
    expect(() => find(using({ [variable]: file }))).toThrow(`${variable}=${file} is no program`);
  });

  test('takes an empty variable for none, and finds the program on the PATH', () => {
    const found = program('sbin', name);
    expect(find(using({ [variable]: '' }))).toBe(found);
  });

  test('passes over files on the PATH that cannot be run', () => {
    mkdirSync(at('bin'));
    writeFileSync(at('bin', name), '');
    const found = program('sbin', name);
    expect(find(machine)).toBe(found);
  });

  test('installs the package where there is none, and says how far it is', () => {
    expect(find(aptGet(true))).toBe(at('bin', name));
    expect(readFileSync(at('apt.log'), 'utf8').split('\n')).toEqual([
      'noninteractive update -q -o DPkg::Lock::Timeout=120',
      `noninteractive install -q -o DPkg::Lock::Timeout=120 -y --no-install-recommends ${name}`,
      '',
    ]);
    expect(vi.mocked(console.log).mock.calls.map(([text]) => String(text))).toEqual([
      expect.stringMatching(new RegExp(`no ${name}.*1 of 2`)),
      expect.stringMatching(new RegExp(`2 of 2: ${name}`)),
      `${name} is installed.`,
    ]);
  });

  test('does not say that it is installed where it is not', () => {
    expect(() => find(aptGet(false))).toThrow(advice);
    expect(console.log).not.toHaveBeenCalledWith(`${name} is installed.`);
  });

  test.each([
    ['the package manager has none', () => aptGet(false)],
    ['it is not the administrator who asks', () => ({ ...aptGet(true), isRoot: false })],
    ['there is no such package manager', () => machine],
    ['there is no PATH', () => ({ ...machine, env: {} })],
  ])('says what to do where %s', (_case, on) => {
    expect(() => find(on())).toThrow(advice);
  });
});

describe('what only one of them looks for', () => {
  test.each(['chromium-browser', 'google-chrome', 'google-chrome-stable'])('%s is a Chromium too', (name) => {
    const found = program('bin', name);
    expect(findChromium(machine)).toBe(found);
  });

  test.each([
    'Google Chrome.app/Contents/MacOS/Google Chrome',
    'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    'Chromium.app/Contents/MacOS/Chromium',
  ])('on macOS: ~/Applications/%s', (file) => {
    const found = program('home/Applications', file);
    expect(findChromium(machine)).toBe(found);
  });

  test.each([
    ['PROGRAMFILES', 'Google/Chrome/Application/chrome.exe'],
    ['PROGRAMFILES(X86)', 'Microsoft/Edge/Application/msedge.exe'],
    ['LOCALAPPDATA', 'Google/Chrome/Application/chrome.exe'],
  ])('on Windows: %%%s%%/%s', (variable, file) => {
    const found = program('programs', file);
    expect(findChromium(using({ [variable]: at('programs') }))).toBe(found);
  });

  test('a browser of the system goes before that of Playwright, which goes before an installation', () => {
    const playwright = program('playwright/chrome');
    expect(findChromium(aptGet(true))).toBe(playwright);
    const system = program('bin/chromium');
    expect(findChromium(machine)).toBe(system);
  });

  test('nginx is also looked for where the PATH of a plain user does not lead', () => {
    const found = program('usr/sbin/nginx');
    expect(findNginx(machine, [at('usr/sbin')])).toBe(found);
  });
});
