import { appConfig } from '@/config/appConfig';
import { chunkLoader } from '@/lib/chunkLoader';

export const loadShellTheme = chunkLoader(() => import('./ShellTheme'), appConfig.chunkTimeout);
export const loadShell = chunkLoader(() => import('./Shell'), appConfig.chunkTimeout);
const loadBars = chunkLoader(() => import('./tabs/OpenTabs'), appConfig.chunkTimeout);

/** The parts of the shell in the order in which they are needed, by the names of their chunks (vite.config.ts). */
const PARTS = [
  ['antd', loadShellTheme],
  ['shell', loadShell],
  ['bars', loadBars],
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
 * Requests the parts of the shell ahead of the router, each when the one before has arrived. If that fails, the router
 * requests them again.
 */
export async function preloadShell(): Promise<void> {
  for (const [chunk, load] of PARTS) {
    load().catch(() => undefined);
    await fetched(chunk);
  }
}
