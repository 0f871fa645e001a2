/** Finds the dialog of the tour that is on the screen. */
const TOUR_DIALOG = '.introjs-tour .introjs-tooltip';

/** Calls `listener` now and whenever something on the page was added or taken away; returns the function that stops it. */
export function onDomChange(listener: () => void): () => void {
  const drawn = new MutationObserver(listener);
  drawn.observe(document.body, { childList: true, subtree: true });
  listener();
  return () => drawn.disconnect();
}

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
function decorateDialog(choice: DontShowAgain): () => void {
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

/** What a key does while a tour is on the screen. */
type TourKeyAction = 'exit' | 'next' | 'previous' | 'press' | 'toFirst' | 'toLast' | 'nothing';

/** Where the focus is among the controls of the tour's dialog. */
interface TourFocus {
  /** Counted from 0; -1 = not in the dialog. */
  place: number;
  count: number;
  isButton: boolean;
}

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

function tabStop(backwards: boolean, { place, count }: TourFocus): TourKeyAction {
  if (place === -1) return backwards ? 'toLast' : 'toFirst';
  if (backwards) return place === 0 ? 'toLast' : 'nothing';
  return place === count - 1 ? 'toFirst' : 'nothing';
}

/**
 * Decides what a key does: Escape ends the tour, the arrows go on and back, Enter and Space press the button that has
 * the focus, Tab stays in the dialog. What the browser does by itself is `nothing`.
 */
export function tourKey({ key, shiftKey, ctrlKey, altKey, metaKey }: Key, focus: TourFocus): TourKeyAction {
  if (ctrlKey || altKey || metaKey) return 'nothing';
  switch (key) {
    case 'Escape':
      return 'exit';
    case 'ArrowRight':
      return 'next';
    case 'ArrowLeft':
      return 'previous';
    case 'Enter':
    case ' ':
      return focus.isButton ? 'press' : 'nothing';
    case 'Tab':
      return tabStop(shiftKey, focus);
    default:
      return 'nothing';
  }
}

/** The ways through a tour that keys have. */
type TourActions = Record<'exit' | 'next' | 'previous', () => unknown>;

const controlsOf = (dialog: Element): HTMLElement[] => [
  ...dialog.querySelectorAll<HTMLElement>('[role="button"]:not(.introjs-hidden), input'),
];

/**
 * Gives the keyboard to the tour's dialog while it is on the screen; no shortcut of the page hears of its keys. Returns
 * the function that stops it.
 */
function bindTourKeys(moves: TourActions): () => void {
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

/**
 * Looks after a tour while it is on the screen: its keys, its place when the page moves, its dialog.
 *
 * @returns stops that, and gives the focus back to where it was
 */
export function trackTour(moves: TourActions, refresh: () => void, choice: DontShowAgain): () => void {
  const before = document.activeElement;
  // The page itself answers to the new size first.
  const refreshSoon = () => requestAnimationFrame(refresh);
  window.addEventListener('resize', refreshSoon);
  window.addEventListener('scroll', refreshSoon, true);
  const stops = [decorateDialog(choice), bindTourKeys(moves)];
  return () => {
    window.removeEventListener('resize', refreshSoon);
    window.removeEventListener('scroll', refreshSoon, true);
    for (const stop of stops) stop();
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}
