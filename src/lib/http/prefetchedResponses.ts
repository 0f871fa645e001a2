import type { HttpRequest, HttpResponse } from './HttpRequest';
import { requestHeaders } from './requestHeaders';
import { withTimeout } from './timeouts';

/** How long a response is kept: a captcha, for example, expires. */
const LIFETIME_MS = 10_000;
/** The same headers as axios sends (transport.ts). */
const HEADERS = { Accept: 'application/json, text/plain, */*', 'Cache-Control': 'no-cache' };

interface PrefetchedResponse {
  response: Promise<HttpResponse | undefined>;
  abort: () => void;
}

/** A module variable, because the first script of the page fills it before there is an app. */
const prefetched = new Map<string, PrefetchedResponse>();
const keyOf = (url: string, token: string | undefined) => `${token ?? ''} ${url}`;

/** Parsed JSON, else the text. */
function contentOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the text itself is the body, and the caller's schema accepts or refuses it.
    return text;
  }
}

/**
 * Sends a GET before the app is loaded. The first identical call within ten seconds gets its response.
 *
 * @param url with the API base
 */
export function prefetch(url: string, token: string | undefined): void {
  const call = { method: 'GET', url, token };
  const headers = requestHeaders({ call, url, body: undefined, headers: HEADERS });
  const controller = new AbortController();
  // After any error the prefetch counts as missing, and the app sends the call itself.
  const response = fetch(url, { headers, signal: controller.signal })
    .then(async (response) => ({
      status: response.status,
      statusText: response.statusText,
      body: contentOf(await response.text()),
      header: (name: string) => response.headers.get(name) ?? '',
    }))
    .catch(() => undefined);
  const key = keyOf(url, token);
  prefetched.set(key, { response, abort: () => controller.abort() });
  setTimeout(() => prefetched.delete(key), LIFETIME_MS);
}

/**
 * The prefetched response of this request; `undefined` if there is none. Rejects, and aborts the prefetch, when the
 * caller aborts or its timeout is over.
 */
export async function consumePrefetched(request: HttpRequest): Promise<HttpResponse | undefined> {
  const { call, url, params } = request;
  if (call.method !== 'GET' || params !== undefined) return undefined;
  const key = keyOf(url, call.token);
  const early = prefetched.get(key);
  if (!early) return undefined;
  prefetched.delete(key);
  try {
    return await withTimeout(early.response, request);
  } catch (error) {
    early.abort();
    throw error;
  }
}
