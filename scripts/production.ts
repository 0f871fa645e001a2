import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { preview, type Plugin } from 'vite';
import { EXTRA_CALLS } from '../mocks/extraCalls';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const VITE = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));

/**
 * Enables the calls that only the mocks have (`mocks/extraCalls.ts`) in a build for the mocks. Variables that are
 * already set keep their values.
 */
export function allowMockCalls(): void {
  if (process.env['VITE_PROXY_TARGET']) return;
  for (const [name, call] of Object.entries(EXTRA_CALLS)) process.env[name] ??= call;
}

/** Builds the app into dist/dzb for the mocks, unless there is a backend. */
export function buildApp(): void {
  allowMockCalls();
  build();
}

/** Builds the app into dist/dzb, in a process of its own, because React's build depends on NODE_ENV. */
export function build(): void {
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [VITE, 'build', '--logLevel', 'warn'], { cwd: ROOT, env, stdio: 'inherit' });
}

/**
 * Serves dist/dzb as `npm run preview` does, with the mock backend or the backend at VITE_PROXY_TARGET.
 *
 * @param port 0 = any free port; a port in use is an error
 * @param plugins further Vite plugins
 */
export async function serveApp(
  port = 0,
  plugins: Plugin[] = [],
): Promise<{ baseUrl: string; close: () => Promise<void> }> {
  const server = await preview({
    root: ROOT,
    mode: 'production',
    logLevel: 'warn',
    plugins,
    preview: { port, strictPort: port !== 0, host: '127.0.0.1', open: false },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('the preview server has no port');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/dzb/`,
    close: async () => {
      if ('closeAllConnections' in server.httpServer) server.httpServer.closeAllConnections();
      await server.close();
    },
  };
}
