import introJs from 'intro.js';
import 'intro.js/introjs.css';
import './tour.css';
import { onDomChange } from './onDomChange';

/** Settings of every hint (§9.26); the interval in milliseconds. */
const HINT_DEFAULTS = {
  hintAutoRefreshInterval: 10,
  helperElementPadding: 10,
  hintButtonLabel: '知道了',
  autoPosition: false,
  tooltipRenderAsHtml: false,
} as const;

type Engine = ReturnType<typeof introJs.hint>;

/** A dot below an element, with a small dialog that explains it. The text is plain text. */
export interface HintItem {
  element: HTMLElement;
  text: string;
}

/** `shown`: the dot; `active`: the dot and its dialog; `hidden`: neither (§4.27). */
export type HintState = 'shown' | 'hidden' | 'active';

export type Hints = ReturnType<typeof createHints>;

/** Half the width of the hint's dialog. */
const DIALOG_HALF_WIDTH_PX = 160;

function engineHint({ element, text }: HintItem) {
  const isNearEdge = window.innerWidth - element.getBoundingClientRect().right < DIALOG_HALF_WIDTH_PX;
  const position = isNearEdge ? ('bottom-right-aligned' as const) : ('bottom-middle-aligned' as const);
  return { element, hint: text, hintPosition: 'bottom-middle' as const, position };
}

/** Adds what intro.js lacks: accessible names, and keyboard handling of its buttons. */
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

/** intro.js leaves the listener of its refresh on the window, so it is removed here. */
function destroy(engine: Engine): void {
  const refresh: unknown = engine['_hintsAutoRefreshFunction'];
  engine.destroy();
  if (isListener(refresh)) window.removeEventListener('resize', refresh, true);
}

/**
 * Creates hints.
 *
 * @param onClose called when the user or `setState` has hidden the hint at this index
 */
export function createHints(items: readonly HintItem[], onClose: (place: number) => void) {
  const engine = introJs.hint();
  engine.setOptions({ ...HINT_DEFAULTS, hints: items.map(engineHint) });
  engine.onHintClose((closed) => onClose(engine.getHints().indexOf(closed)));
  const undecorate = decorateHints(items);

  const stateOf = (place: number): HintState => {
    if (engine.getHint(place)?.isActive?.val !== true) return 'hidden';
    return engine.getActiveHintSignal().val === place ? 'active' : 'shown';
  };
  return {
    /** Adds the hints to the page, all `shown`. */
    render: async () => void (await engine.render()),
    stateOf,
    setState: (place: number, state: HintState) => {
      if (stateOf(place) === state) return;
      if (state === 'hidden') return void engine.hideHint(place);
      engine.showHint(place);
      if (state === 'active') void engine.showHintDialog(place);
      else engine.hideHintDialog();
    },
    /** Removes the hints for good. */
    remove: () => {
      undecorate();
      destroy(engine);
    },
  };
}
