import type { Page } from 'playwright-core';

/** The main menu, without the popups of its groups, which are landmarks of their own. */
export const mainMenu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });

/** The top level of the menu in the layouts 综合 and 分栏. */
export const topMenu = (page: Page) => page.getByRole('navigation', { name: '一级菜单' });

/** The popup of a group, in a collapsed or horizontal menu. */
export const menuPopup = (page: Page, group: string) => page.getByRole('navigation', { name: group });

/** An entry that is a link to a page. */
export const menuEntry = (page: Page, title: string) => mainMenu(page).getByRole('link', { name: title, exact: true });

/** An entry with entries below it. */
export const menuGroup = (page: Page, title: string) =>
  mainMenu(page).getByRole('menuitem', { name: title, exact: true });
