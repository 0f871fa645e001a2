import { loadWithRetry } from '@/lib/loadWithRetry';

/**
 * Loads the code of the shell, whoever asks first: the page before the app has run, the login page, the router. One
 * loader for all, because Vite asks for a missing style sheet only once: a second one would get no styles.
 */
export const loadShell = loadWithRetry(() => import('./Shell'));
