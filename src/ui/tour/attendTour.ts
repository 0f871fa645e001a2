const TOUR_DIALOG = '.introjs-tour .introjs-tooltip';

/** Calls `listener` now and on every change of the page's elements; returns the function that stops it. */
export function onDomChange(listener: () => void): () => void {
  const drawn = new MutationObserver(listener);
  drawn.observe(document.body, { childList: true, subtree: true });
  listener();
  return () => drawn.disconnect();
}

/** Whether 不再显示 is ticked. intro.js renders the box anew, unchecked, at each step. */
interface DontShowAgain {
  isTicked: boolean;
}

/** Adds to a dialog of intro.js what it lacks: name and description, `aria-modal`, and the state of the box. */
function decorateDialog(choice: DontShowAgain): void {
  const dialog = document.querySelector(TOUR_DIALOG);
  if (!dialog || dialog.hasAttribute('aria-modal')) return;
  dialog.setAttribute('aria-modal', 'true');
  dialog.setAttribute('aria-labelledby', 'tour-title');
  dialog.setAttribute('aria-describedby', 'tour-text');
  dialog.querySelector('.introjs-tooltip-title')?.setAttribute('id', 'tour-title');
  dialog.querySelector('.introjs-tooltiptext')?.setAttribute('id', 'tour-text');
  const box = dialog.querySelector<HTMLInputElement>('.introjs-dontShowAgain input');
  if (box) box.checked = choice.isTicked;
  box?.addEventListener('change', () => (choice.isTicked = box.checked));
  // A single step has nothing to skip. It is the only case without a back button.
  if (!dialog.querySelector('.introjs-prevbutton')) dialog.querySelector('.introjs-skipbutton')?.remove();
}

/** A tour of intro.js, as far as keys move it. */
type Moves = Record<'exit' | 'nextStep' | 'previousStep', () => unknown>;

/**
 * Handles all keys while the dialog is shown; shortcuts of the page get none. Escape ends the tour, arrows move on and
 * back, Enter and Space press the focused button, Tab stays in the dialog. Behind a locked screen (§4.60) it handles none.
 */
function pressKey(event: KeyboardEvent, tour: Moves): void {
  const dialog = document.querySelector(TOUR_DIALOG);
  if (!dialog || document.body.hasAttribute('data-locked')) return;
  event.stopPropagation();
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const controls = [...dialog.querySelectorAll<HTMLElement>('[role="button"]:not(.introjs-hidden), input')];
  const place = controls.findIndex((control) => control === document.activeElement);
  const press = () => controls[place]?.click();
  const moves = new Map<string, () => unknown>([
    ['Escape', () => tour.exit()],
    ['ArrowRight', () => tour.nextStep()],
    ['ArrowLeft', () => tour.previousStep()],
  ]);
  if (controls[place]?.getAttribute('role') === 'button') moves.set('Enter', press).set(' ', press);
  const [edge, other] = event.shiftKey ? [0, -1] : [controls.length - 1, 0];
  if (place === -1 || place === edge) moves.set('Tab', () => controls.at(other)?.focus());
  const move = moves.get(event.key);
  if (!move) return;
  event.preventDefault();
  move();
}

/**
 * Calls `listener` when an element is highlighted and when it, or the window, has moved. Browsers report no event for
 * that, so each frame compares. Returns the function that stops it.
 */
function onElementMove(listener: () => void): () => void {
  let place = '';
  const compare = () => {
    // Requested first, because the listener may end the tour, which cancels it.
    frame = requestAnimationFrame(compare);
    const box = document.querySelector('.introjs-showElement')?.getBoundingClientRect();
    const now = JSON.stringify([box, window.innerWidth]);
    if (!box || now === place) return;
    place = now;
    listener();
  };
  let frame = requestAnimationFrame(compare);
  return () => cancelAnimationFrame(frame);
}

/**
 * Handles keys, dialog and position of a running tour (§4.25).
 *
 * @returns a function that ends this and moves the focus back
 */
export function attendTour(tour: Moves, refresh: () => void, choice: DontShowAgain): () => void {
  const before = document.activeElement;
  const onKeyDown = (event: KeyboardEvent) => pressKey(event, tour);
  window.addEventListener('keydown', onKeyDown, true);
  const stops = [onDomChange(() => decorateDialog(choice)), onElementMove(refresh)];
  return () => {
    window.removeEventListener('keydown', onKeyDown, true);
    for (const stop of stops) stop();
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}
