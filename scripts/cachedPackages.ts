import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Packages that only these scripts need are installed here, to keep them out of the project's dependencies. */
const FOLDER = fileURLToPath(new URL('../.cache/browsers/', import.meta.url));

const PACKAGES = {
  'puppeteer-core': 'npm:puppeteer-core@24',
  /** The last version for Windows 7. */
  chromium109: 'npm:@sparticuz/chromium@109.0.6',
  /** For machines without a browser; newer ones need Node 22. */
  chromium: 'npm:@sparticuz/chromium@143.0.0',
};
type Name = keyof typeof PACKAGES;

/** Loads a package; if necessary says so and fetches it from the registry. */
export function loadPackage(name: Name): unknown {
  if (!existsSync(path.join(FOLDER, 'node_modules', name))) {
    console.log(`Fetching ${PACKAGES[name]} into .cache/browsers, this once …`);
    mkdirSync(FOLDER, { recursive: true });
    const list = path.join(FOLDER, 'package.json');
    if (!existsSync(list)) writeFileSync(list, '{ "private": true }\n');
    const options = ['--no-audit', '--no-fund', '--ignore-scripts'];
    execFileSync('npm', ['install', ...options, `${name}@${PACKAGES[name]}`], { cwd: FOLDER, stdio: 'inherit' });
  }
  return createRequire(path.join(FOLDER, 'package.json'))(name) as unknown;
}

/** Unpacks one of the Chromiums, for Linux on x64. All use the same place, and would take the one that is there. */
export function unpackChromium(name: Exclude<Name, 'puppeteer-core'>): Promise<string> {
  rmSync(path.join(tmpdir(), 'chromium'), { force: true });
  return (loadPackage(name) as { executablePath: () => Promise<string> }).executablePath();
}
