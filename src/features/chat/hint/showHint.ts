import introJs from 'intro.js';
import 'intro.js/introjs.css';
import './hint.css';

const TEXT = 'AI 问答助手已上线，点击客服图标即可咨询';

/**
 * Points at an element with a small dialog that covers nothing else (contract.md section 7).
 *
 * @param onClose told when the user has closed the hint or followed it
 * @returns takes the hint off the page
 */
export function showHint(element: HTMLElement, onClose: () => void): () => void {
  const hint = introJs.hint();
  const close = () => {
    element.removeEventListener('click', close);
    onClose();
    hint.destroy();
  };
  hint.setOptions({
    hints: [{ element, hint: TEXT, hintPosition: 'bottom-middle' }],
    hintButtonLabel: '知道了',
    tooltipClass: 'chatOnlineHint',
    tooltipRenderAsHtml: false,
  });
  hint.onHintClose(close);
  element.addEventListener('click', close);
  void hint.render().then(() => hint.showHintDialog(0));
  return () => {
    element.removeEventListener('click', close);
    hint.destroy();
  };
}
