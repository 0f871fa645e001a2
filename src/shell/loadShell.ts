import { loadWithRetry } from '@/lib/loadWithRetry';

/**
 * Loads the code of the shell, whoever asks first: the page before the app has run, the login page, the router. One
 * loader for all of them, because Vite asks for a missing style sheet only once: the next would have the shell without.
 */
export const loadShell = loadWithRetry(() => import('./Shell'));
