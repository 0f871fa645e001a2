import { isRecord } from '@/lib/isRecord';

/** Which dialog: `mini` (600 px wide) is variant A of the specification, section 2; `large` (1200 px) is variant B. */
export type ChatSize = 'mini' | 'large';

const OPEN_CHAT_DIALOG = 'open-chat-dialog';

/** Opens a chat dialog by dispatching a window event. The floating icon and the header icon call it. */
export function openChatDialog(size: ChatSize = 'mini'): void {
  window.dispatchEvent(new CustomEvent(OPEN_CHAT_DIALOG, { detail: { size } }));
}

/** Calls `listener` whenever a dialog is to be opened; returns a function that removes the listener. */
export function onOpenChatDialog(listener: (size: ChatSize) => void): () => void {
  const receive = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    listener(isRecord(detail) && detail['size'] === 'large' ? 'large' : 'mini');
  };
  window.addEventListener(OPEN_CHAT_DIALOG, receive);
  return () => window.removeEventListener(OPEN_CHAT_DIALOG, receive);
}
