import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const SOURCES = ['src', 'public', 'vite', 'index.html', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'];
const TEST = /\.test\.tsx?$/;

/** The file of the stamp. It is beside the build's folder, because all files in the folder are deployed. */
const stampFile = (outDir: string) => `${outDir}.stamp`;

const filesIn = (source: string): string[] =>
  readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !TEST.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

/**
 * A hash of the input of a build: sources, versions of the dependencies, configuration. A checkout changes the times
 * of files, so they are not used; reading the sources takes a fraction of a second.
 *
 * @param env the variables of the build, including those of the .env files
 */
export function stampOf(root: string, env: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256');
  const add = (name: string, content: string | Buffer) => hash.update(`${name}\0${content.length}\0`).update(content);
  add('node', process.versions.node.split('.')[0] ?? '');
  add('env', JSON.stringify(Object.entries(env).sort(([a], [b]) => (a < b ? -1 : 1))));
  const files = SOURCES.map((source) => path.join(root, source)).flatMap((source) =>
    path.extname(source) === '' ? filesIn(source) : [source],
  );
  for (const file of files.sort()) add(path.relative(root, file).replaceAll(path.sep, '/'), readFileSync(file));
  return hash.digest('hex');
}

/** Whether the build in this folder is up to date. */
export function isUpToDate(root: string, outDir: string, env: Readonly<Record<string, string>>): boolean {
  const stamp = stampFile(path.join(root, outDir));
  return (
    existsSync(path.join(root, outDir, 'index.html')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === stampOf(root, env)
  );
}

/** Writes the stamp beside a build, wherever that is made, for `npm start`. */
export function buildStamp(env: Readonly<Record<string, string>>): Plugin {
  let root = '';
  let file = '';
  let stamp = '';
  return {
    name: 'build-stamp',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      file = stampFile(path.resolve(root, config.build.outDir));
    },
    buildStart() {
      // Made at the start of the build. A source that changes later may be missing in it; then the stamp counts as outdated.
      stamp = stampOf(root, env);
      rmSync(file, { force: true });
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: () => writeFileSync(file, stamp),
    },
  };
}
