import { parseHtml } from './elements';
import { UPLOADING } from './uploadingPictures';

/** What is seen although it has no words. */
const SEEN = `img, video, audio, iframe, embed, object, hr, table, [${UPLOADING}]`;

/** Whether nothing is seen of a text: blanks and empty lines are nothing. */
export function isBlankHtml(html: string): boolean {
  const { body } = parseHtml(html);
  return !/[^\s\u200b]/.test(body.textContent) && !body.querySelector(SEEN);
}
