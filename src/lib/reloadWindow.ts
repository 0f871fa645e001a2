/** How long a reload counts as under way: the browser may ask, and the user may stay. */
const UNDER_WAY_MS = 1000;

// A module variable: all apps of a page share the one window.
let isUnderWay = false;

function leaving(leave: () => void): void {
  isUnderWay = true;
  window.setTimeout(() => (isUnderWay = false), UNDER_WAY_MS);
  leave();
}

/** Reloads the window, as the user wants. What outlives a reload need not be asked about. */
export const reloadWindow = (): void => leaving(() => window.location.reload());

/** Leaves for a page from which the user comes back to the app. */
export const leaveTo = (url: string): void => leaving(() => window.location.assign(url));

/** Whether it is the app that reloads the window, not the browser that leaves it. */
export const isReloading = (): boolean => isUnderWay;
