import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { createMockListener } from '../../mocks/http';
import { serveByNginx } from '../../scripts/serveByNginx';

/** The question that the mocks do not answer: what comes back is for the test to say, piece by piece. */
export const HELD_QUESTION = '请逐字回答';

/** An answer of the assistant in the hands of the test. */
export interface HeldAnswer {
  say: (text: string) => void;
  end: () => void;
}

function hold(response: ServerResponse): HeldAnswer {
  response.writeHead(200, { 'content-type': 'text/event-stream;charset=UTF-8' });
  response.write(':held-conversation\n\n');
  return {
    say: (text) => void response.write(`data: ${text}\n\n`),
    end: () => void response.end(),
  };
}

const isHeld = ({ pathname, searchParams }: URL) =>
  pathname.endsWith('/difyProxy/getAnswerFlowChat') && searchParams.get('quiz') === HELD_QUESTION;

/**
 * The production build behind nginx as it is deployed, in front of the stand-alone mock server; `/dzb/preview/` shows
 * what it was asked for, with the type that the address names.
 *
 * @param root folder that holds `dzb/`, the built files
 */
export async function startFront(root = path.resolve('dist')) {
  const mocks = createMockListener();
  const waiting: ((answer: HeldAnswer) => void)[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://upstream');
    if (isHeld(url)) {
      const answer = hold(response);
      waiting.shift()?.(answer);
    } else if (url.pathname.startsWith('/dzb/preview/')) {
      response.setHeader('content-type', url.searchParams.get('type') ?? 'text/plain');
      response.setHeader('content-security-policy', "script-src 'unsafe-inline'");
      response.end(JSON.stringify({ url: request.url, headers: request.headers }));
    } else mocks(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const upstream = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const nginx = await serveByNginx({ root, backend: upstream, preview: upstream });
  return {
    origin: nginx.origin,
    /** The next answer to the held question. */
    nextHeld: () => new Promise<HeldAnswer>((resolve) => waiting.push(resolve)),
    close: async () => {
      await nginx.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
