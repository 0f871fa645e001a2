import { CustomerServiceOutlined } from '@ant-design/icons';
import Cookies from 'js-cookie';
import { useEffect, useRef } from 'react';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { HeaderButton } from '@/ui/headerButton/HeaderButton';
import { ASSISTANT_NAME } from './assistantTexts';
import { openChatDialog } from './openChatDialog';
import { useGroupAdminId } from './useGroupAdminId';

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
function showChatTourOnce(element: HTMLElement | null): (() => void) | undefined {
  if (element === null || !navigator.cookieEnabled || Cookies.get(NAME) !== undefined) return undefined;
  const gone = new AbortController();
  const show = async () => {
    const { isOnScreen, showTour } = await loadTour();
    const steps = () => (isOnScreen(element) ? [{ element, title: ASSISTANT_NAME, text: TEXT }] : []);
    await showTour({ name: NAME, repeat: 'once', steps }, gone.signal);
  };
  // A tour that cannot be loaded is left out without an error message.
  const timer = setTimeout(() => void show().catch(() => undefined), DELAY_MS);
  return () => {
    clearTimeout(timer);
    gone.abort();
  };
}

function HeaderIcon() {
  const icon = useRef<HTMLButtonElement>(null);
  // An effect instead of a callback ref, because antd's button ignores the cleanup that the ref returns.
  useEffect(() => showChatTourOnce(icon.current), []);
  return (
    <HeaderButton
      ref={icon}
      label={ASSISTANT_NAME}
      icon={<CustomerServiceOutlined />}
      aria-haspopup="dialog"
      data-tour="assistant"
      onClick={() => openChatDialog({ size: 'large' })}
    />
  );
}

/** The customer-service icon in the header, which opens the large dialog. Only the group administrator sees it. */
export function ChatHeaderEntry() {
  const mayChat = useGroupAdminId() !== undefined;
  return mayChat ? <HeaderIcon /> : null;
}
