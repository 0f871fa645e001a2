import { expect, test } from 'vitest';
import { addressOf, walkRoutes } from '@/state/routes/routeTree';
import { buildRoutes } from '@/state/routes/buildRoutes';
import { menuOf } from '../../mocks/db/menu/menuOf';
import { DESKTOP, expectClean, PHONE, type Size } from '../e2e/browser';
import { dock, holdDocking } from '../e2e/holdDocking';
import { openSignedIn } from '../e2e/openSignedIn';

const ACCESS = { permissions: ['*:*:*'], roles: ['admin'], admin: true, filterByRole: false };

const { nodes } = buildRoutes(menuOf('admin', 'http://mock.test'), ACCESS);
/** One entry of the menu for each page, for a frame, and for a page that the app does not have. */
const pages = [
  ...new Map(
    [...walkRoutes(nodes)].flatMap(([node]): [string, typeof node][] => {
      const { target } = node;
      // The error pages have no component.
      if (target.type === 'page' && target.component !== '')
        return [[target.isMissing ? 'missing' : target.component, node]];
      return target.type === 'frame' ? [['frame', node]] : [];
    }),
  ).values(),
];

async function openWithIcon(size: Size) {
  const page = await openSignedIn('/workbench', { size, prepare: holdDocking });
  const icon = page.getByRole('button', { name: /^AI 问答，/ });
  await icon.waitFor();
  /** Left edge and width of what is seen of the icon. */
  const seen = async () => {
    const box = await icon.boundingBox();
    return box && [box.x, Math.min(box.x + box.width, size.width) - Math.max(box.x, 0)];
  };
  return { page, icon, seen };
}

test('the icon starts at its place, docks when it is left alone, and comes out under the pointer and on focus (§2.76)', async () => {
  const { page, icon, seen } = await openWithIcon(DESKTOP);
  await expect.poll(() => icon.boundingBox()).toMatchObject({ x: DESKTOP.width - 80 - 48, y: 180 });

  await dock(page);
  await expect.poll(seen).toEqual([DESKTOP.width - 16, 16]);
  await expect.poll(async () => (await icon.boundingBox())?.y).toBe(180);
  await page.mouse.move(DESKTOP.width - 4, 200);
  await expect.poll(seen).toEqual([DESKTOP.width - 48, 48]);
  await page.mouse.move(700, 700);
  await expect.poll(seen).toEqual([DESKTOP.width - 16, 16]);
  await icon.focus();
  await page.keyboard.press('Shift');
  await expect.poll(seen).toEqual([DESKTOP.width - 48, 48]);
  await icon.click();
  await page.getByRole('dialog', { name: /AI 问答/ }).waitFor();
  expectClean(page);
});

test('dragged to the left half, it docks to the left edge', async () => {
  const { page, icon, seen } = await openWithIcon(DESKTOP);
  const box = await icon.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 24, (box?.y ?? 0) + 24);
  await page.mouse.down();
  await page.mouse.move(400, 500, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(700, 700);
  await dock(page);
  await expect.poll(seen).toEqual([-16, 16]);
  await expect.poll(async () => (await icon.boundingBox())?.y).toBe(476);
  expectClean(page);
});

test.each([
  ['1440x900', DESKTOP],
  ['390x844, where it is docked from the beginning', PHONE],
])(
  'the docked icon covers no control at any height, on any page of the menu: %s (§2.76)',
  async (_name, size) => {
    const { page, seen } = await openWithIcon(size);
    if (size === DESKTOP) await dock(page);
    await expect.poll(async () => (await seen())?.[0]).toBe(size.width - (size === DESKTOP ? 16 : 12));
    const [left = 0] = (await seen()) ?? [];

    const covered: string[] = [];
    for (const node of pages) {
      const place = addressOf(node);
      await page.evaluate((hash) => (location.hash = hash), place);
      await page.waitForFunction((title) => document.title.startsWith(title), node.meta.title);
      await page.locator('#page h1:visible').first().waitFor();
      // The elements that pages render last: table rows, a frame, or what a page has in their place.
      const last = place.includes('type=')
        ? '.ant-table-row, li'
        : '.ant-table-row, iframe, h2, label, table, li, [role=tree]';
      await page.waitForFunction(
        (selector) =>
          [...document.querySelectorAll('#page *')].some((part) => part.matches(selector) && part.checkVisibility()),
        last,
      );
      const names = await page.evaluate((edge) => {
        const controls = 'a[href], button, input, select, textarea, [role=button], [role=combobox], [role=tab]';
        return [...document.querySelectorAll<HTMLElement>(controls)]
          .filter((control) => {
            const { top, bottom, right } = control.getBoundingClientRect();
            if (right <= edge || !control.closest('#main, header')) return false;
            // What is scrolled out of sight is not covered.
            return [edge + 1, innerWidth - 1].some((x) => {
              const found = document.elementFromPoint(x, (top + bottom) / 2);
              return found !== null && control.contains(found);
            });
          })
          .map((control) => control.getAttribute('aria-label') ?? control.innerText);
      }, left);
      covered.push(...names.map((name) => `${place}: ${name}`));
    }
    expect(covered).toEqual([]);
    expect(pages.length).toBeGreaterThan(12);
    expectClean(page);
  },
  480_000,
);
