import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { overflowWidth, settled } from '../e2e/axe';
import { expectClean, openPage, PHONE, urlOf } from '../e2e/browser';
import { openSignedIn } from '../e2e/openSignedIn';
import { show } from '../e2e/show';

/**
 * Texts in sight that a box cuts off, or that lie on one another. What may be cut with an ellipsis says so by its title;
 * what stays in its place while others scroll below it is left out.
 */
const badTexts = (page: Page) =>
  page.evaluate(() => {
    const isFixed = (element: Element): boolean =>
      ['fixed', 'sticky', 'absolute'].includes(getComputedStyle(element).position) ||
      (element.parentElement !== null && isFixed(element.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const problems: string[] = [];
    const seen: { text: string; box: DOMRect; element: Element }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (!element || text === '' || !element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
        continue;
      if (element.closest('.visually-hidden, .screen-only[hidden], [aria-hidden="true"], script, style, noscript'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const whole of range.getClientRects()) {
        const at = document.elementFromPoint(whole.x + whole.width / 2, whole.y + whole.height / 2);
        if (!at || !(element.contains(at) || at.contains(element))) continue;
        let [right, bottom, isCut] = [whole.right, whole.bottom, false];
        for (let outer: Element | null = element; outer; outer = outer.parentElement) {
          const { overflowX, overflowY, textOverflow } = getComputedStyle(outer);
          const edges = outer.getBoundingClientRect();
          if (overflowY !== 'visible') bottom = Math.min(bottom, edges.bottom);
          // The head of a table is scrolled by its body.
          if (isCut || (overflowX !== 'hidden' && overflowX !== 'clip') || outer.matches('.ant-table-header')) continue;
          const mayBe = textOverflow === 'ellipsis' || outer.closest('[title]') !== null;
          if (whole.right > edges.right + 1 && !mayBe) problems.push(`cut: ${text}`);
          right = Math.min(right, edges.right);
          isCut = true;
        }
        // A row that its table has scrolled away is not seen at all.
        if (right > whole.x && bottom > whole.y)
          seen.push({ text, box: new DOMRect(whole.x, whole.y, right - whole.x, bottom - whole.y), element });
      }
    }
    seen.forEach((one, index) => {
      for (const other of seen.slice(index + 1)) {
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.x, other.box.x);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.y, other.box.y);
        // Half a line: the box of a letter is higher than its ink.
        const isOn =
          one.element !== other.element && width > 2 && height > Math.min(one.box.height, other.box.height) / 2;
        if (isOn && !isFixed(one.element) && !isFixed(other.element))
          problems.push(`${one.text} lies on ${other.text}`);
      }
    });
    return problems;
  });

const LARGEST = { theme: { letterSize: 'largest' } };
/** Kept for the user, too: else the sign-in would take the standard for them. */
const keepLargest = (page: Page) => page.addInitScript(() => localStorage.setItem('letterSize:1', '"largest"'));

async function expectWhole(page: Page, message: string) {
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.style.fontSize)).toBe('18px');
  await expect.poll(() => badTexts(page), { message }).toEqual([]);
  await expect.poll(() => overflowWidth(page), { message }).toBe(0);
  expectClean(page);
}

const PAGES = [
  '/workbench',
  '/profile',
  '/files',
  '/system/user',
  '/system/role',
  '/system/menu',
  '/system/dept',
  '/system/dict',
  '/system/config',
  '/system/notice',
  '/monitor/operlog',
  '/catalogue',
];

describe.each([
  ['1366x768', { width: 1366, height: 768 }],
  ['390x844', PHONE],
])('with the largest letters nothing is cut or overlaps at %s (§17.10)', (_name, size) => {
  test('on the login page, which has the letters of who was here last', async () => {
    const page = await openPage(size);
    await page.addInitScript(() => localStorage.setItem('theme', '{"letterSize":"largest"}'));
    await page.goto(urlOf('/login'));
    await page.getByAltText('验证码图片').waitFor();
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByText('请输入用户名').first().waitFor();
    await expectWhole(page, 'login');
  });

  test('on each page', async () => {
    const page = await openSignedIn('/workbench', { size, ...LARGEST, prepare: keepLargest });
    for (const path of PAGES) {
      await show(page, path);
      await expectWhole(page, path);
    }
    await page.evaluate(() => (location.hash = '/404'));
    await page.getByRole('heading', { name: '页面不存在' }).waitFor();
    await expectWhole(page, '/404');
  });

  test.each([
    ['/system/user', '新增', '新增用户'],
    ['/system/role', '新增', '新增角色'],
    ['/system/notice', '新增', '新增通知公告'],
    ['/workbench', '主题配置', '主题配置'],
    ['/workbench', 'AI 问答', 'AI 问答'],
  ])('at %s with the dialog of %s', async (path, button, dialog) => {
    const page = await openSignedIn(path, { size, ...LARGEST, prepare: keepLargest });
    await page.getByRole('button', { name: button, exact: true }).first().click();
    await page.getByRole('dialog', { name: new RegExp(dialog) }).waitFor();
    await expectWhole(page, dialog);
  });
});
