import { TOUR_DIALOG } from './tourDialog';
import { tourKey, type TourKeyAction } from './tourKey';

/** The ways through a tour that keys have. */
export type TourActions = Record<'exit' | 'next' | 'previous', () => unknown>;

const controlsOf = (dialog: Element): HTMLElement[] => [
  ...dialog.querySelectorAll<HTMLElement>('[role="button"]:not(.introjs-hidden), input'),
];

/**
 * Gives the keyboard to the tour's dialog while it is on the screen; no shortcut of the page hears of its keys.
 * Returns the function that stops it.
 */
export function bindTourKeys(moves: TourActions): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const dialog = document.querySelector(TOUR_DIALOG);
    if (!dialog) return;
    const controls = controlsOf(dialog);
    const place = controls.findIndex((control) => control === document.activeElement);
    const focused = controls[place];
    const action = tourKey(event, {
      place,
      count: controls.length,
      isButton: focused?.getAttribute('role') === 'button',
    });
    event.stopPropagation();
    if (action === 'nothing') return;
    event.preventDefault();
    const acts: Record<Exclude<TourKeyAction, 'nothing'>, () => unknown> = {
      ...moves,
      press: () => focused?.click(),
      toFirst: () => controls[0]?.focus(),
      toLast: () => controls.at(-1)?.focus(),
    };
    acts[action]();
  };
  window.addEventListener('keydown', onKeyDown, true);
  return () => window.removeEventListener('keydown', onKeyDown, true);
}
