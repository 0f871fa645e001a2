import { appConfig } from '@/config/appConfig';
import { chunkLoader } from '@/lib/chunk';

/** The first script of the page and the login form call it ahead of the router. */
export const loadShell = chunkLoader(() => import('./Shell'), appConfig.chunkTimeout);
