import Cookies from 'js-cookie';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { ASSISTANT_NAME } from './assistantTexts';

/** Name of the tour, and of the cookie that keeps it from being shown again. */
const NAME = 'chatOnlineTour';
const TEXT = `${ASSISTANT_NAME}助手已上线，点击客服图标即可咨询`;
/** Delay before the tour, so that the page is shown first. */
const DELAY_MS = 1000;

const loadTour = loadWithRetry(() => import('@/ui/tour/showTour'));

/**
 * Shows the assistant's tour once (§1.8). Without cookies it would come back at every visit, so it
 * is not shown at all.
 *
 * @returns a function that removes the tour without marking it as seen
 */
export function showChatTourOnce(element: HTMLElement | null): (() => void) | undefined {
  if (element === null || !navigator.cookieEnabled || Cookies.get(NAME) !== undefined) return undefined;
  const gone = new AbortController();
  const show = async () => {
    const { isOnScreen, showTour } = await loadTour();
    const steps = () => (isOnScreen(element) ? [{ element, title: 'AI 问答', text: TEXT }] : []);
    await showTour({ name: NAME, repeat: 'once', steps }, gone.signal);
  };
  // A tour that cannot be loaded is left out without an error message.
  const timer = setTimeout(() => void show().catch(() => undefined), DELAY_MS);
  return () => {
    clearTimeout(timer);
    gone.abort();
  };
}
