import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { preview, type Plugin } from 'vite';
import { EXTRA_CALLS } from '../mocks/extraCalls';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Vite's command. */
export const VITE = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));

/** Settings of a build for the mocks: the calls that only they have. None where there is a backend. */
export const mockCalls = (): Readonly<Record<string, string>> => (process.env['VITE_PROXY_TARGET'] ? {} : EXTRA_CALLS);

/** Builds the app into dist/dzb for the mocks, unless there is a backend. `E2E_SKIP_BUILD=1` takes the build that is there. */
export function buildApp(): void {
  if (process.env['E2E_SKIP_BUILD'] !== '1') build(mockCalls());
}

/**
 * Builds the app into dist/dzb, in a process of its own, because React's build depends on NODE_ENV.
 *
 * @param settings variables of the build; those of the environment win
 * @param root the folder of another version of the project
 */
export function build(settings: Readonly<Record<string, string>> = {}, root = ROOT): void {
  const env = { ...settings, ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [VITE, 'build', '--logLevel', 'warn'], { cwd: root, env, stdio: 'inherit' });
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
