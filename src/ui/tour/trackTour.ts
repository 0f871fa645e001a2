import { onDomChange } from './onDomChange';
import { tourKeyAction, type TourKeyAction } from './tourKeyAction';

const TOUR_DIALOG = '.introjs-tour .introjs-tooltip';

/** State of the checkbox 不再显示. */
export interface DontShowAgain {
  isChecked: boolean;
}

function describe(dialog: Element, attribute: string, part: string, id: string): void {
  const element = dialog.querySelector(part);
  if (!element) return;
  element.id = id;
  dialog.setAttribute(attribute, id);
}

/** intro.js renders the checkbox anew, unchecked, at each step, so its state is kept in `choice`. */
function bindCheckbox(dialog: Element, choice: DontShowAgain): void {
  const box = dialog.querySelector<HTMLInputElement>('.introjs-dontShowAgain input');
  if (!box) return;
  box.checked = choice.isChecked;
  box.addEventListener('change', () => (choice.isChecked = box.checked));
}

/**
 * Adds to each dialog of intro.js what it lacks: name and description, `aria-modal`, and the state of the checkbox.
 * Returns the function that stops it.
 */
function decorateDialog(choice: DontShowAgain): () => void {
  return onDomChange(() => {
    const dialog = document.querySelector(TOUR_DIALOG);
    if (!dialog || dialog.hasAttribute('aria-modal')) return;
    dialog.setAttribute('aria-modal', 'true');
    describe(dialog, 'aria-labelledby', '.introjs-tooltip-title', 'tour-title');
    describe(dialog, 'aria-describedby', '.introjs-tooltiptext', 'tour-text');
    bindCheckbox(dialog, choice);
    // A single step has nothing to skip. It is the only case without a back button.
    if (!dialog.querySelector('.introjs-prevbutton')) dialog.querySelector('.introjs-skipbutton')?.remove();
  });
}

type TourActions = Record<'exit' | 'next' | 'previous', () => unknown>;

const controlsOf = (dialog: Element): HTMLElement[] => [
  ...dialog.querySelectorAll<HTMLElement>('[role="button"]:not(.introjs-hidden), input'),
];

/**
 * Handles all keys while the tour's dialog is shown; shortcuts of the page get none. Returns the function that stops
 * it.
 */
function bindTourKeys(moves: TourActions): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const dialog = document.querySelector(TOUR_DIALOG);
    if (!dialog) return;
    const controls = controlsOf(dialog);
    const place = controls.findIndex((control) => control === document.activeElement);
    const focused = controls[place];
    const action = tourKeyAction(event, {
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

/**
 * Calls `listener` when an element is highlighted and when it has moved, whatever moved it. Browsers report no event for
 * that, so each frame compares. Returns the function that stops it.
 */
function onElementMove(listener: () => void): () => void {
  let place: string | undefined;
  const compare = () => {
    // Requested first, because the listener may end the tour, which cancels it.
    frame = requestAnimationFrame(compare);
    const now = JSON.stringify(document.querySelector('.introjs-showElement')?.getBoundingClientRect());
    if (now === undefined || now === place) return;
    place = now;
    listener();
  };
  let frame = requestAnimationFrame(compare);
  return () => cancelAnimationFrame(frame);
}

/**
 * Handles keys, dialog and position of a running tour.
 *
 * @returns a function that ends this and moves the focus back
 */
export function trackTour(moves: TourActions, refresh: () => void, choice: DontShowAgain): () => void {
  const before = document.activeElement;
  // Refreshes in the next frame, after the page's own layout.
  const refreshSoon = () => requestAnimationFrame(refresh);
  window.addEventListener('resize', refreshSoon);
  const stops = [decorateDialog(choice), bindTourKeys(moves), onElementMove(refresh)];
  return () => {
    window.removeEventListener('resize', refreshSoon);
    for (const stop of stops) stop();
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}
