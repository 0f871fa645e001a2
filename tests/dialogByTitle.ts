import { screen, within } from '@testing-library/react';

/**
 * The dialog with this title, whatever record it names after that. Searches by the text of the title, not by role and name: in tests antd gives dialog
 * titles and select fields the same id, so a dialog above a page with a select would have a wrong name.
 */
export async function dialogByTitle(title: string | RegExp) {
  const isTitle = (text: string) => text === title || text.startsWith(`${String(title)}：`);
  const found = (await screen.findByText(title instanceof RegExp ? title : isTitle)).closest<HTMLElement>(
    '[aria-modal]',
  );
  if (!found) throw new Error(`“${String(title)}” is no dialog`);
  return within(found);
}
