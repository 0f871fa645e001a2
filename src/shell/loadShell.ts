import type * as shellModule from './Shell';

/** The loaded module. Modules belong to the browser window, not to one app instance, so a module variable is right. */
let shell: Promise<typeof shellModule> | undefined;

/**
 * Loads the shell, once. A failed load is tried again, unless a style sheet was missing: Vite requests it only once,
 * so the shell would come without styles. Then only a reload of the page helps.
 */
export const loadShell = (): Promise<typeof shellModule> =>
  (shell ??= import('./Shell').catch((error: unknown) => {
    if (!String(error).includes('CSS')) shell = undefined;
    throw error;
  }));
