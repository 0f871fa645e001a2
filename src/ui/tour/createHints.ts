import introJs from 'intro.js';
import 'intro.js/introjs.css';
import './hints.css';
import { HINT_DEFAULTS } from './tourDefaults';
import { onDomChange } from './trackTour';

type Engine = ReturnType<typeof introJs.hint>;

/** A dot below an element, with a small dialog that tells something about it. The text is plain text. */
export interface HintItem {
  element: HTMLElement;
  text: string;
}

/** `shown`: the dot is there; `active`: its dialog too; `hidden`: neither (specification, section 4). */
export type HintState = 'shown' | 'hidden' | 'active';

/** Hints, by their place in the list, counted from 0. */
export interface Hints {
  /** Puts them on the page, all of them `shown`. */
  render(): Promise<void>;
  stateOf(place: number): HintState;
  setState(place: number, state: HintState): void;
  /** Takes the hints off the page for good. */
  remove(): void;
}

/** Pixels right of the element that the middle of the hint's dialog needs. */
const DIALOG_HALF_WIDTH_PX = 160;

function engineHint({ element, text }: HintItem) {
  const isNearEdge = window.innerWidth - element.getBoundingClientRect().right < DIALOG_HALF_WIDTH_PX;
  const position = isNearEdge ? ('bottom-right-aligned' as const) : ('bottom-middle-aligned' as const);
  return { element, hint: text, hintPosition: 'bottom-middle' as const, position };
}

/** Adds what the library leaves out: names for screen readers, and the keyboard for its buttons. */
function decorateHints(items: readonly HintItem[]): () => void {
  const stopNaming = onDomChange(() => {
    for (const [place, { text }] of items.entries()) {
      for (const part of document.querySelectorAll(
        `.introjs-hint[data-step="${place}"], .introjs-hintReference[data-step="${place}"] .introjs-tooltip`,
      ))
        part.setAttribute('aria-label', text);
    }
    for (const button of document.querySelectorAll('.introjs-hintReference .introjs-button'))
      button.setAttribute('tabindex', '0');
  });
  const press = (event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || !target.matches('.introjs-hints [role="button"]')) return;
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    target.click();
  };
  document.addEventListener('keydown', press);
  return () => {
    stopNaming();
    document.removeEventListener('keydown', press);
  };
}

const isListener = (value: unknown): value is () => void => typeof value === 'function';

/** The library forgets one of its listeners. */
function destroy(engine: Engine): void {
  const refresh: unknown = engine['_hintsAutoRefreshFunction'];
  engine.destroy();
  if (isListener(refresh)) window.removeEventListener('resize', refresh, true);
}

/**
 * Creates hints.
 *
 * @param onClose told when the user has closed the hint at a place, or `setState` has hidden it
 */
export function createHints(items: readonly HintItem[], onClose: (place: number) => void): Hints {
  const engine = introJs.hint();
  engine.setOptions({ ...HINT_DEFAULTS, hints: items.map(engineHint) });
  engine.onHintClose((closed) => onClose(engine.getHints().indexOf(closed)));
  const undecorate = decorateHints(items);

  const stateOf = (place: number): HintState => {
    if (engine.getHint(place)?.isActive?.val !== true) return 'hidden';
    return engine.getActiveHintSignal().val === place ? 'active' : 'shown';
  };
  return {
    render: async () => void (await engine.render()),
    stateOf,
    setState: (place, state) => {
      if (stateOf(place) === state) return;
      if (state === 'hidden') return void engine.hideHint(place);
      engine.showHint(place);
      if (state === 'active') void engine.showHintDialog(place);
      else engine.hideHintDialog();
    },
    remove: () => {
      undecorate();
      destroy(engine);
    },
  };
}
