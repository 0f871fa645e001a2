import './useFetch';
import { appConfig } from '../../src/config/appConfig';
import { createHttp } from '@/lib/http/http';
import { probeChat } from './chatProbes';
import { probeDictReads, probeStartDicts } from './dictProbes';
import { probeDictWrites } from './dictWriteProbes';
import { probeDownloads } from './downloadProbes';
import { explainNetwork } from './explainFailure';
import { probeMedia } from './mediaProbes';
import { readOptions, USAGE, UsageError, type Options, type Part } from './options';
import type { Session } from './probe';
import { createReport } from './Report';
import { probeResources } from './resourceProbes';
import { probeRoutes } from './routeProbes';
import { probeCaptcha, probeLogin, probeLogout, probeUserInfo } from './sessionProbes';
import { solveCaptcha, type Ask } from './solveCaptcha';
import { recordTraffic } from './traffic';

export interface Terminal {
  print: (line: string) => void;
  ask: Ask;
  /** Aborted when the user stops the command. */
  stop: AbortSignal;
}

/** Exit code of a command that was stopped by Ctrl+C. */
const STOPPED = 130;

/** A dictionary type that every backend has. */
const KNOWN_TYPE = 'sys_normal_disable';

/** Signs in; resolves with `true` if there is a session afterwards. */
async function open(session: Session, ask: Ask): Promise<boolean> {
  const { report, options } = session;
  const captcha = await probeCaptcha(session);
  if (options.token !== undefined) {
    report.skip('POST /login', 'a --token was given');
    session.token = options.token;
    return true;
  }
  if (captcha === undefined) {
    report.skip('POST /login', 'without a captcha nobody can sign in; every other call needs a session');
    return false;
  }
  if (!captcha.enabled) return probeLogin(session, undefined);
  const code = await solveCaptcha(captcha, options.captcha, ask);
  if (code !== undefined) return probeLogin(session, { code, uuid: captcha.uuid });
  const login = `'{"username":"${options.user}","password":"…","code":"<answer>","uuid":"<uuid>"}'`;
  report.skip(
    'POST /login',
    'a captcha has to be read: run it in a terminal, or give --captcha CODE or --token TOKEN. For a token:',
    `curl -s ${options.base}/captchaImage   (RuoYi keeps the answer in Redis: GET captcha_codes:<uuid>)`,
    `curl -s ${options.base}/login -H 'content-type: application/json' -d ${login}`,
  );
  return false;
}

async function walk(session: Session): Promise<void> {
  const { report, options } = session;
  const part = async (name: Part, check: () => Promise<void>) => {
    if (options.skip.has(name)) report.skip(`all of ${name}`, `--skip ${name}`);
    else await check();
  };
  const user = await probeUserInfo(session);
  await part('routes', () =>
    user
      ? probeRoutes(session, user)
      : Promise.resolve(report.skip('GET /getRouters', 'it needs the answer of GET /getInfo')),
  );
  await part('dict', async () => {
    await probeStartDicts(session);
    await (options['read-only'] ? probeDictReads(session) : probeDictWrites(session));
  });
  await part('system', () => probeResources(session));
  await part('download', () => probeDownloads(session, KNOWN_TYPE));
  await part('media', () => probeMedia(session));
  await part('chat', () => probeChat(session));
  if (options.token === undefined) await probeLogout(session);
  else report.skip('POST /logout', 'the session of --token goes on');
}

async function check(options: Options, { print, ask, stop }: Terminal): Promise<number> {
  const report = createReport(print);
  const traffic = recordTraffic();
  const http = createHttp({
    settings: {
      ...appConfig,
      apiBase: options.base,
      ...(options.timeout === undefined ? {} : { requestTimeout: options.timeout }),
    },
    getToken: () => session.token,
    onFailure: () => undefined,
    onBusy: () => undefined,
  });
  const session: Session = { http, options, report, traffic, token: undefined, stop };
  try {
    const reached = await fetch(options.base, {
      signal: AbortSignal.timeout(options.timeout ?? appConfig.captchaTimeout),
    }).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (reached !== undefined) {
      print(`${options.base} cannot be reached: ${explainNetwork(reached)}`);
      return 2;
    }
    const opened = await open(session, ask);
    if (opened) await walk(session);
    return report.end() && opened ? 0 : 1;
  } catch (error) {
    if (!stop.aborted) throw error;
    print('Stopped.');
    return STOPPED;
  } finally {
    traffic.stop();
  }
}

/** Runs the command; resolves with its exit code. */
export async function runContract(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<number> {
  let options: Options;
  try {
    options = readOptions(args, env);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.print(`${error.message}\n\n${USAGE}`);
    return 2;
  }
  if (options.help) {
    terminal.print(USAGE);
    return 0;
  }
  return check(options, terminal);
}
