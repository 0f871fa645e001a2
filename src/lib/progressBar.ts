import type NProgress from 'nprogress';
import { whenIdle } from './pause';

/** The loaded nprogress module. It draws one bar per browser window, so all apps of a page share these variables. */
let bar: Promise<typeof NProgress> | undefined;
let holders = 0;

const open = () =>
  (bar ??= import('nprogress').then(({ default: nprogress }) =>
    // Prescribed values (§9.9).
    nprogress.configure({
      speed: 500,
      trickleSpeed: 200,
      showSpinner: false,
      barSelector: '.bar',
      // Replaced, because the default template has a role that does not exist in ARIA.
      template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
    }),
  ));

/** If the code cannot be loaded, there is no bar. */
const noBar = () => undefined;

const apply = () => {
  open().then((nprogress) => (holders > 0 ? nprogress.start() : nprogress.done()), noBar);
};

/**
 * Shows the progress bar until the returned function is called; several holders share it. Its code is
 * loaded at the first use.
 */
export function holdProgress(): () => void {
  let held = true;
  holders += 1;
  apply();
  return () => {
    if (!held) return;
    held = false;
    holders -= 1;
    apply();
  };
}

/**
 * Moves the bar once from start to end, for a navigation that has nothing to load. It waits for an idle moment, because
 * the bar forces a layout.
 */
export function flashProgress(): void {
  void whenIdle()
    .then(open)
    .then((nprogress) => nprogress.isRendered() || nprogress.set(1), noBar);
}
