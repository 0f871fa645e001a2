import { createHints } from '@/ui/tour/createHints';
import { onOpenChatDialog } from '../openChatDialog';

const TEXT = 'AI 问答助手已上线，点击客服图标即可咨询';

/**
 * Points at an element with a small dialog that covers nothing else (contract.md section 7).
 *
 * @param onClose told when the user has closed the hint or followed it
 * @returns takes the hint off the page
 */
export function showHint(element: HTMLElement, onClose: () => void): () => void {
  const hints = createHints([{ element, text: TEXT }], () => {
    hide();
    onClose();
  });
  const stopWaiting = onOpenChatDialog(() => hints.setState(0, 'hidden'));
  const hide = () => {
    stopWaiting();
    hints.remove();
  };
  void hints.render().then(() => hints.setState(0, 'active'));
  return hide;
}
