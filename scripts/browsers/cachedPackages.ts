import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Packages that only these scripts need are installed here, to keep them out of the project's dependencies. */
const FOLDER = fileURLToPath(new URL('../../.cache/browsers/', import.meta.url));
const PACKAGES = {
  'puppeteer-core': 'npm:puppeteer-core@24',
  /** The last version for Windows 7. */
  chromium109: 'npm:@sparticuz/chromium@109.0.6',
  /** For machines without a browser; newer ones need Node 22. */
  chromium: 'npm:@sparticuz/chromium@143.0.0',
};

/** Loads a package; fetches it from the registry if necessary, which is said before. */
export function loadPackage(name: keyof typeof PACKAGES): unknown {
  if (!existsSync(path.join(FOLDER, 'node_modules', name))) {
    console.log(`Fetching ${PACKAGES[name]} into .cache/browsers, this once …`);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(path.join(FOLDER, 'package.json'), '{ "private": true }\n');
    const options = [
      'install',
      '--no-audit',
      '--no-fund',
      '--no-save',
      '--ignore-scripts',
      `${name}@${PACKAGES[name]}`,
    ];
    execFileSync('npm', options, { cwd: FOLDER, stdio: 'inherit' });
  }
  return createRequire(path.join(FOLDER, 'package.json'))(name) as unknown;
}
