import type { HttpRequest } from '@/lib/http/HttpRequest';
import { requestHeaders } from '@/lib/http/requestHeaders';

/** A request as far as `fetch` needs it. */
export type FetchRequest = Pick<HttpRequest, 'call' | 'url' | 'body' | 'headers'>;

/** Sends a request with `fetch`, in the way that axios sends one. */
export const sendByFetch = (
  request: FetchRequest,
  init: Pick<RequestInit, 'signal' | 'keepalive'>,
): Promise<Response> =>
  fetch(request.url, {
    ...init,
    method: request.call.method,
    headers: requestHeaders(request),
    cache: 'no-store',
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
  });
