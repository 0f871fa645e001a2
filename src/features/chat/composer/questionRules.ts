import { isComposing } from '@/lib/isComposing';

type ComposerKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'isComposing' | 'keyCode'>;

/** Whether a key sends the question: Enter without Shift or Alt, unless it confirms a word of an input method (IME). */
export const isSendKey = (event: ComposerKey): boolean =>
  event.key === 'Enter' && !event.shiftKey && !event.altKey && !isComposing(event);

/** The composer shows the count from this share of the maximum on. */
const SHOW_COUNT_FROM = 0.9;

interface QuestionLength {
  isTooLong: boolean;
  /** Message about the length of the question; empty while it is well below the limit. */
  notice: string;
}

/**
 * Compares the length of a question with the maximum. Blanks around it are not sent and do not count.
 *
 * @param max characters (UTF-16 units): the setting `chatMaxQuestion`
 */
export function checkQuestionLength(text: string, max: number): QuestionLength {
  const { length } = text.trim();
  if (length < max * SHOW_COUNT_FROM) return { isTooLong: false, notice: '' };
  if (length <= max) return { isTooLong: false, notice: `${length} / ${max} 字` };
  return { isTooLong: true, notice: `问题过长，无法发送：最多 ${max} 字，已输入 ${length} 字` };
}
