import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const SCRIPT = path.resolve('deploy/update.sh');
const DAY = 86_400_000;

let root: string;
const served = () => path.join(root, 'served');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'update-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Makes a build with these files, some days old. */
function build(name: string, parts: readonly string[], daysAgo = 0): string {
  const folder = path.join(root, name);
  mkdirSync(path.join(folder, 'static'), { recursive: true });
  const made = new Date(Date.now() - daysAgo * DAY);
  for (const file of ['index.html', 'favicon.svg', ...parts.map((part) => `static/${part}`)]) {
    writeFileSync(path.join(folder, file), name);
    utimesSync(path.join(folder, file), made, made);
  }
  return folder;
}

const assets = (folder: string) => execFileSync(SCRIPT, ['assets', folder, served()]);
const page = (folder: string, ...days: string[]) => execFileSync(SCRIPT, ['page', folder, served(), ...days]);
const update = (folder: string, ...days: string[]) => (assets(folder), page(folder, ...days));
const parts = () => readdirSync(path.join(served(), 'static')).sort();
const read = (file: string) => readFileSync(path.join(served(), file), 'utf8');

/** Makes all served files older. */
function wait(days: number): void {
  for (const file of readdirSync(served(), { recursive: true, encoding: 'utf8' })) {
    const { mtime } = statSync(path.join(served(), file));
    const earlier = new Date(mtime.getTime() - days * DAY);
    utimesSync(path.join(served(), file), earlier, earlier);
  }
}

test('a first version is put where there was nothing', () => {
  update(build('one', ['a.js', 'a.js.br']));
  expect(parts()).toEqual(['a.js', 'a.js.br']);
  expect([read('index.html'), read('favicon.svg')]).toEqual(['one', 'one']);
});

test('the parts of a new version stand beside the old ones before any page names them', () => {
  update(build('one', ['a.js']));
  const two = build('two', ['b.js']);
  assets(two);
  expect(parts()).toEqual(['a.js', 'b.js']);
  expect(read('index.html')).toBe('one');
  page(two);
  expect(read('index.html')).toBe('two');
});

test('the parts of a version stay for thirty days after it was replaced, however old it was by then', () => {
  update(build('one', ['shared.js', 'a.js'], 400));
  wait(300);
  update(build('two', ['shared.js', 'b.js']));
  expect(parts()).toEqual(['a.js', 'b.js', 'shared.js']);
  wait(29);
  update(build('three', ['shared.js', 'c.js']));
  expect(parts()).toEqual(['a.js', 'b.js', 'c.js', 'shared.js']);
  wait(29);
  update(build('four', ['shared.js', 'd.js']));
  expect(parts()).toEqual(['b.js', 'c.js', 'd.js', 'shared.js']);
});

test('another number of days', () => {
  update(build('one', ['a.js']));
  update(build('two', ['b.js']));
  wait(3);
  update(build('three', ['c.js']), '1');
  expect(parts()).toEqual(['b.js', 'c.js']);
});

test('the page has the time of its build on every server; a compressed twin of an earlier page goes', () => {
  update(build('one', ['a.js']));
  writeFileSync(path.join(served(), 'index.html.gz'), 'one');
  const two = build('two', ['b.js'], 5);
  update(two);
  const seconds = (file: string) => Math.floor(statSync(file).mtimeMs / 1000);
  expect(seconds(path.join(served(), 'index.html'))).toBe(seconds(path.join(two, 'index.html')));
  expect(existsSync(path.join(served(), 'index.html.gz'))).toBe(false);
});

