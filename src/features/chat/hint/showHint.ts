import introJs from 'intro.js';
import 'intro.js/introjs.css';
import { onOpenChatDialog } from '../openChatDialog';
import './hint.css';

const TEXT = 'AI 问答助手已上线，点击客服图标即可咨询';
/** Pixels right of the element that the middle of the hint's dialog needs. */
const ROOM = 160;

/**
 * Gives the parts of the hint, which the library leaves nameless, a name for screen readers, whenever it draws them.
 * Returns the function that stops it.
 */
function nameParts(): () => void {
  const drawn = new MutationObserver(() => {
    for (const part of document.querySelectorAll('.introjs-hint, .introjs-tooltip[role="dialog"]')) {
      part.setAttribute('aria-label', TEXT);
    }
  });
  drawn.observe(document.body, { childList: true, subtree: true });
  return () => drawn.disconnect();
}

/**
 * Points at an element with a small dialog that covers nothing else (contract.md section 7).
 *
 * @param onClose told when the user has closed the hint or followed it
 * @returns takes the hint off the page
 */
export function showHint(element: HTMLElement, onClose: () => void): () => void {
  const hint = introJs.hint();
  const stopNaming = nameParts();
  const hide = () => {
    stopNaming();
    stopWaiting();
    hint.destroy();
  };
  const close = () => {
    hide();
    onClose();
  };
  const stopWaiting = onOpenChatDialog(close);
  const isNearEdge = window.innerWidth - element.getBoundingClientRect().right < ROOM;
  const position = isNearEdge ? 'bottom-right-aligned' : 'bottom-middle-aligned';
  hint.setOptions({
    hints: [{ element, hint: TEXT, hintPosition: 'bottom-middle', position }],
    autoPosition: false,
    hintButtonLabel: '知道了',
    tooltipRenderAsHtml: false,
  });
  hint.onHintClose(close);
  void hint.render().then(() => hint.showHintDialog(0));
  return hide;
}
