import { expect, test } from 'vitest';
import { pathWithQuery, walkRoutes } from '@/state/routes/RouteNode';
import { buildRoutes } from '@/state/routes/buildRoutes';
import { menuOf } from '../../mocks/db/menu/menuOf';
import { expectClean } from './browser';
import { openShell } from './openShell';

const ACCESS = { permissions: ['*:*:*'], roles: ['admin'], admin: true, filterByRole: false };

const { nodes } = buildRoutes(menuOf('admin', 'http://mock.test'), ACCESS);
const pages = [...walkRoutes(nodes)]
  .map(([node]) => node)
  .filter(({ target }) => target.type === 'page' || target.type === 'frame');

test('at its starting place the icon covers no control, on any page of the menu', async () => {
  const page = await openShell();
  const icon = page.getByRole('button', { name: /^AI 问答助手，/ });
  await icon.waitFor();
  const box = await icon.boundingBox();
  expect(box && [1440 - box.x - box.width, box.y]).toEqual([80, 180]);

  const covered: string[] = [];
  for (const node of pages) {
    const place = pathWithQuery(node);
    await page.evaluate((hash) => (location.hash = hash), place);
    await page.waitForFunction((title) => document.title.startsWith(title), node.meta.title);
    await page.locator('#page h1:visible').first().waitFor();
    // The elements that pages render last: table rows, a frame, or what a page has in their place.
    const last = place.includes('type=') ? '.ant-table-row' : '.ant-table-row, iframe, h2, label, table, [role=tree]';
    await page.waitForFunction(
      (selector) =>
        [...document.querySelectorAll('#page *')].some((part) => part.matches(selector) && part.checkVisibility()),
      last,
    );
    const names = await icon.evaluate((element) => {
      const own = element.getBoundingClientRect();
      const controls =
        '#main :is(a[href], button, input, select, textarea, [role=button], [role=combobox], [role=tab])';
      return [...document.querySelectorAll<HTMLElement>(controls)]
        .filter((control) => {
          const { left, right, top, bottom, width } = control.getBoundingClientRect();
          const meets = left < own.right && right > own.left && top < own.bottom && bottom > own.top;
          return width > 0 && meets && control.checkVisibility({ visibilityProperty: true }) && control !== element;
        })
        .map((control) => control.getAttribute('aria-label') ?? control.innerText);
    });
    covered.push(...names.map((name) => `${place}: ${name}`));
  }
  expect(covered).toEqual([]);
  expect(pages.length).toBeGreaterThan(40);
  expectClean(page);
}, 180_000);
