import { TOUR_DIALOG } from './tourDialog';
import { onDomChange } from './onDomChange';

/** Whether the tour is not to be shown again. */
export interface DontShowAgain {
  isChecked: boolean;
}

function describe(dialog: Element, attribute: string, part: string, id: string): void {
  const element = dialog.querySelector(part);
  if (!element) return;
  element.id = id;
  dialog.setAttribute(attribute, id);
}

/** The library draws the box anew, unticked, at each step. */
function bindCheckbox(dialog: Element, choice: DontShowAgain): void {
  const box = dialog.querySelector<HTMLInputElement>('.introjs-dontShowAgain input');
  if (!box) return;
  box.checked = choice.isChecked;
  box.addEventListener('change', () => (choice.isChecked = box.checked));
}

/**
 * Adds to each dialog that the library draws what it leaves out: a name and a description for screen readers, that it
 * is modal, and the user's choice. Returns the function that stops it.
 */
export function decorateDialog(choice: DontShowAgain): () => void {
  return onDomChange(() => {
    const dialog = document.querySelector(TOUR_DIALOG);
    if (!dialog || dialog.hasAttribute('aria-modal')) return;
    dialog.setAttribute('aria-modal', 'true');
    describe(dialog, 'aria-labelledby', '.introjs-tooltip-title', 'tour-title');
    describe(dialog, 'aria-describedby', '.introjs-tooltiptext', 'tour-text');
    bindCheckbox(dialog, choice);
    // Of one step there is nothing to skip; the library draws no way back there.
    if (!dialog.querySelector('.introjs-prevbutton')) dialog.querySelector('.introjs-skipbutton')?.remove();
  });
}
