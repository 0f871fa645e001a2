import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Packages that only these scripts need are installed here, to keep them out of the project's dependencies. */
const FOLDER = fileURLToPath(new URL('../../.cache/browsers/', import.meta.url));
const PACKAGES = { 'puppeteer-core': '24', '@sparticuz/chromium': '109.0.6' };

/** Loads a package; installs it if necessary. */
export function loadPackage(name: keyof typeof PACKAGES): unknown {
  if (!existsSync(path.join(FOLDER, 'node_modules', name))) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(path.join(FOLDER, 'package.json'), '{ "private": true }\n');
    const wanted = Object.entries(PACKAGES).map(([wantedName, version]) => `${wantedName}@${version}`);
    const options = ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...wanted];
    execFileSync('npm', options, { cwd: FOLDER, stdio: 'inherit' });
  }
  return createRequire(path.join(FOLDER, 'package.json'))(name) as unknown;
}
