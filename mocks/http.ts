import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { getResponse, http, HttpResponse, type HttpHandler } from 'msw';
import { ACCOUNTS } from './db/accounts';
import { db, resetDb } from './db/db';
import { allHandlers } from './handlers/allHandlers';
import { fail } from './handlers/envelopes';
import { path, PREFIX } from './handlers/path';
import { BrokenOff } from './handlers/spoil';
import { sendResponse } from './http/sendResponse';
import { toRequest } from './http/toRequest';
import { backendOf } from './switches/backendOf';

const HOST = '127.0.0.1';
const PORT = '9963';

/** Reports how the streams of replies ended. */
const streams = http.get(path('/__mock/streams'), () => HttpResponse.json({ ...db.streams }));

/** Resets the data, for tests that reach the mocks over HTTP. */
const reset = http.post(path('/__mock/reset'), () => {
  resetDb();
  return new HttpResponse(null, { status: 204 });
});

async function answer(req: IncomingMessage, res: ServerResponse, handlers: HttpHandler[]): Promise<void> {
  const closed = new AbortController();
  res.on('close', () => closed.abort());
  try {
    const request = await toRequest(req, closed.signal);
    const response = await getResponse(handlers, request);
    await sendResponse(response ?? fail(404, `mock: 没有这个地址 ${request.url}`, 404), res);
  } catch (error) {
    if (closed.signal.aborted) return;
    if (!(error instanceof BrokenOff)) console.error(error);
    if (res.headersSent) res.destroy();
    else await sendResponse(fail(500, `mock: ${String(error)}`, 500), res);
  }
}

/**
 * The mock backend as a listener for Node's HTTP server or Connect. Responses are streamed; closing the connection
 * aborts the request.
 *
 * @param backend what answers; by default the mocks
 */
export function createMockListener(backend = allHandlers): (req: IncomingMessage, res: ServerResponse) => void {
  const handlers = [streams, reset, ...backend];
  return (req, res) => void answer(req, res, handlers);
}

type Listener = ReturnType<typeof createMockListener>;

/** A listener whose calls lie at the root, as those of RuoYi do; with the prefix they are answered as well. */
export const atRoot =
  (listener: Listener): Listener =>
  (req, res) => {
    if (!req.url?.startsWith(`${PREFIX}/`)) req.url = PREFIX + (req.url ?? '/');
    listener(req, res);
  };

const [, script] = process.argv;
if (script && import.meta.url === pathToFileURL(script).href) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: PORT },
      ruoyi: { type: 'boolean', default: false },
      'ruoyi-plus': { type: 'boolean', default: false },
      'ruoyi-plus-5': { type: 'boolean', default: false },
      'omit-empty': { type: 'boolean', default: false },
      days: { type: 'boolean', default: false },
      masked: { type: 'boolean', default: false },
      signed: { type: 'boolean', default: false },
      six: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      generated: { type: 'boolean', default: false },
      unknown: { type: 'string' },
    },
  });
  const { days, masked, signed, six, strict, generated, unknown } = values;
  const backend = (['ruoyi-plus-5', 'ruoyi-plus', 'ruoyi'] as const).find((kind) => values[kind]) ?? 'product';
  const switches = { backend, omitEmpty: values['omit-empty'], days, masked, signed, six, strict, generated } as const;
  const handlers = backendOf({ ...switches, ...(unknown && { unknown: unknown === '404' ? 404 : 500 }) });
  const accounts = ACCOUNTS.map(({ username, password }) => `${username}/${password}`).join(', ');
  const [listener, root] =
    backend === 'product' ? [createMockListener(handlers), PREFIX] : [atRoot(createMockListener(handlers)), ''];
  createServer(listener).listen(Number(values.port), HOST, () => {
    process.stdout.write(`mock backend: http://${HOST}:${values.port}${root} (${accounts})\n`);
  });
}
