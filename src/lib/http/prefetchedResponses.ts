import { parseUrl } from '../link';
import type { HttpRequest, HttpResponse } from './httpMessages';
import { withTimeout } from './signals';

const COOKIE = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The header that the transport sends with every call to the own host, for calls that are made without it. */
export function xsrfHeader(url: string): Record<string, string> {
  if (typeof document === 'undefined') return {};
  const token = COOKIE.exec(document.cookie)?.[1] ?? '';
  const isOwnHost = parseUrl(url, window.location.href)?.origin === window.location.origin;
  return token !== '' && isOwnHost ? { 'X-XSRF-TOKEN': decoded(token) } : {};
}

/** Milliseconds for which a response waits to be taken; a captcha, for one, does not last for ever. */
const LIFETIME_MS = 10_000;
/** As the transport sends them. */
const HEADERS = { Accept: 'application/json, text/plain, */*', 'Cache-Control': 'no-cache' };

interface PrefetchedResponse {
  response: Promise<HttpResponse | undefined>;
  abort: () => void;
}

const prefetched = new Map<string, PrefetchedResponse>();
const keyOf = (url: string, authorization: string) => `${authorization} ${url}`;

/** What the JSON says; the text itself where it is none. */
function contentOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Whoever asked judges the text.
    return text;
  }
}

/**
 * Sends a GET before the app is there to make it; whoever makes the same call within ten seconds takes its response,
 * once.
 *
 * @param url with the API base
 */
export function prefetch(url: string, token: string | undefined): void {
  const authorization = token === undefined ? '' : `Bearer ${token}`;
  const headers = { ...HEADERS, ...xsrfHeader(url), ...(authorization === '' ? {} : { Authorization: authorization }) };
  const controller = new AbortController();
  // Whatever keeps it from arriving, the call that wanted to take it is then sent as usual.
  const response = fetch(url, { headers, signal: controller.signal })
    .then(async (response) => ({
      status: response.status,
      statusText: response.statusText,
      body: contentOf(await response.text()),
      header: (name: string) => response.headers.get(name) ?? '',
    }))
    .catch(() => undefined);
  const key = keyOf(url, authorization);
  prefetched.set(key, { response, abort: () => controller.abort() });
  setTimeout(() => prefetched.delete(key), LIFETIME_MS);
}

/**
 * The response to this call that was asked for early; `undefined` when it was not, or when it did not arrive. Rejects,
 * and gives the early call up, when its caller does or its time is over.
 */
export async function consumePrefetched(request: HttpRequest): Promise<HttpResponse | undefined> {
  const { call, url, params, headers } = request;
  if (call.method !== 'GET' || params !== undefined) return undefined;
  const key = keyOf(url, headers['Authorization'] ?? '');
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
