import createPurifier, { type Config, type DOMPurify } from 'dompurify';
import { linkKind } from '../link';
import { make, parseHtml } from './elements';
import { isTooMuchHtml } from './tooMuchHtml';
import { DATA_PICTURE, mediaAddress, pictureSource, refusedHost, refusedWords, storedFile } from './pictureSource';

const CONFIG: Config & { RETURN_TRUSTED_TYPE: false } = {
  ALLOWED_TAGS: ['img', 'video', 'audio', 'source', 'iframe'],
  ALLOWED_ATTR: [
    ...['src', 'alt', 'title', 'width', 'height', 'style', 'class', 'type', 'poster'],
    ...['controls', 'loop', 'muted', 'preload', 'frameborder', 'allowfullscreen'],
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_TRUSTED_TYPE: false,
};

/** Made at the first use. */
let purifier: DOMPurify | undefined;

const LONE_SURROGATE = /\p{Surrogate}/gu;

/** The attribute of a mark: what it stands for, as encoded HTML. */
export const HELD = 'data-held';

const sourceOf = (element: Element) =>
  element.getAttribute('src') ?? element.querySelector('source')?.getAttribute('src') ?? '';

function isHoldable(element: Element): boolean {
  const source = sourceOf(element);
  if (element.localName !== 'img') return mediaAddress(source) !== undefined;
  return DATA_PICTURE.test(source) || (source !== '' && linkKind(source) !== 'refused');
}

/** The picture or medium that HTML consists of, without what could run, in a document that loads nothing. */
function readElement(html: string): Element | undefined {
  if (isTooMuchHtml(html)) return undefined;
  purifier ??= createPurifier(window);
  const [element] = parseHtml(purifier.sanitize(html, CONFIG)).body.children;
  return element && isHoldable(element) ? element : undefined;
}

/** What a mark stands for, in a document that loads nothing; undefined for what is no mark. */
export function heldElement(mark: string): Element | undefined {
  try {
    return readElement(decodeURIComponent(mark));
  } catch {
    return undefined;
  }
}

/** The mark that stands for a picture or medium. */
export const heldMark = ({ outerHTML }: Element): string =>
  encodeURIComponent(outerHTML.replace(LONE_SURROGATE, '\ufffd'));

/** Whether readers get a link or words in place of an element. */
const isReduced = (element: Element) =>
  element.localName !== 'img' || pictureSource(element.getAttribute('src') ?? '') === undefined;

/**
 * Puts marks into a text for the pictures and media that readers get as a link or words. The editor holds the marks, and
 * `restoreHeld` puts back what was there.
 */
export function markHeld(html: string): string {
  if (!/<(?:img|iframe|video|audio)\b/i.test(html)) return html;
  const body = parseHtml(html).body;
  for (const element of body.querySelectorAll('img, iframe, video, audio')) {
    // What stands in another medium goes with it.
    const isOuter = !element.parentElement?.closest('iframe, video, audio');
    const held = isOuter && isReduced(element) ? readElement(element.outerHTML) : undefined;
    if (!held) continue;
    const mark = make(element, 'span');
    mark.setAttribute(HELD, heldMark(held));
    element.replaceWith(mark);
  }
  return body.innerHTML;
}

/** Replaces the marks below an element by what they stand for; returns whether there were any. */
export function restoreHeld(body: Element): boolean {
  const marks = body.querySelectorAll(`[${HELD}]`);
  for (const mark of marks) {
    const held = heldElement(mark.getAttribute(HELD) ?? '');
    mark.replaceWith(...(held ? [held] : []));
  }
  return marks.length > 0;
}

function whyReduced(element: Element): string {
  const source = sourceOf(element);
  if (element.localName !== 'img') return '此处不播放';
  if (storedFile(source) !== undefined) return '阅读时点击查看';
  if (DATA_PICTURE.test(source)) return '图片过大，此处不显示';
  const host = refusedHost(source);
  return host === undefined ? '此处不显示' : refusedWords(host);
}

/** What the editor shows in place of an element: what it is, and why it is not shown. */
export function heldWords(element: Element): string {
  const kind = { img: '图片', audio: '音频' }[element.localName] ?? '视频';
  const name = element.localName === 'img' ? element.getAttribute('alt') : sourceOf(element);
  return `${kind}${name ? `：${name}` : ''}（${whyReduced(element)}，保存后仍保留）`;
}
