import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses an action of a row: its button, or its entry in the menu of the row. */
export async function chooseAtRow(user: UserEvent, record: string, action: string): Promise<void> {
  const own = (await screen.findAllByRole('button', { name: new RegExp(`^(${action})?“.*${record}`) })) as [
    HTMLElement,
  ];
  const [direct] = own.filter((button) => button.getAttribute('aria-label')?.startsWith(action));
  const [menu] = own.filter((button) => button.getAttribute('aria-label')?.startsWith('“'));
  await user.click(direct ?? menu ?? own[0]);
  if (!direct) await user.click(await screen.findByRole('menuitem', { name: action }));
}
