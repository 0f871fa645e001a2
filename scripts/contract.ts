import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer, loadEnv } from 'vite';
import type * as contract from './contract/runContract';
import type { Terminal } from './contract/runContract';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const stop = new AbortController();
// `once`, so that a second Ctrl+C ends the process at once.
process.once('SIGINT', () => {
  console.log('Stopping; the test entries are removed first.');
  stop.abort();
});

const terminal: Terminal = {
  stop: stop.signal,
  print: (line) => console.log(line),
  async ask(question) {
    if (!process.stdin.isTTY) return undefined;
    const dialogue = createInterface({ input: process.stdin, output: process.stdout });
    dialogue.once('SIGINT', () => process.exit(130));
    const answer = await dialogue.question(question);
    dialogue.close();
    return answer.trim();
  },
};

const { backend } = parseArgs({ strict: false, options: { backend: { type: 'string' } } }).values;
if (typeof backend === 'string') process.env['VITE_BACKEND'] = backend;
// The settings of the production build, of which the command line names the backend.
Object.assign(process.env, loadEnv('production', ROOT));
// Loads the check through Vite, which resolves the app's aliases and import.meta.env. The server stays open, because
// the app imports more modules while it runs.
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
  const { runContract } = (await vite.ssrLoadModule('/scripts/contract/runContract.ts')) as typeof contract;
  process.exitCode = await runContract(process.argv.slice(2), process.env, terminal);
} finally {
  await vite.close();
}
