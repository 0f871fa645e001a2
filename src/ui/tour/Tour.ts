/** One station of a tour. Texts are plain text: markup in them is shown, not obeyed. */
export interface TourStep {
  /** What the step points at. */
  element: HTMLElement;
  title: string;
  text: string;
}

/** What a tour tells while it runs (specification, section 4); steps are counted from 0. */
export interface TourCallbacks {
  /**
   * Another step is about to be shown; `false` keeps the one that is there. After the last step there is no element.
   */
  beforeChange: (
    element: HTMLElement | undefined,
    step: number,
    direction: 'forward' | 'backward',
  ) => boolean | Promise<boolean>;
  change: (element: HTMLElement) => void | Promise<void>;
  afterChange: (element: HTMLElement) => void | Promise<void>;
  /** Seen to the end: by the last button, by going on from the last step, or skipped there. */
  complete: (step: number, reason: 'done' | 'end' | 'skip') => void | Promise<void>;
  start: () => void | Promise<void>;
  exit: () => void | Promise<void>;
  skip: (step: number) => void | Promise<void>;
  /** The tour is about to end; `false` keeps it on the screen. */
  beforeExit: () => boolean | Promise<boolean>;
}

export interface TourOptions {
  /** Names the cookie that keeps, for 365 days, that the tour is not to be shown again. */
  name: string;
  /** The steps that can be shown now; asked again when the window changes. */
  steps: () => readonly TourStep[];
  /** `once`: not where the cookie is, and with the choice to see it again. `always`: somebody asked for it. */
  repeat: 'once' | 'always';
}

/** A guided tour: a dialog that goes from one part of the screen to the next. */
export interface Tour {
  /** Shows the first step; resolves with false when there is nothing to show or the user wants it no more. */
  start(): Promise<boolean>;
  /** Ends the tour. With `force` nobody is asked, and it does not count as seen. */
  exit(force?: boolean): Promise<void>;
  /** Puts the tour where its elements are now. */
  refresh(): void;
  hasStarted(): boolean;
  next(): Promise<void>;
  previous(): Promise<void>;
  /** Shows the step at this place, counted from 0. */
  goTo(step: number): Promise<void>;
  /**
   * Sets what is called on an event, in place of what was set before.
   *
   * @throws {TourCallbackError} the callback is not a function
   */
  on<Event extends keyof TourCallbacks>(event: Event, callback: TourCallbacks[Event]): void;
}
