let shell: Promise<typeof import('./Shell')> | undefined;

/**
 * Loads the shell, once. A load that failed is tried again, unless its styles were missing: Vite asks for a style sheet
 * only once, so the shell would come without it. Then only a reload helps.
 */
export const loadShell = (): Promise<typeof import('./Shell')> =>
  (shell ??= import('./Shell').catch((error: unknown) => {
    if (!String(error).includes('CSS')) shell = undefined;
    throw error;
  }));