describe('settings in the page', () => {
  const pageOf = (name: string, settings: string) =>
    `<head>\n<script type="application/json" id="config">${settings}</script>\n<title>${name}</title>\n</head>\n`;
  const buildWith = (name: string, settings: string) => {
    const folder = build(name, [`${name}.js`]);
    writeFileSync(path.join(folder, 'index.html'), pageOf(name, settings));
    return folder;
  };
  const EMPTY = '\n      {}\n    ';

  test.each([
    ['in one line', '{ "title": "甲 & \\\\ $1" }'],
    ['in several', '\n{\n  "title": "甲"\n}\n'],
  ])('%s stay when a new version comes', (_name, settings) => {
    update(buildWith('one', EMPTY));
    writeFileSync(path.join(served(), 'index.html'), pageOf('one', settings));
    update(buildWith('two', EMPTY));
    expect(read('index.html')).toBe(pageOf('two', settings));
    update(buildWith('three', '{}'));
    expect(read('index.html')).toBe(pageOf('three', settings));
  });

  test('those of the new version win', () => {
    update(buildWith('one', '{ "title": "甲" }'));
    update(buildWith('two', '{ "title": "乙" }'));
    expect(read('index.html')).toBe(pageOf('two', '{ "title": "乙" }'));
  });

  test('one that the version does not know is named, and the page stays', () => {
    const known = path.join(root, 'update.sh');
    copyFileSync(SCRIPT, known);
    writeFileSync(path.join(root, 'settings.tsv'), 'title\tVITE_TITLE\nloginFields\tVITE_LOGIN_FIELDS\n');
    const put = (folder: string) => spawnSync(known, ['page', folder, served()], { encoding: 'utf8' });
    update(buildWith('one', EMPTY));
    const held = '{ "title": "a\\": \\\\", "loginFields":\n{ "code": "{" } }';
    writeFileSync(path.join(served(), 'index.html'), pageOf('one', held));
    expect(put(buildWith('two', EMPTY))).toMatchObject({ status: 0, stderr: '' });
    const later = held.replace(/ }$/, ', "lockAfter": 5, "sso": ["x:y"] }');
    writeFileSync(path.join(served(), 'index.html'), pageOf('two', later));
    const refused = put(buildWith('three', EMPTY));
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(/this version does not know: lockAfter sso\. Take them out/);
    expect(read('index.html')).toBe(pageOf('two', later));
  });

  test('a version that had no place for them gives none', () => {
    update(build('one', ['a.js']));
    update(buildWith('two', EMPTY));
    expect(read('index.html')).toBe(pageOf('two', EMPTY));
  });
});

describe('Word templates', () => {
  /** A build whose template `fees.docx` has this text. */
  const buildWith = (name: string, text: string) => {
    const folder = build(name, [`${name}.js`]);
    mkdirSync(path.join(folder, 'templates'));
    writeFileSync(path.join(folder, 'templates/fees.docx'), text);
    return folder;
  };
  const template = (name = 'fees') => path.join(served(), `templates/${name}.docx`);
  const held = () => readdirSync(path.join(served(), 'templates')).filter((name) => name.endsWith('.docx'));

  test('a delivered one is replaced, also by that of an earlier version', () => {
    for (const [name, text] of [
      ['one', '甲'],
      ['two', '乙'],
      ['three', '甲'],
    ] as const) {
      expect(String(assets(buildWith(name, text)))).toBe('');
      expect(read('templates/fees.docx')).toBe(text);
    }
    expect(held()).toEqual(['fees.docx']);
  });

  test.each(['assets', 'templates'])('one of the house stays; the new one is put beside it (%s)', (step) => {
    const put = (folder: string) => String(execFileSync(SCRIPT, [step, folder, served()]));
    put(buildWith('one', '甲'));
    writeFileSync(template(), '自己的');
    expect(put(buildWith('two', '乙'))).toMatch(
      /fees\.docx is your own and stays; the new one is templates\/fees\.new\.docx/,
    );
    expect([read('templates/fees.docx'), read('templates/fees.new.docx')]).toEqual(['自己的', '乙']);
    // It is taken over.
    writeFileSync(template(), '乙');
    expect(put(buildWith('three', '丙'))).toBe('');
    expect(held()).toEqual(['fees.docx']);
    expect(read('templates/fees.docx')).toBe('丙');
  });

  test('one that was there before any was delivered is the house’s', () => {
    mkdirSync(path.join(served(), 'templates'), { recursive: true });
    writeFileSync(template(), '自己的');
    assets(buildWith('one', '甲'));
    expect(read('templates/fees.docx')).toBe('自己的');
  });
});

test.each([
  [[], 2, /deploy\/update\.sh assets BUILD SERVED/],
  [['assets', '/nowhere'], 2, /deploy\/update\.sh assets/],
  [['both', '.', '/nowhere'], 1, /\. holds no build: npm run build/],
  [['assets', '/nowhere', '/nowhere'], 1, /\/nowhere holds no build/],
])('%j is refused', (args, status, told) => {
  const run = spawnSync(SCRIPT, args, { encoding: 'utf8' });
  expect(run.status).toBe(status);
  expect(run.stderr).toMatch(told);
});
