import type { Attachment } from './attachments';
import { parseHtml } from './elements';
import { isTooMuchHtml } from './tooMuchHtml';

/**
 * The attribute of the mark that stands in the editor's text for a picture on its way to the server: the key of its
 * upload, a blank and its name. It outlives a reload, after which the writer chooses the picture again; it is never saved.
 */
export const UPLOADING = 'data-uploading';

export const uploadingMark = (key: string, name: string): string => `${key} ${name}`;

/** The key and the name in a mark. */
export function readUploadingMark(mark: string): { key: string; name: string } {
  const end = mark.indexOf(' ');
  return { key: mark.slice(0, Math.max(end, 0)), name: mark.slice(end + 1) };
}

/** The pictures of a text that are not at the server. */
export function uploadingPictures(html: string): Attachment[] {
  if (!html.includes(UPLOADING)) return [];
  // It is too much to look for marks, and a mark that is saved would be a lost picture: one stands for all, and forbids it.
  if (isTooMuchHtml(html)) return [{ name: '图片', at: '' }];
  const { body } = parseHtml(html);
  return [...body.querySelectorAll(`[${UPLOADING}]`)].map((mark) => ({
    name: readUploadingMark(mark.getAttribute(UPLOADING) ?? '').name,
    at: '',
  }));
}
