import { afterEach, beforeEach } from 'vitest';
import type { RequestHandler } from 'msw';
import { db, resetDb } from '../../mocks/db/db';
import { allHandlers } from '../../mocks/handlers/allHandlers';
import { PARTS, type Part } from './options';
import { runContract } from './runContract';
import { serveChanged, type Change } from './testBackend';

export const LOGIN_ARGS = ['--user', 'admin', '--password', 'admin123'];

/** Command-line options with which the check makes all calls, also those that it skips by default. */
export const ALL_CALLS_ARGS = [
  ...['--download-form', '/system/dict/child/export?dictType=sys_normal_disable'],
  ...['--oss', '党员名册.csv', '--download-json', '/system/oss/export', '--download-zip', '/system/oss/zip'],
  ...['--image', '1', '--video', '1'],
];

const closes: (() => Promise<void>)[] = [];

beforeEach(() => {
  resetDb();
  db.chatPause = 0;
});
afterEach(async () => {
  for (const close of closes.splice(0)) await close();
});

/** Runs the command without a user at the terminal. */
export async function runCommand(
  args: readonly string[],
  env = {},
  stop = new AbortController().signal,
): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const terminal = { print: (line: string) => void lines.push(line), ask: () => Promise.resolve(undefined), stop };
  const code = await runContract(args, env, terminal);
  return { code, output: lines.join('\n') };
}

/**
 * Starts the mocks with some responses changed; they stop after the test. `handlers` take precedence over the mocks'
 * own.
 */
export async function startChangedMocks(
  changes: Readonly<Record<string, Change>> = {},
  handlers: readonly RequestHandler[] = [],
): Promise<string> {
  const { base, close } = await serveChanged((call) => changes[call], [...handlers, ...allHandlers]);
  closes.push(close);
  return base;
}

/** Runs the check on the mocks with changed responses; `parts` limits it to these groups of calls. */
export async function checkChangedMocks(
  changes: Readonly<Record<string, Change>>,
  parts: readonly Part[] = PARTS,
  args: readonly string[] = ALL_CALLS_ARGS,
): Promise<{ code: number; output: string }> {
  const left = PARTS.filter((part) => !parts.includes(part)).join(',');
  return runCommand(['--base', await startChangedMocks(changes), ...LOGIN_ARGS, '--skip', left, ...args]);
}

/** The part of the output about calls with this outcome. */
export function outputAbout(output: string, outcome: string): string {
  const blocks = output.split(/\n(?=\S)/);
  return blocks.filter((block) => block.startsWith(outcome)).join('\n');
}
