import type * as shellModule from './Shell';

let shell: Promise<typeof shellModule> | undefined;

/**
 * Loads the shell, once. A load that failed is tried again, unless its styles were missing: Vite asks for a style sheet
 * only once, so the shell would come without it. Then only a reload helps.
 */
export const loadShell = (): Promise<typeof shellModule> =>
  (shell ??= import('./Shell').catch((error: unknown) => {
    if (!String(error).includes('CSS')) shell = undefined;
    throw error;
  }));
