/** The attribute on the clipboard for HTML of this editor; others of its kind say the place too. */
export const COPIED = 'data-dzb-copied';

/** The attribute by which an editor of our kind says, on the clipboard, where in a text its HTML was taken from. */
export const SLICE = 'data-pm-slice';

/** Elements around what was taken; paragraphs are not among them, because those carry styles. */
const AROUND = new Set([
  'blockquote',
  'bulletList',
  'orderedList',
  'listItem',
  'table',
  'tableRow',
  'tableCell',
  'tableHeader',
]);

/** Whether this editor put HTML on the clipboard. */
export const isOwn = (html: string): boolean => html.includes(COPIED);

/** Whether a place names only elements that do no more than stand around the text. */
export function keepsPlace(place: string): boolean {
  const [, around = ''] = /^\d{1,2} \d{1,2}(?: -\d)? (\[.*\])$/s.exec(place) ?? [];
  try {
    const names: unknown = JSON.parse(around);
    return Array.isArray(names) && names.every((name, at) => at % 2 === 1 || AROUND.has(String(name)));
  } catch {
    return false;
  }
}
