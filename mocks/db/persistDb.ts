import { onDbChange } from './changes';
import { restoreSnapshot, takeSnapshot } from './snapshot';

const KEY = 'mock-db';
const WRITE_DELAY_MS = 300;

/** The part of `window` that is needed, so that tests can stand in for it. */
interface Page {
  localStorage: Pick<Storage, 'getItem' | 'setItem'>;
  addEventListener(name: 'pagehide' | 'storage', listener: (event: Event) => void): void;
}

/**
 * Restores what earlier visits changed and writes every later change to local storage, some 300 ms after it. Other tabs
 * of the same browser follow. A storage that is blocked or full means: nothing outlives the page.
 */
export function persistDb(page: Page): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    try {
      page.localStorage.setItem(KEY, takeSnapshot());
    } catch {
      // The mock backend goes on without its memory.
    }
  };

  const restore = () => {
    const saved = page.localStorage.getItem(KEY);
    if (saved !== null) restoreSnapshot(saved);
  };

  try {
    restore();
  } catch {
    return;
  }
  onDbChange(() => {
    timer ??= setTimeout(write, WRITE_DELAY_MS);
  });
  page.addEventListener('pagehide', write);
  page.addEventListener('storage', (event) => {
    if ('key' in event && event.key === KEY) restore();
  });
}
