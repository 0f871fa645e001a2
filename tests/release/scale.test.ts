import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { settled } from '../e2e/axe';
import { DESKTOP, openPage, urlOf } from '../e2e/browser';
import { menuEntry } from '../e2e/menu';
import { openShell } from '../e2e/openShell';
import { openSignedIn } from '../e2e/openSignedIn';
import { show } from '../e2e/show';

/** The least window of an office. */
const OFFICE = { width: 1366, height: 768 };

/** All that may be drawn of one kind. */
const SCALE = {
  radii: ['0px', '4px', '8px'],
  shadows: [
    'rgba(16, 24, 40, 0.05) 0px 1px 2px 0px, rgba(16, 24, 40, 0.04) 0px 0px 0px 1px',
    'rgba(16, 24, 40, 0.1) 0px 6px 16px 0px, rgba(16, 24, 40, 0.14) 0px 16px 40px 0px',
  ],
  letters: ['12px', '14px', '16px', '18px', '20px', '24px', '32px'],
  paddings: ['0px', '12px', '16px', '24px'],
};

/** What has paddings: cards, sections and the parts of dialogs. */
const PADDED = '.ant-card-body, [class*=_section_], .ant-modal-header, .ant-modal-body, .ant-modal-footer';

/** What is drawn besides, in what is seen; circles and pills have half of the lesser side. */
const drawnBesides = (page: Page) =>
  page.evaluate(
    ([scale, padded]) => {
      const found = { radii: new Set(''), shadows: new Set(''), letters: new Set(''), paddings: new Set('') };
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const style = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        const least = Math.min(width, height);
        // Words for screen readers have a pixel.
        if (least <= 1) continue;
        for (const radius of style.borderRadius.split(' '))
          if (!radius.endsWith('%') && parseFloat(radius) * 2 < least) found.radii.add(radius);
        // A ring without blur is a line, not a shadow.
        if (/ [1-9]\d*px -?\d+px(,|$)/.test(style.boxShadow) && !style.boxShadow.includes('inset'))
          found.shadows.add(style.boxShadow.replace(/, rgba\(0, 0, 0, 0\) 0px 0px 0px 0px/g, ''));
        const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
        if (hasText) found.letters.add(`${Math.round(parseFloat(style.fontSize))}px`);
        if (element.matches(padded)) found.paddings.add(style.paddingTop).add(style.paddingLeft);
      }
      const besides = (kind: keyof typeof found) => [...found[kind]].filter((one) => !scale[kind].includes(one));
      return {
        radii: besides('radii'),
        shadows: besides('shadows'),
        letters: besides('letters'),
        paddings: besides('paddings'),
      };
    },
    [SCALE, PADDED] as const,
  );

const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true }).waitFor();
const add = async (page: Page) => {
  await page.getByRole('button', { name: '新增', exact: true }).click();
  await dialog(page);
};
const theme = async (page: Page) => {
  await page.getByRole('button', { name: '主题配置' }).click();
  await dialog(page);
};
const account = async (page: Page) => {
  await page.getByRole('button', { name: /^账号：/ }).click();
  await page.getByRole('menu', { name: /^账号/ }).waitFor();
};
/** Screens, and what is opened on them; what covers the page comes last. */
const SCREENS: readonly [path: string, act?: (page: Page) => Promise<unknown>][] = [
  ['/workbench'],
  ['/profile'],
  ['/system/user'],
  ['/system/dict'],
  ['/monitor/operlog'],
  ['/member/roster'],
  ['/files'],
  ['/system/user', add],
  ['/system/notice', add],
  ['/profile', account],
  ['/profile', theme],
];

async function expectOneScale(page: Page, message: string): Promise<void> {
  await settled(page);
  expect(await drawnBesides(page), message).toEqual({ radii: [], shadows: [], letters: [], paddings: [] });
}

test('the login page is drawn by one scale (§17.11)', async () => {
  const page = await openPage(OFFICE);
  await page.goto(urlOf('/login'));
  await page.getByAltText('验证码图片').waitFor();
  await expectOneScale(page, '/login');
});

test('each page, its dialogs and menus are drawn by one scale (§17.11)', async () => {
  const page = await openSignedIn('/profile', { size: OFFICE });
  for (const [path, act] of SCREENS) {
    await show(page, path);
    await act?.(page);
    await expectOneScale(page, path);
  }
});

interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
  height: number;
}

/** The boxes of what a selector finds, as it is seen. */
const boxes = (page: Page, selector: string): Promise<Box[]> =>
  page
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { top, right, bottom, left, height } = element.getBoundingClientRect();
        return { top, right, bottom, left, height: Math.round(height) };
      }),
    );

