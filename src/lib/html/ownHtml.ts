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

/** 40 names, each with its attributes; people nest less deeply. */
const MAX_AROUND = 80;

const isAround = (name: unknown, at: number) => {
  if (at % 2 === 0) return AROUND.has(String(name));
  return name === null || (typeof name === 'object' && Object.keys(name).length === 0);
};

/** Whether a place names only elements that do no more than stand around the text. */
export function keepsPlace(place: string): boolean {
  const [, around = ''] = /^\d{1,2} \d{1,2}(?: -\d)? (\[.*\])$/s.exec(place) ?? [];
  try {
    const names: unknown = JSON.parse(around);
    return Array.isArray(names) && names.length <= MAX_AROUND && names.every(isAround);
  } catch {
    return false;
  }
}
