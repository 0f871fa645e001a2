import { isOnScreen, showTour } from '@/ui/tour/showTour';

const TEXT = 'AI 问答助手已上线，点击客服图标即可咨询';

/**
 * Tells, in a tour of one step, that the assistant is online.
 *
 * @param name of the cookie of those who do not want to see it again
 */
export const showOnlineTour = (name: string, element: HTMLElement, signal: AbortSignal): Promise<void> =>
  showTour(
    { name, repeat: 'once', steps: () => (isOnScreen(element) ? [{ element, title: 'AI 问答', text: TEXT }] : []) },
    signal,
  );
