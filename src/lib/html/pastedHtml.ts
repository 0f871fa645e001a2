import { cleanWordHtml } from './cleanWordHtml';
import { parseHtml } from './elements';
import { HELD, heldElement } from './heldElements';
import { dropHidden } from './hiddenParts';
import { readLayout } from './pastedLayout';
import { type Beside, placePictures } from './pastedPictures';
import { plainHtml } from './plainHtml';
import { readForEditor, sanitizeHtml, sanitizeOwnHtml } from './sanitizeHtml';
import { applySheets } from './sheetStyles';
import { isTooMuchHtml, wordsAsHtml } from './tooMuchHtml';

interface Ways {
  /** Begins to store a picture, and returns its mark; undefined where none can be stored. */
  takePicture: ((file: File) => string) | undefined;
  /** Called if something was left out because it is hidden in its source. */
  onHidden: () => void;
  /** Called if only the words were kept (`isTooMuchHtml`). */
  onTooMuch: () => void;
}

/** Reads HTML from elsewhere for the editor: with its layout and pictures, without its look. The result is safe. */
export function readPasted(html: string, beside: Beside, { takePicture, onHidden, onTooMuch }: Ways): string {
  if (isTooMuchHtml(html)) {
    onTooMuch();
    return wordsAsHtml(html).replace(/.+\n?/g, '<p>$&</p>');
  }
  const root = parseHtml(html);
  applySheets(root);
  if (dropHidden(root.body)) onHidden();
  placePictures(root.body, beside, takePicture);
  const { body } = parseHtml(cleanWordHtml(root.documentElement.outerHTML));
  readLayout(body);
  return sanitizeHtml(plainHtml(body.innerHTML));
}

/**
 * Reads HTML that an editor put on the clipboard, which stays as it was. Media come only into a text that has them: a
 * mark could come from anywhere.
 *
 * @param given the text as the editor was opened with it
 */
export function readOwn(html: string, given: string): string {
  const safe = sanitizeOwnHtml(html);
  if (!safe.includes(HELD)) return safe;
  const { body } = parseHtml(safe);
  const own = readForEditor(given);
  for (const held of body.querySelectorAll(`[${HELD}]`)) {
    const mark = held.getAttribute(HELD) ?? '';
    if (heldElement(mark)?.localName !== 'img' && !own.includes(mark)) held.remove();
  }
  return body.innerHTML;
}
