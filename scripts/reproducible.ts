import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Two places that differ in all that a build must not depend on. */
const PLACES = [
  { folder: 'a', env: { TZ: 'UTC', LC_ALL: 'C', LANG: 'C' } },
  { folder: 'another/much/deeper', env: { TZ: 'Asia/Shanghai', LC_ALL: 'zh_CN.UTF-8', LANG: 'zh_CN.UTF-8' } },
];

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 });

/** Makes a release of the checkout in another folder; resolves with the line of its checksum. */
function releaseAt(root: string, { folder, env }: (typeof PLACES)[number], time: string): string {
  const place = path.join(root, folder);
  for (const file of git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').filter(Boolean)) {
    cpSync(file, path.join(place, file));
  }
  symlinkSync(path.resolve('node_modules'), path.join(place, 'node_modules'));
  const options = { cwd: place, env: { ...process.env, ...env, SOURCE_DATE_EPOCH: time }, encoding: 'utf8' } as const;
  const made = execFileSync('npm', ['run', '--silent', 'release'], options).trim().split('\n').at(-1) ?? '';
  return readFileSync(path.join(place, `${made}.sha256`), 'utf8').trim();
}

const root = mkdtempSync(path.join(tmpdir(), 'dzb-reproducible-'));
try {
  const time = git('log', '-1', '--format=%ct').trim();
  const sums = PLACES.map((place) => releaseAt(root, place, time));
  console.log(sums.join('\n'));
  if (new Set(sums).size > 1) {
    console.error('两次构建的结果不同');
    process.exitCode = 1;
  }
} finally {
  rmSync(root, { recursive: true });
}
