import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findNginx } from './findProgram';

const SITE = fileURLToPath(new URL('../deploy/nginx.conf', import.meta.url));
const START_TIMEOUT_MS = 10_000;

interface Certificate {
  certificate: string;
  key: string;
}

interface Options {
  /** Folder that contains `dzb/`, the built files. */
  root: string;
  /** `host:port` of the backend and of the file preview. */
  backend: string;
  preview: string;
  /** File of a site that has the two addresses already. */
  site?: string;
  /** Whether nginx removes /dzb/prod-api from the paths that it passes to the backend. */
  strip?: boolean;
  /** Files of a certificate, for HTTP/2 over TLS. */
  tls?: Certificate;
  /** Switches on all lines that are comments until somebody needs them; Dify is at this `host:port`. */
  optional?: Certificate & { dify: string };
}

export interface RunningNginx {
  /** Address of the server, without a slash at its end. */
  origin: string;
  /** Reads the access log. */
  log: () => string;
  close: () => Promise<void>;
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/** Directives and blocks that are comments; sentences end in other signs. */
const OPTIONAL = /^( *)# ( *(?:\S.*)?[;{}](?: +# .*)?)$/gm;

/** `deploy/nginx.conf` with all lines that are comments until somebody needs them. */
export const wholeSite = (): string => readFileSync(SITE, 'utf8').replace(OPTIONAL, '$1$2');

/** `deploy/nginx.conf`, edited as for a real server: addresses, folders, logs, TLS. */
function siteFor(options: Options, port: number, log: string): string {
  const { root, backend, preview, site = '', strip, tls, optional } = options;
  const changes: Readonly<Record<string, string>> = {
    ...(site === '' && {
      'server 127.0.0.1:8080;': `server ${backend};`,
      'server 127.0.0.1:8012;': `server ${preview};`,
    }),
    'root /srv/www;': `root ${root};`,
    'access_log /var/log/nginx/access.log dzb;': `access_log ${log} dzb;`,
    'error_log /var/log/nginx/error.log crit;': 'error_log stderr crit;',
    'listen 80;': `listen 127.0.0.1:${port}${tls ? ' ssl http2' : ''};`,
    ...(strip && { '# "~^/dzb/prod-api(?<dzb_rest>': '"~^/dzb/prod-api(?<dzb_rest>' }),
    ...(tls && {
      '# ssl_certificate     /etc/ssl/dzb/fullchain.pem;': `ssl_certificate ${tls.certificate};`,
      '# ssl_certificate_key /etc/ssl/dzb/key.pem;': `ssl_certificate_key ${tls.key};`,
    }),
    ...(optional && {
      '/etc/ssl/dzb/fullchain.pem': optional.certificate,
      '/etc/ssl/dzb/key.pem': optional.key,
      'http://dify.example.cn/': `http://${optional.dify}/`,
      'allow 192.0.2.0/24;': 'allow 127.0.0.1;',
      '$host != dzb.example.cn': '$host != 127.0.0.1',
    }),
  };
  return Object.entries(changes).reduce(
    (text, [from, to]) => {
      if (text.split(from).length !== 2) throw new Error(`deploy/nginx.conf must hold once: ${from}`);
      return text.replace(from, () => to);
    },
    optional ? wholeSite() : readFileSync(site || SITE, 'utf8'),
  );
}

/** A main nginx.conf such as Linux distributions ship, with all files in `folder`. */
const mainFor = (folder: string, types: string, site: string) => `
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 512; }
http {
  include ${types};
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  tcp_nopush on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  include ${site};
}
`;

/** The path of the MIME types file that belongs to this nginx. */
function typesOf(nginx: string): string {
  // `nginx -V` writes to stderr.
  const built = execFileSync('/bin/sh', ['-c', '"$0" -V 2>&1', nginx], { encoding: 'utf8' });
  const main = /--conf-path=(\S+)/.exec(built)?.[1] ?? '/etc/nginx/nginx.conf';
  return path.join(path.dirname(main), 'mime.types');
}

async function untilAnswering(url: string, failed: () => string | undefined): Promise<void> {
  for (const end = Date.now() + START_TIMEOUT_MS; ;) {
    const problem = failed();
    if (problem !== undefined) throw new Error(problem);
    // nginx is ready as soon as it listens; an error of the certificate shows that too.
    const answers = await fetch(url, { redirect: 'manual' }).then(
      () => true,
      (error: unknown) => !String((error as { cause?: { code?: string } }).cause?.code).startsWith('ECONN'),
    );
    if (answers) return;
    if (Date.now() > end) throw new Error(`nginx does not answer at ${url}`);
    await setTimeout(50);
  }
}

/** Serves built files with `deploy/nginx.conf` on a free port of this machine. */
export async function serveByNginx(options: Options): Promise<RunningNginx> {
  const nginx = findNginx();
  const folder = mkdtempSync(path.join(tmpdir(), 'dzb-nginx-'));
  const port = await freePort();
  const [main, site] = [path.join(folder, 'nginx.conf'), path.join(folder, 'site.conf')];
  const log = path.join(folder, 'access.log');
  writeFileSync(site, siteFor(options, port, log));
  writeFileSync(main, mainFor(folder, typesOf(nginx), site));

  const server = spawn(nginx, ['-p', folder, '-c', main], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const close = async () => {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `${options.tls ? 'https' : 'http'}://127.0.0.1:${port}`;
  try {
    await untilAnswering(`${origin}/`, () =>
      server.exitCode === null ? undefined : `nginx did not start:\n${output}`,
    );
  } catch (error) {
    await close();
    throw error;
  }
  return { origin, log: () => readFileSync(log, 'utf8'), close };
}
