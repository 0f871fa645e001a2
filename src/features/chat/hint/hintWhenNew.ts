import Cookies from 'js-cookie';
import { appConfig } from '@/config/appConfig';
import { loadChunk } from '@/lib/chunk';
import { tourExpected } from '@/ui/tour/tourExpected';

const COOKIE = 'chatOnlineTour';
const DAYS = 365;
/** Milliseconds: the page comes first. */
const DELAY = 1000;

/**
 * Shows, once, that the assistant is online and where to find it (specification, section 2); who has closed the hint does
 * not see it for 365 days, and while a tour is on the screen it waits. A `ref` of the element that it points at: it
 * goes when the element goes.
 */
export function hintWhenNew(element: HTMLElement | null): (() => void) | undefined {
  if (element === null || Cookies.get(COOKIE) !== undefined) return undefined;
  let gone = false;
  let hide: (() => void) | undefined;
  let unfollow: (() => void) | undefined;

  const takeAway = () => {
    hide?.();
    hide = undefined;
  };
  const stop = () => {
    gone = true;
    clearTimeout(timer);
    unfollow?.();
    takeAway();
  };
  const close = () => {
    stop();
    Cookies.set(COOKIE, 'true', { expires: DAYS, sameSite: 'Lax' });
  };
  const show = async () => {
    const { showHint } = await loadChunk(() => import('./showHint'), appConfig.chunkTimeout);
    if (!gone && !tourExpected.get()) hide ??= showHint(element, close);
  };
  const follow = () => {
    if (tourExpected.get()) takeAway();
    // A hint that cannot be loaded is no reason to disturb anybody.
    else show().catch(() => undefined);
  };
  const timer = setTimeout(() => {
    unfollow = tourExpected.subscribe(follow);
    follow();
  }, DELAY);
  return stop;
}
