import { parseArgs, type ParseArgsConfig } from 'node:util';

export const USAGE = `Checks a backend against this app: makes the calls that the app makes, by the app's own code.

  npm run contract -- --base URL --user NAME --password PASSWORD [options]

  --base URL             address of the API, such as http://192.0.2.10:8080/dzb/prod-api
  --user NAME            account that signs in; it should be an administrator
  --password PASSWORD    or the environment variable CONTRACT_PASSWORD
  --captcha CODE         captcha, where the backend takes a fixed one; without it the code is asked for
  --token TOKEN          takes this session instead of signing in and out

  --tenant ID            the tenant of the account, where the backend has tenants; by default the first

  --backend NAME         the kind of backend, as VITE_BACKEND; other settings are read from the environment too
  --read-only            changes nothing: no test entries, no questions to the assistant
  --generated            the server has the code as RuoYi's generator made it: what it lacks or does not refuse is not wrong
  --skip PARTS           leaves out parts: routes, records, files, chat (separated by commas)

  --record DIR           writes the answers and refusals into DIR, without tokens and passwords and with texts of our own
                         (CONTRIBUTING.md)

  --oss NAME             a file for GET /system/oss/download/{name}
  --image ID, --video ID media of GET /stream/image/{id} and /stream/video/{id}

Each call prints ok, wrong (with the field, what was expected and what came) or not tried (and why). Test entries are
called contract_check_... and are removed at the end. docs/backends.md says how to get a token past a captcha.
Exit code: 0 nothing is wrong, 1 something is, 2 nothing could be checked.`;

/** Parts of the check that can be skipped. */
export const PARTS = ['routes', 'records', 'files', 'chat'] as const;
export type Part = (typeof PARTS)[number];

const CONFIG = {
  base: { type: 'string' },
  user: { type: 'string' },
  password: { type: 'string' },
  captcha: { type: 'string' },
  token: { type: 'string' },
  tenant: { type: 'string' },
  backend: { type: 'string' },
  'read-only': { type: 'boolean', default: false },
  generated: { type: 'boolean', default: false },
  skip: { type: 'string', default: '' },
  record: { type: 'string' },
  oss: { type: 'string' },
  image: { type: 'string' },
  video: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const satisfies ParseArgsConfig['options'];

const parse = (args: readonly string[]) => parseArgs({ args: [...args], options: CONFIG }).values;

export interface Options extends Omit<ReturnType<typeof parse>, 'base' | 'skip'> {
  /** Address of the backend, without a slash at its end. */
  base: string;
  skip: ReadonlySet<string>;
}

/** The command line is invalid. */
export class UsageError extends Error {}

function parseBase(given = ''): string {
  if (/^https?:\/\/[^/]/.test(given)) return given.replace(/[/?#]+$/, '');
  throw new UsageError(`--base must be an address that begins with http:// or https://, not "${given}"`);
}

function parseSkip(given: string): ReadonlySet<string> {
  const parts = given.split(',').filter(Boolean);
  const unknown = parts.find((part) => !PARTS.some((known) => known === part));
  if (unknown === undefined) return new Set(parts);
  throw new UsageError(`--skip does not know ${unknown}; it knows ${PARTS.join(', ')}`);
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
  const password = given.password ?? env['CONTRACT_PASSWORD'];
  if (!given.help && given.token === undefined && (given.user === undefined || password === undefined)) {
    throw new UsageError('--user and --password are missing (or a --token)');
  }
  return {
    ...given,
    ...(password !== undefined && { password }),
    base: given.help ? '' : parseBase(given.base),
    skip: parseSkip(given.skip),
  };
}
