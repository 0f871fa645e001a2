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

/** What LibreOffice reads in a Word file, and how many pages it makes of it. */
async function converted(file: Buffer): Promise<{ text: string; pages: number }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'documents-'));
  try {
    await writeFile(path.join(folder, 'file.docx'), file);
    for (const format of ['pdf', 'txt:Text (encoded):UTF8'])
      await promisify(execFile)(
        SOFFICE ?? '',
        [`-env:UserInstallation=file://${folder}/profile`, '--headless', '--convert-to', format, 'file.docx'],
        { cwd: folder },
      );
    const pdf = await readFile(path.join(folder, 'file.pdf'), 'latin1');
    const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
    return { text: await readFile(path.join(folder, 'file.txt'), 'utf8'), pages };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function saved(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await press();
  return readFile(await (await download).path());
}

test.skipIf(SOFFICE === undefined)(
  'an office program reads what was filled in, and no placeholder (§20.6, §20.10)',
  async () => {
    const page = await openSignedIn(`/member/roster?deptId=${BRANCH}&memberState=0`);
    const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
    const roster = await converted(await saved(page, () => press('花名册')));
    for (const name of names) expect(roster.text).toContain(name);
    expect(roster.text).not.toMatch(/[{}]/);
    expect(roster.pages).toBe(2);

    await page.evaluate((at) => (location.hash = at), `/fee/record?deptId=${BRANCH}&feeMonth=2026-10`);
    const fees = await converted(await saved(page, () => press('收缴明细')));
    expect(fees.text).toContain('2026-10');
    expect(fees.text).toMatch(/合计/);
    expect(fees.text).not.toMatch(/[{}]/);
    expect(fees.pages).toBe(2);
  },
);
