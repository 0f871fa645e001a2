import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { resolvePageName } from '@/app/router/resolvePageName';
import { appConfig, dialect } from '@/config/appConfig';
import { readCode } from '@/lib/http/envelope';
import { isRecord, recordSchema } from '@/lib/isRecord';
import { signatureOf } from './explain';
import { withOwnTexts } from './ownTexts';
import { NO_CALL } from './probe';

/** A call, its path as it was sent after the address of the API, and the answer as text. */
export interface Heard {
  method: string;
  path: string;
  status: number;
  body: string;
}

const refusalSchema = v.object({
  call: v.string(),
  /** Of HTTP, where that is not 200. */
  status: v.exactOptional(v.number()),
  answer: recordSchema,
});
type Refusal = v.InferOutput<typeof refusalSchema>;

/** What a server says: an answer to each call, and its refusals. */
export interface Recording {
  answers: Readonly<Record<string, unknown>>;
  refusals: readonly Refusal[];
}

/** What a machine measures of itself differs each time, and not by the version of the server. */
const MEASURED = /^GET \/monitor\/(?:cache|server)$/;
const LONGEST_WORD = 24;

const placeOf = (part: string) =>
  /^\d[\d,]*$/.test(part) || part.length > LONGEST_WORD ? '{id}' : /[\d_.:]/.test(part) ? '{name}' : part;

/** The name of a call: `GET /system/user/{id}`. */
export const callOf = (method: string, path: string): string =>
  `${method} ${(path.split('?')[0] ?? '').split('/').map(decodeURIComponent).map(placeOf).join('/')}`;

/** The JSON of an answer; undefined if it is something else, such as a file. */
function answerIn(body: string): unknown {
  try {
    // Test entries have a new name in each run.
    return JSON.parse(body.replace(/contract_check_\w+/g, 'contract_check_x'));
  } catch {
    return undefined;
  }
}

/** Whether there is something in the list of an answer, if it is one. */
function hasEntries(answer: unknown): boolean {
  const list = isRecord(answer) ? (answer['rows'] ?? answer['data']) : answer;
  return !Array.isArray(list) || list.length > 0;
}

const identityOf = ({ call, answer }: Refusal) => `${call} ${JSON.stringify(answer)}`;

/**
 * What was heard, as it is kept: each call once, by the first answer with something in it, and each refusal once.
 *
 * @param pages the names of the app's pages, which menus may name
 */
export function recordingOf(heard: readonly Heard[], pages: ReadonlySet<string>): Recording {
  const isPage = (text: string) =>
    text.includes('/') && resolvePageName(text, pages, appConfig.pageAliases) !== undefined;
  const none = heard.find(({ path }) => path === NO_CALL);
  const unknown = none && signatureOf(none.status, none.body);
  const answers = new Map<string, unknown>();
  const refusals = new Map<string, Refusal>();
  for (const { method, path, status, body } of heard) {
    const call = callOf(method, path);
    const answer = answerIn(body);
    if (!isRecord(answer) || MEASURED.test(call)) continue;
    const own = withOwnTexts(answer, isPage, call === `GET ${dialect().calls.routes}`);
    if (status < 300 && appConfig.successCodes.includes(readCode(answer, appConfig) ?? '')) {
      if (!answers.has(call) || (hasEntries(answer) && !hasEntries(answers.get(call)))) answers.set(call, own);
      continue;
    }
    const refusal = { call, ...(status !== 200 && { status }), answer: own };
    // What a server does not have at all is said once.
    const isUnknown = signatureOf(status, body) === unknown && path !== NO_CALL;
    if (!isUnknown) refusals.set(identityOf(refusal), refusal);
  }
  return { answers: Object.fromEntries(answers), refusals: [...refusals.values()] };
}

const read = (folder: string, name: string): unknown => {
  const file = join(folder, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

/** The recording in a folder; an empty one if there is none. */
export const readRecording = (folder: string): Recording => ({
  answers: v.parse(v.optional(recordSchema, {}), read(folder, 'answers')),
  refusals: v.parse(v.optional(v.array(refusalSchema), []), read(folder, 'refusals')),
});

/**
 * Writes a recording into a folder, for `tests/servers`. Refusals that stand there stay, because most need what no run
 * has, such as a locked account.
 */
export async function writeRecording(folder: string, { answers, refusals }: Recording): Promise<void> {
  const all = [...readRecording(folder).refusals, ...refusals].map((one) => [identityOf(one), one] as const);
  const sorted = [...new Map(all)].sort(([one], [other]) => (one < other ? -1 : 1));
  const calls = Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1));
  mkdirSync(folder, { recursive: true });
  // A package of the development, which the check does without.
  const { format } = await import('prettier');
  for (const [name, content] of [
    ['answers', Object.fromEntries(calls)],
    ['refusals', sorted.map(([, one]) => one)],
  ] as const) {
    const text = await format(JSON.stringify(content), { parser: 'json', printWidth: 120 });
    writeFileSync(join(folder, `${name}.json`), text);
  }
}
