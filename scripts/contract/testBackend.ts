import { createServer } from 'node:http';
import { getResponse, type RequestHandler } from 'msw';
import { PREFIX } from '../../mocks/handlers/path';
import { sendResponse } from '../../mocks/http/sendResponse';
import { toRequest } from '../../mocks/http/toRequest';

/** Makes the response to a call; `answer` gets the response of the mocks. */
export type Change = (answer: () => Promise<Response>, request: Request) => Response | Promise<Response>;

type Body = Record<string, unknown>;

/** Changes the JSON of a response; refusals are unchanged. */
export const changeJson =
  (change: (body: Body) => unknown): Change =>
  async (answer) => {
    const body = (await (await answer()).json()) as Body;
    return Response.json(body['code'] === 200 ? change(body) : body);
  };

/** Changes `data` of a response. */
export const changeData = (change: (content: never) => unknown): Change =>
  changeJson((body) => ({ ...body, data: change(body['data'] as never) }));

/** Changes the headers of a file. */
export const changeHeaders =
  (headers: Record<string, string>): Change =>
  async (answer) =>
    new Response(await (await answer()).blob(), { headers });

/** Responds with this text instead of the mocks' response. */
export const respondWithText =
  (body: string, type = 'application/json', status = 200): Change =>
  () =>
    new Response(body, { status, headers: { 'content-type': type } });

/**
 * A server with the mocks, some of whose responses are changed. Calls are named by method and path, such as `GET
 * /getInfo`.
 */
export async function serveChanged(
  changeOf: (call: string) => Change | undefined,
  handlers: readonly RequestHandler[],
) {
  const server = createServer((req, res) => {
    const answer = async () => {
      const request = await toRequest(req, new AbortController().signal);
      const { pathname } = new URL(request.url);
      const own = async () =>
        (await getResponse([...handlers], request.clone())) ?? new Response(null, { status: 404 });
      const change = changeOf(`${request.method} ${decodeURIComponent(pathname.slice(PREFIX.length))}`);
      await sendResponse(await (change ?? ((given) => given()))(own, request), res);
    };
    answer().catch((error: unknown) => res.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    base: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${PREFIX}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
