import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { loadEnv, runnerImport } from 'vite';
import type * as contract from './contract/runContract';
import type { Terminal } from './contract/runContract';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const terminal: Terminal = {
  print: (line) => console.log(line),
  async ask(question) {
    if (!process.stdin.isTTY) return undefined;
    const dialogue = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await dialogue.question(question);
    dialogue.close();
    return answer.trim();
  },
};

// The names of fields and codes are those of the production build.
Object.assign(process.env, loadEnv('production', ROOT));
if (process.argv.includes('--insecure')) process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
// Through Vite, which knows the app's aliases and import.meta.env.
const { module } = await runnerImport<typeof contract>(
  fileURLToPath(new URL('contract/runContract.ts', import.meta.url)),
  {
    root: ROOT,
    mode: 'production',
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
  },
);
process.exitCode = await module.runContract(process.argv.slice(2), process.env, terminal);
