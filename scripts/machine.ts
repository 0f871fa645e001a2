import { execFileSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';

/** Makes apt-get wait until another installation has ended. One is often running on a machine that has just started. */
const WAIT_FOR_OTHERS = ['-o', 'DPkg::Lock::Timeout=120'];

/** A program is missing; the message says what to do. The error has no stack trace, which would hide the message. */
export class MissingProgram extends Error {
  constructor(message: string) {
    super(message);
    this.stack = `Error: ${message}`;
  }
}

/** The machine, as far as scripts need it to find or install programs. Tests replace it. */
export interface Machine {
  env: Readonly<Record<string, string | undefined>>;
  home: string;
  isRoot: boolean;
  /** The package manager of Debian and Ubuntu. */
  aptGet: string;
  /** Where `npx playwright-core install chromium` installs Chromium. */
  playwright: string;
}

export const thisMachine = (): Machine => ({
  env: process.env,
  home: homedir(),
  isRoot: process.getuid?.() === 0,
  aptGet: '/usr/bin/apt-get',
  playwright: chromium.executablePath(),
});

/** Whether a file exists and is executable. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** The first of these programs on the PATH, or in `folders`. */
export function findOnPath(
  { env }: Machine,
  names: readonly string[],
  folders: readonly string[] = [],
): string | undefined {
  return [...(env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== ''), ...folders]
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(isExecutable);
}

/**
 * Installs a package with apt-get, as root on Debian and Ubuntu, and shows its output. Returns whether it tried.
 */
export function installPackage({ env, isRoot, aptGet }: Machine, name: string): boolean {
  if (!isRoot || !isExecutable(aptGet)) return false;
  const options = { stdio: 'inherit', env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  const run = (command: string, ...rest: string[]) =>
    execFileSync(aptGet, [command, '-q', ...WAIT_FOR_OTHERS, ...rest], options);
  try {
    console.log(`This machine has no ${name}. Step 1 of 2: the list of packages (apt-get update) …`);
    run('update');
    console.log(`Step 2 of 2: ${name} and what it needs (apt-get install), this once …`);
    run('install', '-y', '--no-install-recommends', name);
    console.log(`${name} is installed.`);
  } catch {
    // Nothing is reported here: the caller searches again, and reports what is still missing.
  }
  return true;
}
