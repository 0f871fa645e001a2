import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { memberRows } from '../../mocks/db/party/tables';
import { findOnPath, thisMachine } from '../../scripts/machine';
import { openSignedIn } from '../e2e/openSignedIn';

const SOFFICE = findOnPath(thisMachine(), ['soffice', 'libreoffice']);
if (SOFFICE === undefined)
  console.warn('Not run: what an office program reads in the Word files. Install LibreOffice (libreoffice-writer).');

const BRANCH = 205;
const names = memberRows
  .all()
  .filter(({ deptId, memberState }) => deptId === BRANCH && memberState === '0')
  .map(({ memberName }) => String(memberName));

/** What LibreOffice reads in Word files, and how many pages it makes of each. */
async function converted(
  files: Readonly<Record<string, Buffer>>,
): Promise<Record<string, { text: string; pages: number }>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'documents-'));
  try {
    for (const [name, file] of Object.entries(files)) await writeFile(path.join(folder, `${name}.docx`), file);
    for (const format of ['pdf', 'txt:Text (encoded):UTF8'])
      await promisify(execFile)(
        SOFFICE ?? '',
        [
          `-env:UserInstallation=file://${folder}/profile`,
          ...['--headless', '--convert-to', format],
          ...Object.keys(files).map((name) => `${name}.docx`),
        ],
        { cwd: folder },
      );
    const read = async (name: string) => {
      const pdf = await readFile(path.join(folder, `${name}.pdf`), 'latin1');
      const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
      return [name, { text: await readFile(path.join(folder, `${name}.txt`), 'utf8'), pages }] as const;
    };
    return Object.fromEntries(await Promise.all(Object.keys(files).map(read)));
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface Document {
  at: string;
  label: string;
  /** The row in whose menu it is an entry; else it is a button above the list. */
  ofRow?: RegExp;
  holds: readonly (string | RegExp)[];
  pages: number;
}

const DOCUMENTS: readonly Document[] = [
  { at: `/member/roster?deptId=${BRANCH}&memberState=0`, label: '花名册', holds: names, pages: 2 },
  {
    at: '/member/roster?memberName=' + names[0],
    label: '信息表',
    ofRow: new RegExp(`^“${names[0]}`),
    holds: [String(names[0])],
    pages: 1,
  },
  { at: `/fee/record?deptId=${BRANCH}&feeMonth=2026-10`, label: '收缴明细', holds: ['2026-10', /合计/], pages: 2 },
  {
    at: `/life/meeting?deptId=${BRANCH}&status=2`,
    label: '会议记录',
    ofRow: /^“\d+年/,
    holds: [/应到\s*\d+/],
    pages: 1,
  },
  {
    at: `/life/meeting?deptId=${BRANCH}&status=0`,
    label: '会议通知',
    ofRow: /^“\d+年/,
    holds: [/大会|委员会|党日|生活会/],
    pages: 1,
  },
  { at: '/member/transfer?memberName=张学东', label: '介绍信', holds: [/张学东[^]*张学东[^]*张学东/], pages: 1 },
  { at: `/life/review?deptId=${BRANCH}`, label: '汇总表', holds: [/合格/], pages: 1 },
  {
    at: '/member/develop?personName=胡明辉',
    label: '全程纪实表',
    ofRow: /^“胡明辉/,
    holds: ['胡明辉', /编入/],
    pages: 1,
  },
  {
    at: '/member/develop?personName=胡明辉',
    label: '接收决议',
    ofRow: /^“胡明辉/,
    holds: [/同意接收胡明辉同志/],
    pages: 1,
  },
  { at: '/member/develop?personName=金天宇', label: '公示', ofRow: /^“金天宇/, holds: ['金天宇'], pages: 1 },
];

async function saved(page: Page, { at, label, ofRow }: Document): Promise<Buffer> {
  await page.evaluate((to) => (location.hash = to), at);
  const download = page.waitForEvent('download');
  if (ofRow) {
    await page.getByRole('button', { name: ofRow }).first().click();
    await page.getByRole('menuitem', { name: label }).click();
  } else await page.getByRole('button', { name: label }).first().click();
  return readFile(await (await download).path());
}

test.skipIf(SOFFICE === undefined)(
  'an office program reads what was filled in, and no placeholder (§20.6, §20.10)',
  async () => {
    const page = await openSignedIn(DOCUMENTS[0]?.at ?? '');
    const files: Record<string, Buffer> = {};
    for (const document of DOCUMENTS) files[document.label] = await saved(page, document);
    const read = await converted(files);
    for (const { label, holds, pages } of DOCUMENTS) {
      const { text = '', pages: made } = read[label] ?? {};
      for (const part of holds) expect(text, label).toMatch(part);
      expect(text, label).not.toMatch(/[{}]/);
      expect(made, label).toBe(pages);
    }
  },
);
