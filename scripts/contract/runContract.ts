import './useFetch';
import { configureStore } from '@reduxjs/toolkit';
import { appConfig, configProblems } from '@/config/appConfig';
import { createDownloads } from '@/lib/download/createDownloads';
import { createHttp } from '@/lib/http/http';
import { createTurns } from '@/lib/http/turns';
import { rootReducer } from '@/state/rootReducer';
import type { Services } from '@/state/services';
import { createToasts } from '@/ui/toast/createToasts';
import { probeChat } from './chatProbes';
import { probeDify } from './difyProbes';
import { probeFiles } from './fileProbes';
import { readOptions, USAGE, UsageError, type Options, type Part } from './options';
import type { Session } from './probe';
import { probeRecords } from './recordProbes';
import { loadPages } from './pages';
import { recordingOf, writeRecording } from './recording';
import { provokeRefusals } from './refusals';
import { createReport } from './Report';
import { probeRoutes } from './routeProbes';
import { probeCaptcha, probeLogin, probeLogout, probeProfile, probeUnlock, probeUserInfo } from './sessionProbes';
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

/** The app without its screen: its store, its thunks and its HTTP client. */
export function createSession(options: Options, stop: AbortSignal, print: Terminal['print']): Session {
  // What only the API is told (client, language) is told by it.
  appConfig.apiBase = options.base;
  const http = createHttp({
    settings: appConfig,
    getToken: () => session.token,
    onFailure: (error) => (session.failure = error),
    onBusy: () => undefined,
  });
  const services: Services = {
    http,
    toast: createToasts(),
    pageNamed: (component) => component,
    downloads: createDownloads(),
    counts: createTurns(),
    dictMetas: new Map(),
    scrollPositions: new Map(),
  };
  const { dispatch } = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services }, immutableCheck: false, serializableCheck: false }),
  });
  const session: Session = {
    http,
    dispatch,
    options,
    report: createReport(print),
    traffic: recordTraffic(),
    token: undefined,
    user: undefined,
    failure: undefined,
    unknown: '',
    hasTenants: true,
    stop,
  };
  return session;
}

/** Milliseconds for the first calls, because a JVM that has just started loads its classes for them. */
const FIRST_CALLS = 60_000;

/** Makes the first calls with more time than the app gives them; without a limit it stays so. */
export async function patiently<T>(make: () => Promise<T>): Promise<T> {
  const { requestTimeout, captchaTimeout } = appConfig;
  const longer = (limit: number) => (limit === 0 ? 0 : Math.max(limit, FIRST_CALLS));
  Object.assign(appConfig, { requestTimeout: longer(requestTimeout), captchaTimeout: longer(captchaTimeout) });
  try {
    return await make();
  } finally {
    Object.assign(appConfig, { requestTimeout, captchaTimeout });
  }
}

/** Signs in; resolves with `true` if there is a session afterwards. */
export async function open(session: Session, ask: Ask): Promise<boolean> {
  const { report, options } = session;
  const captcha = await probeCaptcha(session);
  if (options.token !== undefined) {
    report.notTried('POST /login', 'a --token was given');
    session.token = options.token;
    return true;
  }
  if (captcha === undefined) return false;
  if (!captcha.enabled) return probeLogin(session, undefined);
  const code = await solveCaptcha(captcha, options.captcha, ask);
  if (code !== undefined) return probeLogin(session, { code, uuid: captcha.uuid });
  report.notTried(
    'POST /login',
    'the captcha has to be read: run this in a terminal, or give --captcha CODE or --token TOKEN (docs/backends.md)',
  );
  return false;
}

async function walk(session: Session): Promise<void> {
  const { report, options } = session;
  const part = async (name: Part, check: () => Promise<void>) =>
    options.skip.has(name) ? report.notTried(`all of ${name}`, `--skip ${name}`) : check();
  await probeUserInfo(session);
  let opened: ReadonlySet<string> = new Set();
  await part('routes', async () => void (opened = await probeRoutes(session)));
  await part('records', async () => {
    await probeRecords(session, opened);
    await probeProfile(session);
    await probeUnlock(session);
  });
  await part('files', () => probeFiles(session));
  await part('chat', () => (appConfig.chatApi === 'dify' ? probeDify : probeChat)(session));
  if (options.record !== undefined) await provokeRefusals(session);
  if (options.token === undefined) await probeLogout(session);
  else report.notTried('POST /logout', 'the session of --token goes on');
}

/** Writes what the server has answered. */
async function keepRecording({ traffic, options: { base } }: Session, folder: string): Promise<void> {
  const calls = traffic.all().filter(({ url }) => url.startsWith(base));
  const heard = calls.map(async ({ method, url, status, body }) => {
    const { text } = await body;
    return { method, path: url.slice(base.length), status, body: text };
  });
  const pages = new Set((await loadPages()).map(({ name }) => name));
  await writeRecording(folder, recordingOf(await Promise.all(heard), pages));
}

async function check(options: Options, { print, ask, stop }: Terminal): Promise<number> {
  const session = createSession(options, stop, print);
  try {
    const opened = await patiently(() => open(session, ask));
    if (opened) await walk(session);
    const isWhole = session.report.end();
    if (opened && options.record !== undefined) await keepRecording(session, options.record);
    return opened ? Number(!isWhole) : 2;
  } catch (error) {
    if (!stop.aborted) throw error;
    print('Stopped.');
    return STOPPED;
  } finally {
    session.traffic.stop();
  }
}

/** Runs the command; resolves with its exit code. */
export async function runContract(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<number> {
  try {
    const options = readOptions(args, env);
    if (configProblems.length > 0) throw new UsageError(configProblems.join('\n'));
    if (!options.help) return await check(options, terminal);
    terminal.print(USAGE);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.print(`${error.message}\n\n${USAGE}`);
    return 2;
  }
}
