import { appConfig } from '@/config/appConfig';
import { chunkLoader } from '@/lib/chunk';

export const loadShellTheme = chunkLoader(() => import('./ShellTheme'), appConfig.chunkTimeout);
export const loadShell = chunkLoader(() => import('./Shell'), appConfig.chunkTimeout);

/** Requests both parts of the shell ahead of the router. If that fails, the router requests them again. */
export function preloadShell(): void {
  for (const load of [loadShellTheme, loadShell]) load().catch(() => undefined);
}
