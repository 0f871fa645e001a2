import { screen, within } from '@testing-library/react';

/** Waits for the complete shell, in which the controls of the header come last, and returns the main menu. */
export async function findMainMenu(): Promise<HTMLElement> {
  await screen.findByLabelText(/^账号：/);
  return screen.findByRole('navigation', { name: '主菜单' });
}

export const queryMainMenu = () => screen.queryByRole('navigation', { name: '主菜单' });

export const mainMenu = () => within(screen.getByRole('navigation', { name: '主菜单' }));

/** An entry that opens a page. */
export const menuEntry = (name: string | RegExp) => mainMenu().getByRole('link', { name });
