import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findOnPath, installPackage, isExecutable, MissingProgram, thisMachine, type Machine } from './machine';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const EXECUTABLES = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win/chrome.exe',
];

/** The newest Chromium that `npx playwright-core install chromium` has installed. */
function fromPlaywright({ env, home }: Machine): string | undefined {
  const folders = [
    env['PLAYWRIGHT_BROWSERS_PATH'] ?? '',
    path.join(home, '.cache/ms-playwright'),
    path.join(home, 'Library/Caches/ms-playwright'),
    path.join(home, 'AppData/Local/ms-playwright'),
  ].filter((folder) => folder !== '' && existsSync(folder));
  return folders
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.startsWith('chromium-'))
        .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
        .flatMap((name) => EXECUTABLES.map((file) => path.join(folder, name, file))),
    )
    .find(isExecutable);
}

/**
 * Finds Chromium: `CHROMIUM_PATH`, else on the PATH, else Playwright's. Else it installs the system's package, if
 * possible.
 *
 * @throws if no Chromium is found; the message says what to do
 */
export function findChromium(machine: Machine = thisMachine()): string {
  const chosen = machine.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') {
    if (isExecutable(chosen)) return chosen;
    throw new MissingProgram(`CHROMIUM_PATH=${chosen} is no program: set it to a Chromium or Chrome, or unset it.`);
  }
  const find = () => findOnPath(machine, NAMES);
  const found = find() ?? fromPlaywright(machine) ?? (installPackage(machine, 'chromium') ? find() : undefined);
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
