import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type * as contract from './contract/runContract';
import type { Terminal } from './contract/runContract';
import { withVite } from './withVite';

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
process.exitCode = await withVite('/scripts/contract/runContract.ts', ({ runContract }: typeof contract) =>
  runContract(process.argv.slice(2), process.env, terminal),
);
