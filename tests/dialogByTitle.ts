import { screen, within } from '@testing-library/react';

/**
 * The dialog with this title. By its text: in tests antd gives titles of dialogs and fields of selects one and the same
 * id, so that a dialog above a page with a select has the name of that.
 */
export async function dialogByTitle(title: string) {
  const found = (await screen.findByText(title)).closest<HTMLElement>('[aria-modal]');
  if (!found) throw new Error(`“${title}” is no dialog`);
  return within(found);
}
