import Cookies from 'js-cookie';
import { appConfig } from '@/config/appConfig';
import { loadChunk } from '@/lib/chunk';

/** Names the tour, and the cookie of those who do not want to see it again. */
const NAME = 'chatOnlineTour';
const TEXT = 'AI 问答助手已上线，点击客服图标即可咨询';
/** The tour waits until the page is shown. */
const DELAY_MS = 1000;

/**
 * Points, once, at the icon of the assistant (specification, section 1). Without cookies the tour would come back at
 * every visit, so it is not shown at all.
 *
 * @returns takes the tour away, which then does not count as seen
 */
export function showOnlineTour(element: HTMLElement | null): (() => void) | undefined {
  if (element === null || !navigator.cookieEnabled || Cookies.get(NAME) !== undefined) return undefined;
  const gone = new AbortController();
  const show = async () => {
    const { isOnScreen, showTour } = await loadChunk(() => import('@/ui/tour/showTour'), appConfig.chunkTimeout);
    const steps = () => (isOnScreen(element) ? [{ element, title: 'AI 问答', text: TEXT }] : []);
    await showTour({ name: NAME, repeat: 'once', steps }, gone.signal);
  };
  // If the tour cannot be loaded, nothing is reported to the user.
  const timer = setTimeout(() => void show().catch(() => undefined), DELAY_MS);
  return () => {
    clearTimeout(timer);
    gone.abort();
  };
}
