import { screen, within } from '@testing-library/react';

/** The main menu, once it is there. */
export const findMainMenu = () => screen.findByRole('navigation', { name: '主菜单' });

export const queryMainMenu = () => screen.queryByRole('navigation', { name: '主菜单' });

export const mainMenu = () => within(screen.getByRole('navigation', { name: '主菜单' }));

/** An entry that leads somewhere. */
export const menuEntry = (name: string | RegExp) => mainMenu().getByRole('link', { name });
