import { parseArgs, type ParseArgsConfig } from 'node:util';
import { readConfig, settingsFromEnv, type AppConfig } from '@/config/readConfig';

export const USAGE = `Checks a backend against the contract of this app, call by call.

  npm run contract -- --base URL --user NAME --password PASSWORD [options]

  --base URL             address of the API, such as http://192.0.2.10:8080/dzb/prod-api
  --user NAME            account that signs in; it should see dictionaries and the assistant
  --password PASSWORD    or the environment variable CONTRACT_PASSWORD
  --captcha CODE         captcha, where the backend takes a fixed one; without it the code is asked for
  --token TOKEN          takes this session instead of signing in and out

  --backend NAME         product or ruoyi: the kind of backend (default: VITE_BACKEND); ruoyi has dictionary calls and an
                         export of its own
  --read-only            changes nothing: no test entries, no questions to the assistant
  --skip PARTS           leaves out parts: routes, dict, system, download, media, chat (separated by commas)
  --question TEXT        what the assistant is asked
  --timeout MS           limit of a call (default: VITE_REQUEST_TIMEOUT); the assistant has its own
  --dict-api NAME        product or ruoyi: whose dictionary calls are made (default: VITE_DICT_API, or that of --backend)
  --insecure             takes any TLS certificate

  --oss NAME             a file for GET /system/oss/download/{name}
  --download-form PATH   POST with a form, such as "/system/user/export?status=0" (the query becomes the form)
  --download-json PATH   POST with JSON; --json '{"ids":[1]}' is the body
  --download-zip PATH    GET of an archive; --data-source NAME is its datasource header
  --image ID, --video ID media of GET /stream/image/{id} and /stream/video/{id}

Each call prints ok, "accepted variant" (the app reads it, the contract has another shape) or wrong, with the field.
Test entries are called contract_check_... and are removed at the end.
Where the backend has no assistant, its calls are skipped. docs/backends.md says how to get a token past a captcha.
Exit code: 0 nothing is wrong, 1 something is, 2 nothing could be checked.`;

/** Parts of the check that can be skipped. */
export const PARTS = ['routes', 'dict', 'system', 'download', 'media', 'chat'] as const;
export type Part = (typeof PARTS)[number];

const CONFIG = {
  base: { type: 'string' },
  user: { type: 'string' },
  password: { type: 'string' },
  captcha: { type: 'string' },
  token: { type: 'string' },
  'read-only': { type: 'boolean', default: false },
  skip: { type: 'string', default: '' },
  question: { type: 'string', default: '接口检查：请用一句话介绍党章。' },
  timeout: { type: 'string' },
  backend: { type: 'string' },
  'dict-api': { type: 'string' },
  insecure: { type: 'boolean', default: false },
  oss: { type: 'string' },
  'download-form': { type: 'string' },
  'download-json': { type: 'string' },
  json: { type: 'string', default: '{}' },
  'download-zip': { type: 'string' },
  'data-source': { type: 'string' },
  image: { type: 'string' },
  video: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const satisfies ParseArgsConfig['options'];

const parse = (args: readonly string[]) => parseArgs({ args: [...args], options: CONFIG }).values;

export interface Options extends Omit<
  ReturnType<typeof parse>,
  'base' | 'skip' | 'timeout' | 'json' | 'dict-api' | 'backend'
> {
  /** Address of the backend, without a slash at its end. */
  base: string;
  skip: ReadonlySet<string>;
  /** Which dictionary calls are checked: the product's own or RuoYi's. */
  dictApi: AppConfig['dictApi'];
  /** Path of the export of dictionary items; empty = none. */
  dictExportCall: string;
  /** Time limit of each call in milliseconds; `undefined` = the configured limit. */
  timeout: number | undefined;
  /** The request body of the call `--download-json`, parsed from `--json`. */
  json: unknown;
}

/** The command line is invalid. */
export class UsageError extends Error {}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UsageError(`--json is no JSON: ${text}`);
  }
}

function parseBase(given: string | undefined): string {
  if (given === undefined) throw new UsageError('--base is missing');
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) {
    throw new UsageError(`--base must be an address that begins with http:// or https://, not "${given}"`);
  }
  return given.replace(/[/?#]+$/, '');
}

function parseSkip(given: string): ReadonlySet<string> {
  const parts = given.split(',').map((part) => part.trim());
  const unknown = parts.filter((part) => part !== '' && !PARTS.some((known) => known === part));
  if (unknown.length > 0)
    throw new UsageError(`--skip does not know ${unknown.join(', ')}; it knows ${PARTS.join(', ')}`);
  return new Set(parts);
}

/** Settings of the app, with those of the command line. */
function settingsFor(given: ReturnType<typeof parse>, env: Readonly<Record<string, string | undefined>>): AppConfig {
  const dictApi = given['dict-api'];
  for (const [name, value] of Object.entries({ backend: given.backend, 'dict-api': dictApi })) {
    if (value !== undefined && value !== 'product' && value !== 'ruoyi')
      throw new UsageError(`--${name} must be product or ruoyi, not "${value}"`);
  }
  const own = { ...(given.backend && { backend: given.backend }), ...(dictApi && { dictApi }) };
  return readConfig({ ...settingsFromEnv(env), ...own }, 'production').config;
}

function parseTimeout(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (!/^\d+$/.test(given)) throw new UsageError(`--timeout must be a number of milliseconds, not "${given}"`);
  return Number(given);
}

/**
 * Reads the command line.
 *
 * @throws {UsageError} if the command line is invalid; the message says why
 */
export function readOptions(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Options {
  let given: ReturnType<typeof parse>;
  try {
    given = parse(args);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const { dictApi, dictExportCall } = settingsFor(given, env);
  const password = given.password ?? env['CONTRACT_PASSWORD'];
  const options: Options = {
    ...given,
    ...(password === undefined ? {} : { password }),
    base: given.help ? '' : parseBase(given.base),
    skip: parseSkip(given.skip),
    dictApi,
    dictExportCall,
    timeout: parseTimeout(given.timeout),
    json: parseJson(given.json),
  };
  if (!given.help && given.token === undefined && (given.user === undefined || password === undefined)) {
    throw new UsageError('--user and --password are missing (or a --token)');
  }
  return options;
}
