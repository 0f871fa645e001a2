import { appConfig } from '@/config/appConfig';
import { chunkLoader } from '@/lib/chunkLoader';

export const loadShellTheme = chunkLoader(() => import('./ShellTheme'), appConfig.chunkTimeout);
export const loadShell = chunkLoader(() => import('./Shell'), appConfig.chunkTimeout);
const loadBars = chunkLoader(() => import('./tabs/OpenTabs'), appConfig.chunkTimeout);

/**
 * The parts of the shell in the order in which they are needed, and the chunk (vite.config.ts) that is to be there before
 * the next one is requested. The router comes along with the theme and is smaller.
 */
const PARTS = [
  [loadShellTheme, 'router'],
  [loadShell, 'shell'],
  [loadBars, 'bars'],
] as const;

/** Resolves when the chunk has been fetched; it may not have been run yet. */
const fetched = (chunk: string): Promise<void> =>
  new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (!list.getEntries().some(({ name }) => name.includes(`/${chunk}-`) && name.endsWith('.js'))) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'resource', buffered: true });
  });

/**
 * Requests the parts of the shell ahead of the router, one behind the other, so that the connection is never idle and
 * none waits for a later one. If that fails, the router requests them again.
 */
export async function preloadShell(): Promise<void> {
  for (const [load, chunk] of PARTS) {
    load().catch(() => undefined);
    await fetched(chunk);
  }
}
