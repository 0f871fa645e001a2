import { getSchema } from '@tiptap/core';
import { DOMParser as Reader, DOMSerializer, type Schema } from '@tiptap/pm/model';
import { parseHtml } from '@/lib/html/elements';
import { pictureSource, uploadAddress } from '@/lib/html/pictureSource';
import { restoreHeld } from '@/lib/html/heldElements';
import { readForEditor } from '@/lib/html/sanitizeHtml';
import { extensions } from './extensions';

/** The editor's open lines at the end are not part of the text, unless it had such lines before. */
const OPEN_LINES = /(?<!<p><br><\/p>)(?:<p><br><\/p>)+$/;
const GIVEN_LINES = /<p(?: [^<>]*)?>(?:<br>|&nbsp;|\s)*<\/p>\s*$/;

/** What is shown from another address than the stored one. */
const ADDRESSES = [
  ['img', 'src', pictureSource],
  ['a', 'href', uploadAddress],
] as const;

/**
 * The text of the editor as it is saved, with what it held without showing it.
 *
 * @param given what the editor was opened with: pictures and files keep the addresses that they have there
 */
export function savedHtml(html: string, given: string): string {
  const whole = readForEditor(html);
  const saved = GIVEN_LINES.test(given) ? whole : whole.replace(OPEN_LINES, '');
  const [before, body] = [parseHtml(given).body, parseHtml(saved).body];
  let isMoved = false;
  for (const [element, name, shown] of ADDRESSES) {
    const moved = new Map<string | null, string>();
    for (const one of before.querySelectorAll(element)) {
      const source = one.getAttribute(name) ?? '';
      const address = shown(source);
      if (address !== undefined && address !== source && !moved.has(address)) moved.set(address, source);
    }
    isMoved ||= moved.size > 0;
    for (const one of moved.size > 0 ? body.querySelectorAll(element) : []) {
      const source = moved.get(one.getAttribute(name));
      if (source !== undefined) one.setAttribute(name, source);
    }
  }
  const isRestored = restoreHeld(body);
  return isMoved || isRestored ? body.innerHTML : saved;
}

/** Styles of cells and rows; what aligns their text is kept. */
const CELL_STYLES = ['background', 'border', 'width', 'height', 'color'].flatMap((style) =>
  ['td', 'th', 'tr'].map((cell) => `${cell}[style*="${style}"]`),
);

/** What can be lost, by the words for it. */
const KINDS: readonly [name: string, selector: string][] = [
  ['图片', 'img'],
  ['视频或音频', 'iframe, video, audio, embed, object'],
  ['公式', '.ql-formula, math'],
  ['图形', 'svg, canvas'],
  ['输入框', 'input:not([type="checkbox" i]), select, textarea'],
  ['表格样式', ['[bgcolor]', '[background]', ...CELL_STYLES].join(', ')],
];

/** Made at the first use. */
let schema: Schema | undefined;

/** What the editor holds of a text, in a document that loads nothing. */
function heldOf(body: HTMLElement): HTMLElement {
  schema ??= getSchema(extensions);
  const held = document.implementation.createHTMLDocument().body;
  const { content } = Reader.fromSchema(schema).parse(body);
  DOMSerializer.fromSchema(schema).serializeFragment(content, { document: held.ownerDocument }, held);
  restoreHeld(held);
  return held;
}

const wordsOf = (body: HTMLElement) => body.textContent.replace(/[\s\u200b\ufeff☑☐]/g, '');

/** What of a stored text the editor cannot hold, in words with numbers, to warn before it is lost. */
export function lostIn(given: string): string[] {
  if (given === '') return [];
  const before = parseHtml(given).body;
  const read = parseHtml(readForEditor(given)).body;
  const held = heldOf(read);
  for (const silent of before.querySelectorAll('script, style, .ql-ui')) silent.remove();
  const lost = KINDS.flatMap(([name, selector]) => {
    const count = before.querySelectorAll(selector).length - held.querySelectorAll(selector).length;
    return count > 0 ? [`${name} ${count} 处`] : [];
  });
  return wordsOf(read) === wordsOf(held) ? lost : [...lost, '部分文字'];
}
