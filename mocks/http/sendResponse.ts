import type { ServerResponse } from 'node:http';

/**
 * Sends a Fetch response, no faster than the client reads. `Response.error()` destroys the connection; a closed
 * connection cancels the body.
 */
export async function sendResponse(response: Response, res: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    res.destroy();
    return;
  }
  res.writeHead(response.status, Object.fromEntries(response.headers));
  res.flushHeaders();
  if (!response.body) {
    res.end();
    return;
  }
  const reader = response.body.getReader();
  const closed = new Promise<void>((resolve) => {
    res.once('close', () => {
      void reader.cancel().catch(() => undefined);
      resolve();
    });
  });
  const drained = () => new Promise<void>((resolve) => res.once('drain', resolve));
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    if (!res.write(chunk.value)) await Promise.race([drained(), closed]);
    if (res.destroyed) return;
  }
  res.end();
}
