import { createServer } from 'node:http';
import { getResponse, http } from 'msw';
import { afterEach, beforeEach, vi } from 'vitest';
import { db, resetDb } from '../mocks/db/db';
import { path, PREFIX } from '../mocks/handlers/path';
import { createMockListener } from '../mocks/http';
import { backendOf, type Switches } from '../mocks/switches/backendOf';
import { changeJson, isFields } from '../mocks/switches/Layer';
import { PARTS, type Part } from '../scripts/contract/options';
import { runContract } from '../scripts/contract/runContract';

export const LOGIN_ARGS = ['--user', 'admin', '--password', 'admin123'];

/** Makes the response to a call; `answer` gets the response of the mocks. */
export type Change = (answer: () => Promise<Response>, request: Request) => Response | Promise<Response>;
export type Changes = Readonly<Record<string, Change>>;

/** Changes the body of a successful response. */
export const changeBody =
  (change: (body: Record<string, unknown>) => unknown): Change =>
  async (answer) =>
    changeJson(await answer(), (body) => (isFields(body) && body['code'] === 200 ? change({ ...body }) : body));

/** Changes `data` of a response. */
export const changeData = (change: (content: never) => unknown): Change =>
  changeBody((body) => ({ ...body, data: change(body['data'] as never) }));

/** Responds with this text instead of the mocks' response. */
export const respondWithText =
  (body: string, type = 'application/json', status = 200): Change =>
  () =>
    new Response(body, { status, headers: { 'content-type': type } });

const closes: (() => void)[] = [];

beforeEach(() => {
  resetDb();
  db.chatPause = 0;
  // The mocks tell of the call that no backend has.
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  for (const close of closes.splice(0)) close();
});

/** Starts the mocks with some responses changed, by names such as `GET /getInfo`; they stop after the test. */
export async function startMocks(changes: Changes = {}, switches: Partial<Switches> = {}): Promise<string> {
  const backend = backendOf(switches);
  const changed = http.all(path('/*'), ({ request }) => {
    const { pathname } = new URL(request.url);
    const change = changes[`${request.method} ${decodeURIComponent(pathname.slice(PREFIX.length))}`];
    return change?.(async () => (await getResponse(backend, request.clone())) ?? Response.error(), request);
  });
  const server = createServer(createMockListener([changed, ...backend]));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closes.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${PREFIX}`;
}

/** Runs the command without a user at the terminal. */
export async function runCommand(args: readonly string[], env = {}, stop = new AbortController().signal) {
  const lines: string[] = [];
  const terminal = { print: (line: string) => void lines.push(line), ask: () => Promise.resolve(undefined), stop };
  const code = await runContract(args, env, terminal);
  return { code, output: lines.join('\n') };
}

/** Checks the mocks with changed responses; `parts` are the groups of calls that are not skipped. */
export async function checkMocks(
  parts: readonly Part[],
  changes: Changes = {},
  switches: Partial<Switches> = {},
  ...args: readonly string[]
) {
  const skip = PARTS.filter((part) => !parts.includes(part)).join(',');
  return runCommand(['--base', await startMocks(changes, switches), ...LOGIN_ARGS, '--skip', skip, ...args]);
}

/** The part of the output about calls with this outcome. */
export const outputAbout = (output: string, outcome: string): string =>
  output
    .split(/\n(?=\S)/)
    .filter((block) => block.startsWith(outcome))
    .join('\n');
