import introJs from 'intro.js';
import 'intro.js/introjs.css';
import './tour.css';
import { attendTour } from './attendTour';

/** A step of a tour. Texts are plain text, never markup. */
export interface TourStep {
  element: HTMLElement;
  title: string;
  text: string;
}

type Engine = ReturnType<typeof introJs.tour>;

export interface TourOptions {
  /** Names the cookie that hides the tour for 365 days. */
  name: string;
  /** The steps that can be shown now; called again when the window changes. */
  steps: () => readonly TourStep[];
  /**
   * `once`: not shown if the user has ticked 不再显示, which sets the cookie. `always`: shown even then, because the user
   * asked for the tour.
   */
  repeat: 'once' | 'always';
  /** Sets callbacks (§4.24), such as `onChange`, before each start. intro.js throws if one is not a function (§5.5). */
  listen?: (engine: Engine) => void;
  /** Called when the tour has ended; in place of `onExit`, which the tour itself needs. */
  onExit?: () => void;
}

/** A guided tour: a dialog that moves from one part of the screen to the next. */
export type Tour = ReturnType<typeof createTour>;

/** Settings of every tour. Opacity, paddings and the days of the cookie (§9.24, §9.25) are those of intro.js. */
const TOUR_DEFAULTS = {
  doneLabel: '确定',
  dontShowAgainLabel: '不再显示此对话框！',
  nextLabel: '下一步',
  prevLabel: '上一步',
  skipLabel: '跳过',
  stepNumbersOfLabel: '/',
  showBullets: false,
  hidePrev: true,
  // An accidental click beside the dialog would hide the tour for a year.
  exitOnOverlayClick: false,
  disableInteraction: true,
  // `attendTour` handles the keys, because intro.js lacks Space, Tab and the callback of a skip by Enter.
  keyboardNavigation: false,
  tooltipRenderAsHtml: false,
} as const;

const stepOptions = (steps: readonly TourStep[]) => ({
  steps: steps.map(({ element, title, text }) => {
    // By its own check, intro.js scrolls although the element is in view.
    const { top, bottom } = element.getBoundingClientRect();
    const isInView = top < window.innerHeight && bottom > 0;
    return { element, title, intro: text, scrollTo: isInView ? ('off' as const) : ('element' as const) };
  }),
  showStepNumbers: steps.length > 1,
});

/** Creates a tour (§4.22, §4.23). It can be started again. */
export function createTour({ name, steps, repeat, listen, onExit }: TourOptions) {
  // A tour of intro.js can be started only once, so each start makes one.
  let engine: Engine | undefined;
  const choice = { isTicked: true };

  const exit = async (force = false) => {
    if (force) choice.isTicked = false;
    await engine?.exit(force);
  };

  const refresh = () => {
    const step = engine?.getCurrentStep();
    if (!engine || step === undefined) return;
    const wanted = steps();
    if (wanted.length === 0) return void exit(true);
    const shown = engine.getSteps();
    const isSame = wanted.length === shown.length && wanted.every(({ element }, at) => element === shown[at]?.element);
    if (isSame) return void engine.refresh();
    // The steps have changed: the tour stays at the same number, or at the last one.
    const place = Math.min(step, wanted.length - 1);
    engine.setOptions(stepOptions(wanted));
    engine.setCurrentStep(place);
    engine.refresh(true);
    void engine.goToStep(place + 1);
  };

  const start = async () => {
    const wanted = steps();
    if (engine || wanted.length === 0) return false;
    const tour = introJs.tour();
    tour.setOptions({ ...TOUR_DEFAULTS, dontShowAgain: repeat === 'once', dontShowAgainCookie: name });
    if (!tour.isActive()) return false;
    tour.setOptions(stepOptions(wanted));
    listen?.(tour);
    engine = tour;
    choice.isTicked = true;
    const stop = attendTour(tour, refresh, choice);
    const leave = () => {
      engine = undefined;
      stop();
    };
    tour.onExit(() => {
      leave();
      if (repeat === 'once' && choice.isTicked) tour.setDontShowAgain(true);
      onExit?.();
    });
    try {
      await tour.start();
      return true;
    } catch (error) {
      leave();
      throw error;
    }
  };

  return {
    /** Shows the first step; resolves with false if there is no step or the cookie hides the tour. */
    start,
    /** Ends the tour. With `force`, callbacks cannot prevent the end, and the tour does not count as seen. */
    exit,
    /** Moves the tour to where its elements are now. */
    refresh,
    hasStarted: () => engine?.hasStarted() ?? false,
  };
}
