import type NProgress from 'nprogress';

let bar: Promise<typeof NProgress> | undefined;
let holders = 0;

const open = () =>
  (bar ??= import('nprogress').then(({ default: nprogress }) =>
    // Speed and trickle of specification, section 9. The bar's own template has a role that does not exist in ARIA.
    nprogress.configure({
      speed: 500,
      trickleSpeed: 200,
      showSpinner: false,
      barSelector: '.bar',
      template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
    }),
  ));

const apply = () => {
  open().then(
    (nprogress) => (holders > 0 ? nprogress.start() : nprogress.done()),
    // A bar that cannot be loaded is no reason to disturb anybody.
    () => undefined,
  );
};

/**
 * Shows the thin bar at the top of the window until the returned function is called; several holders share it. Its code
 * is loaded at the first use.
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
 * Shows the bar for what is over as soon as it has begun; after the next frame, whose layout it would force otherwise.
 */
export function flashProgress(): void {
  requestAnimationFrame(() => setTimeout(() => setTimeout(holdProgress())));
}
