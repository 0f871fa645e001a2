/** The composer counts from this share of the longest question on. */
const NEAR = 0.9;

interface QuestionLength {
  isTooLong: boolean;
  /** What to say about it; empty while the limit is far. */
  notice: string;
}

/**
 * How long a question is beside what may be sent. Blanks around it are not sent.
 *
 * @param max characters (UTF-16 units); 0 = no limit
 */
export function questionLength(text: string, max: number): QuestionLength {
  const { length } = text.trim();
  if (max === 0 || length < max * NEAR) return { isTooLong: false, notice: '' };
  if (length <= max) return { isTooLong: false, notice: `${length} / ${max} 字` };
  return { isTooLong: true, notice: `问题过长，无法发送：最多 ${max} 字，已输入 ${length} 字` };
}
