import { isRecord } from '@/lib/isRecord';

/** The dialogs by their size: `mini` is variant A (600 px), `large` variant B (1200 px) (specification, section 2). */
export type ChatSize = 'mini' | 'large';

const OPEN_CHAT_DIALOG = 'open-chat-dialog';

/** Asks for the chat, as the floating icon and the header entry do. */
export function openChatDialog(size: ChatSize = 'mini'): void {
  window.dispatchEvent(new CustomEvent(OPEN_CHAT_DIALOG, { detail: { size } }));
}

/** Calls `listener` whenever somebody asks for the chat; returns the function that stops it. */
export function onOpenChatDialog(listener: (size: ChatSize) => void): () => void {
  const receive = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    listener(isRecord(detail) && detail['size'] === 'large' ? 'large' : 'mini');
  };
  window.addEventListener(OPEN_CHAT_DIALOG, receive);
  return () => window.removeEventListener(OPEN_CHAT_DIALOG, receive);
}
