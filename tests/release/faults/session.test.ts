import { expect, test } from 'vitest';
import { reload } from '../../e2e/browser';
import { EXPIRED, queryFaults, type Fault } from './kinds';
import { expectCalm, openLabAt, resumeSession, tokenOf, tryEach } from './lab';

/** Errors of dictionaries that are loaded at start go only to the error log, so no message is expected. */
const SILENT: Fault[] = [...queryFaults(''), { kind: '403', says: '' }].map(({ kind }) => ({
  kind,
  says: undefined,
}));

test('a page stands, whatever becomes of the dictionaries', async () => {
  const page = await openLabAt('/profile');
  const token = await tokenOf(page);
  const stands = () => page.getByRole('heading', { name: /^集团管理员$/ }).waitFor();
  await tryEach({
    page,
    call: 'dict/key',
    faults: [...SILENT, EXPIRED],
    act: async ({ kind }) => {
      const asked = page.waitForRequest(`**/dict/key/${kind === EXPIRED.kind ? '*' : 'sys_user_sex'}`);
      await reload(page);
      // Requested late, so that it could meet the next fault.
      await asked;
    },
    check: async ({ kind }) => {
      if (kind === EXPIRED.kind) await resumeSession(page, token);
      await stands();
    },
  });
  expectCalm(page);
});

test('signing out ends the session, whatever the server says', async () => {
  const page = await openLabAt('/profile');
  const token = await tokenOf(page);
  await tryEach({
    page,
    call: 'logout',
    faults: ['html', '401', '500', 'hang'].map((kind) => ({ kind, says: undefined })),
    act: async () => {
      await page.getByRole('button', { name: /^账号：/ }).click();
      await page.getByRole('menuitem', { name: '退出登录' }).click();
    },
    check: async () => {
      await resumeSession(page, token);
      await page.getByText('全部权限').waitFor();
      expect(await page.getByLabel('错误提示').getByRole('listitem').count()).toBe(0);
    },
  });
  expectCalm(page);
});
