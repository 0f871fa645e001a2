import { onDbChange } from './changes';
import { restoreSnapshot, takeSnapshot } from './snapshot';

const KEY = 'mock-db';
const WRITE_DELAY_MS = 300;

/** The members of `window` that are used; tests replace them. */
interface Page {
  localStorage: Pick<Storage, 'getItem' | 'setItem'>;
  addEventListener(name: 'pagehide' | 'storage', listener: (event: Event) => void): void;
}

/**
 * Restores changes of earlier visits, and writes later ones to local storage after 300 ms. Other tabs load what was
 * written. If the storage is blocked or full, changes are lost when the page closes.
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
      // The storage is full or blocked: the changes are lost when the page closes.
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
