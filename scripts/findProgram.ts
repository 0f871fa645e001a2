import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { findOnPath, installPackage, isExecutable, type Machine, MissingProgram, thisMachine } from './machine';

interface Program {
  /** The variable of the environment that names one. */
  variable: string;
  /** The package of the system. */
  packageName: string;
  find: () => string | undefined;
  /** What to do where there is none. */
  advice: string;
}

/**
 * Finds a program: the one that its variable names, else an installed one. Else it installs the system's package, if
 * possible.
 *
 * @throws if none is found; the message says what to do
 */
function findProgram(machine: Machine, { variable, packageName, find, advice }: Program): string {
  const chosen = machine.env[variable];
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new MissingProgram(`${variable}=${chosen} is no program: set it to one, or unset it.`);
  }
  const found = find() ?? (installPackage(machine, packageName) ? find() : undefined);
  if (found !== undefined) return found;
  throw new MissingProgram(`${advice} or set ${variable} to one.`);
}

const CHROMIUMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/** Where Chrome and Edge are installed on macOS and Windows, below the folders of programs. */
const INSTALLED = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
];

function installedChromium({ env, home, playwright }: Machine): string | undefined {
  const windows = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']];
  const folders = ['/Applications', path.join(home, 'Applications'), ...windows].filter((folder) => folder);
  const files = folders.flatMap((folder) => INSTALLED.map((file) => path.join(folder ?? '', file)));
  return [...files, playwright].find(isExecutable);
}

/** Chromium, Chrome or Edge: on the PATH, in the usual folders, or Playwright's. */
export const findChromium = (machine: Machine = thisMachine()): string =>
  findProgram(machine, {
    variable: 'CHROMIUM_PATH',
    packageName: 'chromium',
    find: () => findOnPath(machine, CHROMIUMS) ?? installedChromium(machine),
    advice:
      'The browser tests need Chromium: install it (npx playwright-core install chromium, or as root apt-get install chromium)',
  });

export const findFirefox = (machine: Machine = thisMachine()): string =>
  findProgram(machine, {
    variable: 'FIREFOX_PATH',
    packageName: 'firefox-esr',
    find: () => findOnPath(machine, ['firefox-esr', 'firefox']),
    advice: 'Firefox is missing: install it (apt-get install firefox-esr)',
  });

/** Folders of nginx on Debian and with Homebrew, which may be missing from a user's PATH. */
const NGINX_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

export const findNginx = (machine: Machine = thisMachine(), folders: readonly string[] = NGINX_FOLDERS): string =>
  findProgram(machine, {
    variable: 'NGINX_PATH',
    packageName: 'nginx',
    find: () => findOnPath(machine, ['nginx'], folders),
    advice: 'The tests of the deployment need nginx: install it (as root apt-get install nginx, or brew install nginx)',
  });

/** Switches for automation: no sandbox, so that it starts as root in a container, and no background requests. */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The variable CHROMIUM_SWITCHES may have further ones. */
export const launchChromium = (...args: string[]): Promise<Browser> => {
  const further = process.env['CHROMIUM_SWITCHES']?.split(' ') ?? [];
  return chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS, ...further, ...args] });
};
