import introJs from 'intro.js';
import 'intro.js/introjs.css';
import './tour.css';
import { onDomChange } from './attendTour';

/** Settings of every hint. The interval of the refresh (§9.26) is that of intro.js. */
const HINT_DEFAULTS = {
  hintButtonLabel: '知道了',
  autoPosition: false,
  tooltipRenderAsHtml: false,
} as const;

/** A dot below an element, with a small dialog that explains it. The text is plain text. */
export interface HintItem {
  element: HTMLElement;
  text: string;
}

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

/**
 * Creates hints: hints of intro.js, which show, hide and open them (§4.27).
 *
 * @param onClose called when the hint at this index was hidden
 */
export function createHints(items: readonly HintItem[], onClose: (place: number) => void) {
  const engine = introJs.hint();
  engine.setOptions({ ...HINT_DEFAULTS, hints: items.map(engineHint) });
  engine.onHintClose((closed) => onClose(engine.getHints().indexOf(closed)));
  const undecorate = decorateHints(items);
  return {
    engine,
    /** Removes the hints for good. */
    remove: () => {
      undecorate();
      const refresh: unknown = engine['_hintsAutoRefreshFunction'];
      engine.destroy();
      // intro.js leaves it on the window.
      if (isListener(refresh)) window.removeEventListener('resize', refresh, true);
    },
  };
}
