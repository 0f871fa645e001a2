import Cookies from 'js-cookie';
import { appConfig } from '@/config/appConfig';
import { loadChunk } from '@/lib/chunk';

/** Names the tour, and with it the cookie of those who do not want to see it again. */
const NAME = 'chatOnlineTour';
/** Milliseconds: the page comes first. */
const DELAY = 1000;

/**
 * Points, once, at the icon of the assistant (specification, section 1). Without cookies the tour would come back at
 * every visit, so it does not come at all.
 *
 * @returns takes the tour away, which then does not count as seen
 */
export function tourWhenNew(element: HTMLElement | null): (() => void) | undefined {
  if (element === null || !navigator.cookieEnabled || Cookies.get(NAME) !== undefined) return undefined;
  const gone = new AbortController();
  const show = async () => {
    const { showOnlineTour } = await loadChunk(() => import('./showOnlineTour'), appConfig.chunkTimeout);
    await showOnlineTour(NAME, element, gone.signal);
  };
  // A tour that cannot be loaded is no reason to disturb anybody.
  const timer = setTimeout(() => void show().catch(() => undefined), DELAY);
  return () => {
    clearTimeout(timer);
    gone.abort();
  };
}
