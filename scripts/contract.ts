import { parseArgs } from 'node:util';
import type * as contract from './contract/runContract';
import { createTerminal } from './terminal';
import { withVite } from './withVite';

const stop = new AbortController();
// `once`, so that a second Ctrl+C ends the process at once.
process.once('SIGINT', () => {
  console.log('Stopping; the test entries are removed first.');
  stop.abort();
});

const { backend } = parseArgs({ strict: false, options: { backend: { type: 'string' } } }).values;
if (typeof backend === 'string') process.env['VITE_BACKEND'] = backend;
process.exitCode = await withVite('/scripts/contract/runContract.ts', ({ runContract }: typeof contract) =>
  runContract(process.argv.slice(2), process.env, createTerminal(stop.signal)),
);
