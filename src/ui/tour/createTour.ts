import introJs from 'intro.js';
import 'intro.js/introjs.css';
import { type DontShowAgain, trackTour } from './trackTour';
import './tour.css';

/** A step of a tour. Texts are plain text, never markup. */
export interface TourStep {
  element: HTMLElement;
  title: string;
  text: string;
}

/** Callbacks of a tour (§4.24); steps are counted from 0. */
export interface TourCallbacks {
  /** Called before another step is shown; `false` prevents the change. After the last step there is no element. */
  beforeChange: (
    element: HTMLElement | undefined,
    step: number,
    direction: 'forward' | 'backward',
  ) => boolean | Promise<boolean>;
  change: (element: HTMLElement) => void | Promise<void>;
  afterChange: (element: HTMLElement) => void | Promise<void>;
  /**
   * Called when the tour ends at its last step, by its button (`done`), by going on (`end`) or by skipping (`skip`).
   */
  complete: (step: number, reason: 'done' | 'end' | 'skip') => void | Promise<void>;
  start: () => void | Promise<void>;
  exit: () => void | Promise<void>;
  skip: (step: number) => void | Promise<void>;
  /** Called before the tour ends; `false` keeps the tour open. */
  beforeExit: () => boolean | Promise<boolean>;
}

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
}

/** A guided tour: a dialog that moves from one part of the screen to the next. */
export type Tour = ReturnType<typeof createTour>;

/** A callback is not a function (§5.5). */
export class TourCallbackError extends Error {
  constructor(event: string) {
    super(`Provided callback for ${event} was not a function`);
    this.name = 'TourCallbackError';
  }
}

/** Replaces the check of intro.js, which scrolls although the element is in view. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}

const engineStep = ({ element, title, text }: TourStep) => ({
  element,
  title,
  intro: text,
  scrollTo: isInView(element) ? ('off' as const) : ('element' as const),
});

/** Whether two lists of steps point at the same elements. */
const pointAtSame = (some: readonly TourStep[], others: readonly TourStep[]): boolean =>
  some.length === others.length && some.every(({ element }, place) => element === others[place]?.element);

/** Settings of every tour (§9.24, §9.25); lengths in pixels. */
const TOUR_DEFAULTS = {
  overlayOpacity: 0.5,
  helperElementPadding: 10,
  scrollPadding: 30,
  doneLabel: '确定',
  dontShowAgainLabel: '不再显示此对话框！',
  dontShowAgainCookieDays: 365,
  nextLabel: '下一步',
  prevLabel: '上一步',
  skipLabel: '跳过',
  stepNumbersOfLabel: '/',
  showBullets: false,
  hidePrev: true,
  // An accidental click beside the dialog would hide the tour for a year.
  exitOnOverlayClick: false,
  disableInteraction: true,
  // `bindTourKeys` handles the keys, because intro.js lacks Space, Tab and the callback of a skip by Enter.
  keyboardNavigation: false,
  tooltipRenderAsHtml: false,
} as const;

type Engine = ReturnType<typeof introJs.tour>;

/** A started tour: a tour of intro.js can be started only once. */
interface Run {
  engine: Engine;
  shown: readonly TourStep[];
  choice: DontShowAgain;
}

function bind(engine: Engine, callbacks: Partial<TourCallbacks>): void {
  const { beforeChange, change, afterChange, complete, start, skip, beforeExit } = callbacks;
  if (beforeChange) engine.onBeforeChange(beforeChange);
  if (change) engine.onChange(change);
  if (afterChange) engine.onAfterChange(afterChange);
  if (complete) engine.onComplete(complete);
  if (start) engine.onStart(start);
  if (skip) engine.onSkip(skip);
  if (beforeExit) engine.onBeforeExit(beforeExit);
}

const stepOptions = (steps: readonly TourStep[]) => ({
  steps: steps.map(engineStep),
  showStepNumbers: steps.length > 1,
});

/** Replaces the steps and stays at the same index, or at the last one. */
function takeSteps(run: Run, wanted: readonly TourStep[], step: number): void {
  const place = Math.min(step, wanted.length - 1);
  run.shown = wanted;
  run.engine.setOptions(stepOptions(wanted));
  run.engine.setCurrentStep(place);
  run.engine.refresh(true);
  void run.engine.goToStep(place + 1);
}

/** Creates a tour (§4.22, §4.23). It can be started again. */
export function createTour({ name, steps, repeat }: TourOptions) {
  const callbacks: Partial<TourCallbacks> = {};
  let run: Run | undefined;

  const exit = async (force = false) => {
    if (force && run) run.choice.isChecked = false;
    await run?.engine.exit(force);
  };

  const refresh = () => {
    const step = run?.engine.getCurrentStep();
    if (!run || step === undefined) return;
    const wanted = steps();
    if (wanted.length === 0) void exit(true);
    else if (pointAtSame(wanted, run.shown)) run.engine.refresh();
    else takeSteps(run, wanted, step);
  };

  const begin = async ({ engine, choice }: Run) => {
    const moves = { exit: () => exit(), next: () => engine.nextStep(), previous: () => engine.previousStep() };
    const stop = trackTour(moves, refresh, choice);
    const leave = () => {
      run = undefined;
      stop();
    };
    bind(engine, callbacks);
    engine.onExit(() => {
      leave();
      if (repeat === 'once' && choice.isChecked) engine.setDontShowAgain(true);
      return callbacks.exit?.();
    });
    try {
      await engine.start();
    } catch (error) {
      leave();
      throw error;
    }
  };

  return {
    /** Shows the first step; resolves with false if there is no step or the cookie hides the tour. */
    start: async () => {
      const shown = steps();
      if (run || shown.length === 0) return false;
      const engine = introJs.tour();
      engine.setOptions({ ...TOUR_DEFAULTS, dontShowAgain: repeat === 'once', dontShowAgainCookie: name });
      if (!engine.isActive()) return false;
      engine.setOptions(stepOptions(shown));
      run = { engine, shown, choice: { isChecked: true } };
      await begin(run);
      return true;
    },
    /** Ends the tour. With `force`, callbacks cannot prevent the end, and the tour does not count as seen. */
    exit,
    /** Moves the tour to where its elements are now. */
    refresh,
    hasStarted: () => run?.engine.hasStarted() ?? false,
    next: async () => void (await run?.engine.nextStep()),
    previous: async () => void (await run?.engine.previousStep()),
    /** Shows the step with this index. */
    goTo: async (step: number) => void (await run?.engine.goToStep(step + 1)),
    /**
     * Replaces the callback of an event.
     *
     * @throws {TourCallbackError} the callback is not a function
     */
    on: <Event extends keyof TourCallbacks>(event: Event, callback: TourCallbacks[Event]): void => {
      if (typeof callback !== 'function') throw new TourCallbackError(event);
      callbacks[event] = callback;
      if (run) bind(run.engine, callbacks);
    },
  };
}
