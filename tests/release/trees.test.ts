import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectClean } from '../e2e/browser';
import { openSignedIn } from '../e2e/openSignedIn';

async function catalogue(): Promise<Page> {
  const page = await openSignedIn('/catalogue');
  await page.getByRole('tree', { name: '组织' }).waitFor();
  return page;
}

const section = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(` ${name}$`) });

test('a tree of ten thousand organisations is scrolled, searched and ticked', async () => {
  const page = await catalogue();
  const part = section(page, 'OrgTree');
  const tree = part.getByRole('tree', { name: '组织' });
  await tree.scrollIntoViewIfNeeded();
  expect(await tree.getByRole('treeitem').count()).toBeLessThan(60);
  await tree.hover();
  await page.mouse.wheel(0, 100_000);
  await tree.getByText('（99）').waitFor();
  expect(await tree.getByRole('treeitem').count()).toBeLessThan(60);

  await part.getByLabel('搜索组织').fill('第3党支部第2');
  await part.getByText('找到 99 个组织').waitFor();
  await part.getByLabel('搜索组织').press('ArrowDown');
  await page.keyboard.press('Space');
  await part.getByText('已勾选 99 个').waitFor();
  await part.getByLabel('搜索组织').fill('没有这个组织');
  await part.getByText('没有匹配的组织').waitFor();
  expectClean(page);
});

test('the keyboard goes through the whole tree, and what it is on is always in sight', async () => {
  const page = await catalogue();
  const tree = section(page, 'OrgTree').getByRole('tree', { name: '组织' });
  const active = () =>
    tree.evaluate((box) => {
      const line = document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
      const frame = box.getBoundingClientRect();
      const place = line?.getBoundingClientRect();
      const inSight = place !== undefined && place.top >= frame.top - 1 && place.bottom <= frame.bottom + 1;
      return `${line?.textContent ?? ''}${inSight ? '' : ' (out of sight)'}`;
    });
  const press = async (key: string, name: string | RegExp) => {
    await page.keyboard.press(key);
    await expect.poll(active).toMatch(name);
  };
  await tree.focus();
  await press('End', /（99）$/);
  await press('Home', /^港口集团党委$/);
  await press('ArrowDown', /^码头公司党委（1）$/);
  await page.keyboard.press('ArrowRight');
  await press('ArrowRight', /^第1党支部$/);
  await press('PageDown', /^第\d+党支部$/);
  await press('ArrowLeft', /^码头公司党委（1）$/);
  await page.keyboard.press('Space');
  await page.getByText(/已勾选 101 个/).waitFor();
  expectClean(page);
});

test('an organisation is chosen by keyboard', async () => {
  const page = await catalogue();
  const part = section(page, 'OrgTree');
  const field = part.getByRole('button', { name: /^组织：/ });
  await field.focus();
  await page.keyboard.press('ArrowDown');
  const popup = page.getByRole('dialog', { name: '选择组织' });
  await popup.getByRole('tree').waitFor();
  await expect
    .poll(() => popup.getByLabel('搜索组织').evaluate((input) => input === document.activeElement))
    .toBe(true);
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await part.getByText('选中：c1-1').waitFor();
  await popup.waitFor({ state: 'detached' });
  await expect.poll(() => field.textContent()).toBe('第1党支部');
  await expect.poll(() => field.evaluate((button) => button === document.activeElement)).toBe(true);
  expectClean(page);
});
