import type { IncomingMessage } from 'node:http';

/** The address as sent: Connect cuts the mount path off `url` and keeps `originalUrl`. */
function urlOf(req: IncomingMessage): string {
  const original: unknown = 'originalUrl' in req ? req.originalUrl : undefined;
  const path = typeof original === 'string' ? original : (req.url ?? '/');
  return new URL(path, `http://${req.headers.host ?? 'localhost'}`).href;
}

function headersOf(req: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  return headers;
}

/** A Node request as a Fetch request; the body is read first. */
export async function toRequest(req: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const method = req.method ?? 'GET';
  const init = { method, headers: headersOf(req), signal };
  if (method === 'GET' || method === 'HEAD') return new Request(urlOf(req), init);
  const chunks: Uint8Array[] = [];
  for await (const chunk of req) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return new Request(urlOf(req), { ...init, body: Buffer.concat(chunks) });
}
