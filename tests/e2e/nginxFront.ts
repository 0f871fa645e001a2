import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { createMockListener } from '../../mocks/http';
import { serveByNginx } from '../../scripts/serveByNginx';

/** The reply to this question is written by the test, piece by piece; all other calls go to the mocks. */
export const MANUAL_REPLY_QUESTION = '请逐字回答';

/** A reply of the assistant that the test writes piece by piece. */
export interface ManualReply {
  say: (text: string) => void;
  end: () => void;
}

function openManualReply(response: ServerResponse): ManualReply {
  response.writeHead(200, { 'content-type': 'text/event-stream;charset=UTF-8' });
  response.write(':manual-conversation\n\n');
  return {
    say: (text) => void response.write(`data: ${text}\n\n`),
    end: () => void response.end(),
  };
}

const asksForManualReply = ({ pathname, searchParams }: URL) =>
  pathname.endsWith('/difyProxy/getAnswerFlowChat') && searchParams.get('quiz') === MANUAL_REPLY_QUESTION;

/**
 * Starts nginx with the deployed configuration. It serves the production build, and passes calls to the mock server.
 * Below `/dzb/preview/` the server echoes the request as JSON, in the content type of the parameter `type`; below
 * `/dzb/prod-api/profile/` it sends the parameter `body` in that type, as a file that a user has uploaded.
 *
 * @param root folder that holds `dzb/`, the built files
 * @param siteFor writes a site for this address of the backend, and gives its file
 */
export async function startFront(root = path.resolve('dist'), siteFor?: (upstream: string) => string) {
  const mocks = createMockListener();
  const waiting: ((reply: ManualReply) => void)[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://upstream');
    if (asksForManualReply(url)) {
      const reply = openManualReply(response);
      waiting.shift()?.(reply);
    } else if (url.pathname.startsWith('/dzb/preview/')) {
      response.setHeader('content-type', url.searchParams.get('type') ?? 'text/plain');
      response.setHeader('content-security-policy', "script-src 'unsafe-inline'");
      response.end(JSON.stringify({ url: request.url, headers: request.headers }));
    } else if (url.pathname.startsWith('/dzb/prod-api/profile/')) {
      response.setHeader('content-type', url.searchParams.get('type') ?? 'text/plain');
      response.end(url.searchParams.get('body'));
    } else mocks(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const upstream = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const nginx = await serveByNginx({
    root,
    backend: upstream,
    preview: upstream,
    ...(siteFor && { site: siteFor(upstream) }),
  });
  return {
    origin: nginx.origin,
    /** Resolves when the question is next asked. */
    nextManualReply: () => new Promise<ManualReply>((resolve) => waiting.push(resolve)),
    close: async () => {
      await nginx.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
