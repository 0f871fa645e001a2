import introJs from 'intro.js';
import 'intro.js/introjs.css';
import { trackTour } from './trackTour';
import type { DontShowAgain } from './decorateDialog';
import { engineStep, pointAtSame } from './engineStep';
import type { Tour, TourCallbacks, TourOptions, TourStep } from './Tour';
import './tour.css';
import { TourCallbackError } from './TourCallbackError';
import { TOUR_DEFAULTS } from './tourDefaults';

type Engine = ReturnType<typeof introJs.tour>;

/** A tour that has been started: the library's own can be started only once. */
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

/** Goes on with other steps at the same place, or at the last one. */
function takeSteps(run: Run, wanted: readonly TourStep[], step: number): void {
  const place = Math.min(step, wanted.length - 1);
  run.shown = wanted;
  run.engine.setOptions(stepOptions(wanted));
  run.engine.setCurrentStep(place);
  run.engine.refresh(true);
  void run.engine.goToStep(place + 1);
}

/** Creates a tour (specification, section 4, "Guided tour"). It can be started again after its end. */
export function createTour({ name, steps, repeat }: TourOptions): Tour {
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
    exit,
    refresh,
    hasStarted: () => run?.engine.hasStarted() ?? false,
    next: async () => void (await run?.engine.nextStep()),
    previous: async () => void (await run?.engine.previousStep()),
    goTo: async (step) => void (await run?.engine.goToStep(step + 1)),
    on: (event, callback) => {
      if (typeof callback !== 'function') throw new TourCallbackError(event);
      callbacks[event] = callback;
      if (run) bind(run.engine, callbacks);
    },
  };
}
