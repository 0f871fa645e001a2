import { TOUR_DIALOG } from './tourDialog';
import { whenDrawn } from './whenDrawn';

/** Whether the tour is not to be shown again. */
export interface Choice {
  isLast: boolean;
}

function describe(dialog: Element, attribute: string, part: string, id: string): void {
  const element = dialog.querySelector(part);
  if (!element) return;
  element.id = id;
  dialog.setAttribute(attribute, id);
}

/** The library draws the box anew, unticked, at each step. */
function keepChoice(dialog: Element, choice: Choice): void {
  const box = dialog.querySelector<HTMLInputElement>('.introjs-dontShowAgain input');
  if (!box) return;
  box.checked = choice.isLast;
  box.addEventListener('change', () => (choice.isLast = box.checked));
}

/**
 * Adds to each dialog that the library draws what it leaves out: a name and a description for screen readers, that it
 * is modal, and the user's choice. Returns the function that stops it.
 */
export function dressDialog(choice: Choice): () => void {
  return whenDrawn(() => {
    const dialog = document.querySelector(TOUR_DIALOG);
    if (!dialog || dialog.hasAttribute('aria-modal')) return;
    dialog.setAttribute('aria-modal', 'true');
    describe(dialog, 'aria-labelledby', '.introjs-tooltip-title', 'tour-title');
    describe(dialog, 'aria-describedby', '.introjs-tooltiptext', 'tour-text');
    keepChoice(dialog, choice);
    // Of one step there is nothing to skip; the library draws no way back there.
    if (!dialog.querySelector('.introjs-prevbutton')) dialog.querySelector('.introjs-skipbutton')?.remove();
  });
}
