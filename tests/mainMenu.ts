import { screen, within } from '@testing-library/react';

/** The main menu, once the shell is complete: the controls of the header come after it. */
export async function findMainMenu(): Promise<HTMLElement> {
  await screen.findByLabelText(/^账号：/);
  return screen.findByRole('navigation', { name: '主菜单' });
}

export const queryMainMenu = () => screen.queryByRole('navigation', { name: '主菜单' });

export const mainMenu = () => within(screen.getByRole('navigation', { name: '主菜单' }));

/** An entry that leads somewhere. */
export const menuEntry = (name: string | RegExp) => mainMenu().getByRole('link', { name });
