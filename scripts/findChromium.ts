import path from 'node:path';
import { findOnPath, installPackage, isExecutable, MissingProgram, thisMachine, type Machine } from './machine';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
/** Where Chrome and Edge are installed on macOS and Windows, below the folders of programs. */
const INSTALLED = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
];
/** The folders of programs: those of all users and of this one. */
const programFolders = ({ env, home }: Machine): string[] =>
  [
    '/Applications',
    path.join(home, 'Applications'),
    env['PROGRAMFILES'] ?? '',
    env['PROGRAMFILES(X86)'] ?? '',
    env['LOCALAPPDATA'] ?? '',
  ].filter((folder) => folder !== '');

const installed = (machine: Machine): string | undefined =>
  programFolders(machine)
    .flatMap((folder) => INSTALLED.map((file) => path.join(folder, file)))
    .find(isExecutable);

/**
 * Finds Chromium or Chrome: `CHROMIUM_PATH`, else on the PATH, in the usual folders, or Playwright's. Else it installs
 * the system's package, if possible.
 *
 * @throws if no Chromium is found; the message says what to do
 */
export function findChromium(machine: Machine = thisMachine()): string {
  const chosen = machine.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') {
    if (isExecutable(chosen)) return chosen;
    throw new MissingProgram(`CHROMIUM_PATH=${chosen} is no program: set it to a Chromium or Chrome, or unset it.`);
  }
  const find = () => findOnPath(machine, NAMES) ?? installed(machine) ?? [machine.playwright].find(isExecutable);
  const found = find() ?? (installPackage(machine, 'chromium') ? find() : undefined);
  if (found !== undefined) return found;
  throw new MissingProgram(
    'The browser tests need Chromium: install it (npx playwright-core install chromium, or as root apt-get install chromium) or set CHROMIUM_PATH to a Chrome.',
  );
}

/** Switches for automation: no sandbox, so that it starts as root in a container, and no background requests. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