const LISTS = [
  '/system/user',
  '/system/role',
  '/system/post',
  '/system/config',
  '/system/notice',
  '/monitor/operlog',
  '/monitor/logininfor',
  '/member/roster',
  '/life/meeting',
];

/** Its cards with sums leave less room than ten rows take. */
const WITHOUT_ROOM = '/fee/record';

describe('at 1366×768', () => {
  test('each list shows ten rows of 40 px, and then the footer; 查询 stands at the right edge (§17.13, §17.15)', async () => {
    const page = await openSignedIn('/profile', { size: OFFICE });
    for (const path of [...LISTS, WITHOUT_ROOM]) {
      await show(page, path);
      const edges = async () => {
        const [[button], [form]] = [
          await boxes(page, '[role=search] [type=submit]'),
          await boxes(page, '[role=search]'),
        ];
        // The page has its gap, the card its padding.
        return [button?.right, form?.right].map((right = 0) => OFFICE.width - right);
      };
      await expect.poll(edges, { message: path }).toEqual([32, 32]);
      if (path === WITHOUT_ROOM) continue;
      const seen = async () => {
        const rows = await boxes(page, 'tbody tr[data-row-key]');
        const [[table], [card], [footer]] = [
          await boxes(page, '.ant-table-body'),
          await boxes(page, '#page [role=region]'),
          await boxes(page, 'footer'),
        ];
        return {
          heights: [...new Set(rows.map(({ height }) => height))],
          shown: rows.slice(0, 10).filter(({ bottom }) => bottom <= (table?.bottom ?? 0) + 1).length,
          isFooterBelow: (footer?.top ?? 0) >= (card?.bottom ?? Infinity),
        };
      };
      await expect.poll(seen, { message: path }).toEqual({ heights: [40], shown: 10, isFooterBelow: true });
    }
  });
});

test('the banner of the workbench is 72 px high, has the theme’s colour, and room for the icon (§17.14, §17.20)', async () => {
  const page = await openShell({ themeName: 'green-white' }, { size: OFFICE });
  const banner = page.locator('#page [class*=hello]');
  await banner.waitFor();
  const look = await banner.evaluate((element) => [
    element.getBoundingClientRect().height,
    getComputedStyle(element).backgroundColor,
  ]);
  expect(look).toEqual([72, 'rgb(18, 113, 74)']);
  const [[date], [icon]] = [
    await boxes(page, '[class*=date]'),
    await boxes(page, 'button[aria-label*=可用方向键移动]'),
  ];
  expect(date?.right).toBeLessThanOrEqual(icon?.left ?? 0);
});

test('entries of one level begin at one edge, with or without icon (§17.15)', async () => {
  const icons = ['user', ''];
  const entries = (path: string, depth: number): object[] =>
    icons.map((icon, at) => ({
      path: `${path}/${at}`,
      name: `${path}/${at}`,
      component: 'catalogue/CataloguePage',
      meta: { title: `第${depth}级`, icon },
      ...(depth < 3 && at === 1 && { component: 'Layout', children: entries(`${path}/${at}`, depth + 1) }),
    }));
  const page = await openShell({}, { size: DESKTOP, routes: entries('/a', 1), at: '/a/1/1/0' });
  await menuEntry(page, '第3级').first().waitFor();
  const starts: number[] = [];
  for (const depth of [1, 2, 3]) {
    const found = await page
      .locator('aside')
      .getByText(`第${depth}级`, { exact: true })
      .evaluateAll((words) => words.map((word) => word.getBoundingClientRect().left));
    expect(new Set(found).size).toBe(1);
    starts.push(found[0] ?? 0);
  }
  expect(starts).toEqual([...starts].sort((one, other) => one - other));
  expect(new Set(starts).size).toBe(3);
});

test.each([
  ['no-preference', 120],
  ['reduce', 0],
] as const)('with %s a page comes in %i ms (§17.12)', async (reducedMotion, most) => {
  const page = await openSignedIn('/profile', { prepare: (opened) => opened.emulateMedia({ reducedMotion }) });
  await page.evaluate(() => (location.hash = '/files'));
  await page.getByRole('tab', { name: '文件下载', selected: true }).waitFor();
  const all = await page.locator('#page > *').evaluateAll((pages) =>
    pages.map((one) => {
      const { animationName, animationDuration } = getComputedStyle(one);
      return [animationName !== 'none', Math.round(parseFloat(animationDuration) * 1000)];
    }),
  );
  expect(all[0]).toEqual([true, most]);
});
