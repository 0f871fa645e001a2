import type { Page } from 'playwright-core';

/** The main menu; its popups are landmarks of their own, named after the group. */
export const mainMenu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });

/** The top level of the menu in the layouts 综合 and 分栏. */
export const topMenu = (page: Page) => page.getByRole('navigation', { name: '一级菜单' });

/** The popup of a group of the folded or horizontal menu. */
export const menuPopup = (page: Page, group: string) => page.getByRole('navigation', { name: group });

/** An entry that leads somewhere. */
export const menuEntry = (page: Page, title: string) => mainMenu(page).getByRole('link', { name: title, exact: true });

/** An entry with entries below it. */
export const menuGroup = (page: Page, title: string) =>
  mainMenu(page).getByRole('menuitem', { name: title, exact: true });
