import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APT_GET = '/usr/bin/apt-get';
const EXECUTABLES = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win/chrome.exe',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const onPath = (): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
    .find(isExecutable);

/** Where `npx playwright install chromium` puts it; the newest first. */
function fromPlaywright(): string | undefined {
  const folders = [
    process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? '',
    path.join(homedir(), '.cache/ms-playwright'),
    path.join(homedir(), 'Library/Caches/ms-playwright'),
    path.join(homedir(), 'AppData/Local/ms-playwright'),
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

/** On Debian and Ubuntu, as root, the package manager brings one. Returns whether it tried. */
function install(): boolean {
  if (process.getuid?.() !== 0 || !existsSync(APT_GET)) return false;
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  console.log('No Chromium found: installing the one of this system …');
  try {
    execFileSync(APT_GET, ['update', '-qq'], options);
    execFileSync(APT_GET, ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
  } catch {
    // What is missing afterwards says the error of `findChromium`.
  }
  return true;
}

/**
 * The Chromium of this machine: `CHROMIUM_PATH`, else one on the PATH, else Playwright's, else the system's package
 * is installed where that is possible.
 *
 * @throws when there is none, with what to do about it
 */
export function findChromium(): string {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH=${chosen} is no program: set it to a Chromium or Chrome, or unset it.`);
  }
  const found = onPath() ?? fromPlaywright() ?? (install() ? onPath() : undefined);
  if (found !== undefined) return found;
  throw new Error(
    'The browser tests need Chromium: install it (apt-get install chromium, or npx playwright install chromium) or set CHROMIUM_PATH to a Chrome.',
  );
}

/** Switches for an unattended Chromium: no sandbox, so that it starts as root in a container, and no calls home. */
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
