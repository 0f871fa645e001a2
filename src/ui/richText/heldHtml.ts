import { getSchema } from '@tiptap/core';
import { DOMParser as Reader, DOMSerializer, type Schema } from '@tiptap/pm/model';
import { pictureSource } from '@/lib/html/pictureSource';
import { readRichText } from '@/lib/html/sanitizeHtml';
import { extensions } from './extensions';

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** An empty paragraph has a line of its own, wherever the text is shown. */
const EMPTY_PARAGRAPH = /(<p(?: [^>]*)?>)(?=<\/p>)/g;
/** The editor's open lines at the end are not part of the text, unless it had such lines before. */
const OPEN_LINES = /(?<!<p><br><\/p>)(?:<p><br><\/p>)+$/;

/**
 * The text of the editor as it is saved.
 *
 * @param given what the editor was opened with: pictures keep the addresses that they have there
 */
export function savedHtml(html: string, given: string): string {
  const whole = readRichText(html).replace(EMPTY_PARAGRAPH, '$1<br>');
  const saved = OPEN_LINES.test(given) ? whole : whole.replace(OPEN_LINES, '');
  const sources = [...parsed(given).querySelectorAll('img')].map((picture) => picture.getAttribute('src') ?? '');
  const moved = sources.filter((source) => pictureSource(source) !== source);
  if (moved.length === 0) return saved;
  const body = parsed(saved);
  for (const picture of body.querySelectorAll('img')) {
    const source = moved.find((one) => pictureSource(one) === picture.getAttribute('src'));
    if (source !== undefined) picture.setAttribute('src', source);
  }
  return body.innerHTML;
}

/** What can be lost, by the words for it. */
const KINDS: readonly [name: string, selector: string][] = [
  ['图片', 'img'],
  ['视频或音频', 'iframe, video, audio, embed, object'],
  ['公式', '.ql-formula, math'],
  ['图形', 'svg, canvas'],
  ['输入框', 'input:not([type="checkbox" i]), select, textarea'],
  ['表格样式', 'td[style], th[style], tr[style], [bgcolor], [background]'],
];

/** Made at the first use. */
let schema: Schema | undefined;

/** What the editor holds of a text, in a document that loads nothing. */
function heldOf(body: HTMLElement): HTMLElement {
  schema ??= getSchema(extensions);
  const held = document.implementation.createHTMLDocument().body;
  const { content } = Reader.fromSchema(schema).parse(body);
  DOMSerializer.fromSchema(schema).serializeFragment(content, { document: held.ownerDocument }, held);
  return held;
}

const wordsOf = (body: HTMLElement) => body.textContent.replace(/[\s\u200b\ufeff☑☐]/g, '');

/** What of a stored text the editor cannot hold, in words with numbers: it is told before it is lost. */
export function lostIn(given: string): string[] {
  if (given === '') return [];
  const before = parsed(given);
  const read = parsed(readRichText(given));
  const held = heldOf(read);
  for (const silent of before.querySelectorAll('script, style, .ql-ui')) silent.remove();
  const lost = KINDS.flatMap(([name, selector]) => {
    const count = before.querySelectorAll(selector).length - held.querySelectorAll(selector).length;
    return count > 0 ? [`${name} ${count} 处`] : [];
  });
  return wordsOf(read) === wordsOf(held) ? lost : [...lost, '部分文字'];
}
