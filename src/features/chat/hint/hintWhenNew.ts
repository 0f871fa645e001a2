import Cookies from 'js-cookie';
import { appConfig } from '@/config/appConfig';
import { loadChunk } from '@/lib/chunk';

const COOKIE = 'chatOnlineTour';
const DAYS = 365;
/** Milliseconds: the page comes first. */
const DELAY = 1000;

/**
 * Shows, once, that the assistant is online and where to find it (spec.md section 2); who has closed the hint does
 * not see it for 365 days. A `ref` of the element that it points at: it goes when the element goes.
 */
export function hintWhenNew(element: HTMLElement | null): (() => void) | undefined {
  if (element === null || Cookies.get(COOKIE) !== undefined) return undefined;
  let hide: (() => void) | undefined;
  let gone = false;
  const remember = () => void Cookies.set(COOKIE, 'true', { expires: DAYS, sameSite: 'Lax' });
  const load = () =>
    loadChunk(() => import('./showHint'), appConfig.chunkTimeout).then(
      ({ showHint }) => {
        if (!gone) hide = showHint(element, remember);
      },
      // A hint that cannot be loaded is no reason to disturb anybody.
      () => undefined,
    );
  const timer = setTimeout(() => void load(), DELAY);
  return () => {
    gone = true;
    clearTimeout(timer);
    hide?.();
  };
}
