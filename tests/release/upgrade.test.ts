import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { configSchema } from '@/config/configSchema';
import { readConfig, readPageSettings } from '@/config/readConfig';
import { fillTemplate } from '@/lib/docx/fillTemplate';
import { feeList } from '@/pages/party/fee/feeDocuments';
import { wordText } from '../wordTemplate';
import { MIGRATIONS } from './upgrade/migrations';
import { type Problem, typeProblems } from './upgrade/typeProblems';

/** What was written for 2.1.0, as its CONTRIBUTING.md said. */
const FROM = 'tests/release/upgrade/from210';
const written = (name: string) => readFileSync(path.join(FROM, name), 'utf8');
/** What has to be done for this version. */
const TODO = /### 需要处理\n([\s\S]*?)\n### /.exec(readFileSync('CHANGELOG.md', 'utf8'))?.[1] ?? '';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dzb-upgrade-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('pages and themes of the version before', () => {
  const PAGES = ['ThemeDayPage', 'DutyPage', 'NationsPage'];
  let problems: readonly Problem[];

  /** A page after all entries of the changelog but one, and where that one would have changed it. */
  function migrated(text: string, leftOut?: string): { text: string; left: (readonly [from: number, to: number])[] } {
    const done = MIGRATIONS.filter(({ entry }) => entry !== leftOut)
      .flatMap(({ changes }) => changes)
      .reduce((page, [from, to]) => page.replace(from, () => to), text);
    const left = MIGRATIONS.filter(({ entry }) => entry === leftOut).flatMap(({ changes }) => changes);
    return {
      text: done,
      left: left.flatMap(([from]) =>
        done.includes(from) ? [[done.indexOf(from), done.indexOf(from) + from.length]] : [],
      ),
    };
  }

  const pageText = (page: string) => written(`${page}.tsx.txt`);
  const fileOf = (page: string, leftOut?: string) =>
    `src/pages/from210/${page}${MIGRATIONS.findIndex(({ entry }) => entry === leftOut) + 1}.tsx`;

  beforeAll(() => {
    const own = path.join(folder, 'src/config/theme');
    mkdirSync(own, { recursive: true });
    cpSync('src/config/theme/palettes.ts', path.join(own, 'palettes.ts'));
    execFileSync('git', ['apply', '-C1', path.resolve(FROM, 'theme.patch')], { cwd: folder, stdio: 'pipe' });
    const palettes = readFileSync(path.join(own, 'palettes.ts'), 'utf8');
    expect(palettes).toContain("'harbour-white': {");
    problems = typeProblems(
      new Map([
        ['src/config/theme/palettes.ts', palettes],
        ['src/config/theme/themeColors.ts', readFileSync('src/config/theme/themeColors.ts', 'utf8')],
        ['mocks/db/from210/themeDays.ts', written('themeDays.ts.txt')],
        ...[undefined, ...MIGRATIONS.map(({ entry }) => entry)].flatMap((leftOut) =>
          PAGES.map((page) => ({ page, ...migrated(pageText(page), leftOut) }))
            .filter(({ left }) => leftOut === undefined || left.length > 0)
            .map(({ page, text }) => [fileOf(page, leftOut), text] as const),
        ),
      ]),
    );
  }, 240_000);

  const problemsOf = (file: string) => problems.filter((problem) => problem.file === file);

  test('a theme and the mock of a page are right as they are (§11.11)', () => {
    for (const file of [
      'src/config/theme/palettes.ts',
      'src/config/theme/themeColors.ts',
      'mocks/db/from210/themeDays.ts',
    ])
      expect(problemsOf(file)).toEqual([]);
  });

  test.each(PAGES)('%s is right after what the changelog says (§11.11)', (page) => {
    expect(problemsOf(fileOf(page))).toEqual([]);
  });

  test.each(MIGRATIONS)('without it, the compiler says where: $entry (§11.11)', ({ entry }) => {
    expect(TODO).toContain(`\n- ${entry}`);
    const pages = PAGES.map((page) => ({
      found: problemsOf(fileOf(page, entry)),
      left: migrated(pageText(page), entry).left,
    })).filter(({ left }) => left.length > 0);
    expect(pages).not.toEqual([]);
    for (const { found, left } of pages) {
      const first = Math.min(...found.map(({ start }) => start));
      expect(
        left.some(([from, to]) => from <= first && first < to),
        found.map(({ message }) => message.split('\n')[0]).join('\n'),
      ).toBe(true);
    }
  });
});

describe('settings', () => {
  const BEFORE = written('settings.json');

  test('all of the version before are read as they were (§11.12)', () => {
    const { settings, problems } = readPageSettings(BEFORE);
    const { config, problems: wrong } = readConfig({}, 'production', settings);
    expect([...problems, ...wrong]).toEqual([]);
    expect(config).toMatchObject({
      logo: '/dzb/logo.png',
      apiBase: '/dzb/prod-api',
      loginFields: { username: 'userName' },
      pageAliases: { 'party/org/index': 'dict/DictPage', 'life/day': 'life/ThemeDayPage' },
      errorLog: true,
      downloadTimeout: 60_000,
      startDicts: [],
      dictExportCall: '/system/dict/data/export',
      filesZipCall: '/system/oss/zip',
      previewBase: '/dzb/view',
      imageHosts: ['img.example.cn', 'img2.example.cn:8080'],
    });
  });

  test('the changelog names those that the version before refuses (§11.12)', () => {
    const before = Object.keys(JSON.parse(BEFORE) as object);
    const added = Object.keys(configSchema.entries).filter((name) => !before.includes(name));
    expect(before.filter((name) => !(name in configSchema.entries))).toEqual([]);
    const named = /回退到 2\.1\.0[^\n]*?：([^；\n]*)/.exec(TODO)?.[1] ?? '';
    expect([...named.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort()).toEqual(added.sort());
  });
});

test('a template of the house, made from that of an earlier version, stays and is filled (§11.12)', async () => {
  const served = path.join(folder, 'served');
  mkdirSync(path.join(served, 'templates'), { recursive: true });
  cpSync(path.join(FROM, 'fees.docx'), path.join(served, 'templates/fees.docx'));
  execFileSync(path.resolve('deploy/update.sh'), ['templates', 'public', served]);
  const own = Uint8Array.from(readFileSync(path.join(served, 'templates/fees.docx'))).buffer;
  const words = () => ({ 姓名: '张伟', 月份: '2026-11', 应交: '20.00', 实交: '20.00', 方式: '转账' });
  const text = await wordText(fillTemplate('fees.docx', own, feeList([{ feeMonth: '2026-11' }], words)));
  expect(text).toContain('江港集团党费收缴明细');
  expect(text).toContain('张伟');
  expect(text).not.toMatch(/[{}]/);
});
