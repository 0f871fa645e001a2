import { fileURLToPath } from 'node:url';
import { createServer, loadEnv } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Uses a module that needs the app, through Vite: it resolves the app's aliases and import.meta.env, which are those of the
 * production build. The server stays open meanwhile, because the app imports more modules while it runs.
 */
export async function withVite<Module, Result>(
  path: string,
  use: (loaded: Module) => Promise<Result>,
): Promise<Result> {
  Object.assign(process.env, loadEnv('production', ROOT));
  const vite = await createServer({
    root: ROOT,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    appType: 'custom',
    resolve: { tsconfigPaths: true },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
  });
  try {
    return await use((await vite.ssrLoadModule(path)) as Module);
  } finally {
    await vite.close();
  }
}
