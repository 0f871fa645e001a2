import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** Folders that a fresh clone does not have. */
const NOT_CLONED = new Set(['.git', 'node_modules', 'dist', 'test-results', 'coverage']);

let clone: string;
const started: ChildProcess[] = [];

beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'dzb-clone-'));
  cpSync(process.cwd(), clone, {
    recursive: true,
    filter: (file) => !NOT_CLONED.has(path.relative(process.cwd(), file)) && !file.endsWith('.local'),
  });
  symlinkSync(path.join(process.cwd(), 'node_modules'), path.join(clone, 'node_modules'));
});
afterEach(async () => {
  await Promise.all(started.splice(0).map(stop));
  rmSync(clone, { recursive: true, force: true });
});

/** Ends a command and all processes that it has started. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid);
  await ended;
}

/** Runs `npm start`; resolves with its output up to the address, or until it ended. */
function start(port: string): Promise<string> {
  const child = spawn('npm', ['start', '--', '--port', port], { cwd: clone, detached: true });
  started.push(child);
  let output = '';
  return new Promise((resolve) => {
    const read = (text: Buffer) => {
      output += text.toString();
      if (/http:\S+/.test(output)) resolve(output);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => resolve(output));
  });
}

test('npm start builds a fresh clone and serves it with a backend; again it builds nothing (§1.11)', async () => {
  const first = await start('0');
  expect(first).toContain('Building');
  const [address = ''] = /http:\S+/.exec(first) ?? [];
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/dzb\/$/);
  expect(await (await fetch(address)).text()).toContain('<div id="root">');
  expect(await (await fetch(`${address}prod-api/captchaImage`)).json()).toMatchObject({ code: 200 });

  const { port } = new URL(address);
  const second = await start(port);
  expect(second).toContain('The build is up to date.');
  expect(second).toContain(`Port ${port} is taken`);
}, 180_000);
