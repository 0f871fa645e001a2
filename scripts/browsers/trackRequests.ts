import { setTimeout as wait } from 'node:timers/promises';

interface Page {
  on(event: 'request' | 'requestfinished' | 'requestfailed', listener: (request: object) => void): unknown;
}

const QUIET_MS = 150;
/** Old browsers do not report the end of requests in frames, so waiting ends after this time. */
const LIMIT_MS = 3000;

/** Tracks the requests of a page. The returned function waits until no request has been pending for a moment. */
export function trackRequests(page: Page): () => Promise<void> {
  const pending = new Set<object>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return async () => {
    const end = Date.now() + LIMIT_MS;
    for (let quiet = 0; quiet < QUIET_MS && Date.now() < end; quiet = pending.size === 0 ? quiet + 50 : 0)
      await wait(50);
    pending.clear();
  };
}
