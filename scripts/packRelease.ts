import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { sbomOf } from './sbom';
import { settingsTable } from './settingsTable';

const fromRoot = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/**
 * The time of a release in seconds since 1970: what the standard variable says, else that of the last commit, so that the
 * same sources give the same archive. Two releases need different times: the ETag of the page is made of it.
 */
function releaseTime(): number {
  const given = Number(process.env['SOURCE_DATE_EPOCH']);
  if (given > 0) return given;
  try {
    return Number(execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: fromRoot('.'), encoding: 'utf8' }));
  } catch {
    return Math.floor(Date.now() / 1000);
  }
}

const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();

/** The documents for operators, with their names in the archive. */
const DOCUMENTS = [
  ['deploy.md', '部署说明.md'],
  ['settings.md', '设置.md'],
  ['backends.md', '连接真实后端.md'],
  ['party-server.md', '党建工作的服务器端.md'],
  ['party.sql', 'party.sql'],
  ['promises.md', '承诺.md'],
] as const;

/** Files of deploy/ for a server, and for an image. */
const DEPLOYED = ['nginx.conf', 'update.sh', 'configure.sh', 'Dockerfile', 'compose.yaml'] as const;

/** A line for each file, as `sha256sum -c` reads it. */
const checksums = (folder: string) =>
  filesIn(folder)
    .map((file) => `${sha256(path.join(folder, file))}  ${file}\n`)
    .join('');

/**
 * Packs a build with all that a server needs (docs/deploy.md lists it) into an archive, and writes the
 * checksum of the archive beside it.
 *
 * @param build folder of the build
 * @param target folder for the archive
 * @returns the path of the archive
 */
export function packRelease(build: string, target: string): string {
  const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as { version: string };
  const name = `dzb-${version}`;
  const temporary = mkdtempSync(path.join(tmpdir(), 'dzb-release-'));
  try {
    const folder = path.join(temporary, name);
    cpSync(build, path.join(folder, 'dzb'), { recursive: true, preserveTimestamps: true });
    for (const file of DEPLOYED) copyFileSync(fromRoot(`deploy/${file}`), path.join(folder, file));
    for (const script of ['update.sh', 'configure.sh']) chmodSync(path.join(folder, script), 0o755);
    writeFileSync(path.join(folder, 'settings.tsv'), settingsTable());
    for (const [file, name] of DOCUMENTS) copyFileSync(fromRoot(`docs/${file}`), path.join(folder, name));
    copyFileSync(path.join(build, 'licences.txt'), path.join(folder, 'licences.txt'));
    const time = releaseTime();
    writeFileSync(path.join(folder, 'sbom.cdx.json'), sbomOf(fromRoot('.'), time * 1000));
    writeFileSync(path.join(folder, 'SHA256SUMS'), checksums(folder));

    mkdirSync(target, { recursive: true });
    const archive = path.join(target, `${name}.tar.gz`);
    // Nothing of the machine: no order of the folder, no times, no users, no umask.
    const same = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--format=gnu', '--mode=u=rwX,go=rX'];
    const content = execFileSync('tar', [...same, `--mtime=@${time}`, '-cf', '-', '-C', temporary, name], {
      env: { ...process.env, LC_ALL: 'C' },
      maxBuffer: 1e9,
    });
    writeFileSync(archive, gzipSync(content, { level: 9 }));
    writeFileSync(`${archive}.sha256`, `${sha256(archive)}  ${path.basename(archive)}\n`);
    return archive;
  } finally {
    rmSync(temporary, { recursive: true });
  }
}
