import createPurifier, { type Config, type DOMPurify } from 'dompurify';
import { linkKind, NEW_WINDOW } from '../link';
import { HELD, heldElement, markHeld } from './heldElements';
import { ALIGNMENT, BLOCK_STYLES, INDENTS, keptClass, keptStyle, TEXT_STYLES } from './keptStyles';
import { isHostData } from './outsideLink';
import { mediaAddress, PICTURE_WORDS, pictureSource, storedFile, uploadAddress } from './pictureSource';
import { keepsPlace, SLICE } from './ownHtml';
import { plainHtml } from './plainHtml';
import { isTooMuchHtml, wordsAsHtml } from './tooMuchHtml';
import { UPLOADING } from './uploadingPictures';

const CONFIG: Config & { RETURN_TRUSTED_TYPE: false } = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'div', 'span'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'code', 'sub', 'sup'],
    ...['ul', 'ol', 'li', 'a', 'img'],
    ...['table', 'colgroup', 'col', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: [
    'href',
    'title',
    'src',
    'alt',
    'width',
    'height',
    'colspan',
    'rowspan',
    'start',
    'type',
    'style',
    'class',
    HELD,
    UPLOADING,
    SLICE,
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_TRUSTED_TYPE: false,
};

function settleLink(element: Element): void {
  const href = element.getAttribute('href');
  if (href !== null && linkKind(href) === 'refused') element.removeAttribute('href');
  if (href !== null && linkKind(href) === 'external') {
    element.setAttribute('target', NEW_WINDOW.target);
    element.setAttribute('rel', NEW_WINDOW.rel);
  }
}

/** Replaces a picture that is not loaded by a link to it, or by words. */
function sayPicture(picture: Element): void {
  const source = picture.getAttribute('src') ?? '';
  const address = storedFile(source) === undefined ? mediaAddress(source) : (uploadAddress(source) ?? source);
  const words = picture.getAttribute('alt') || '图片';
  const shown = picture.ownerDocument.createElement(address === undefined ? 'span' : 'a');
  shown.append(address === undefined ? `（${words}无法显示）` : `${PICTURE_WORDS}${words}`);
  if (address !== undefined) {
    shown.setAttribute('href', address);
    settleLink(shown);
  }
  picture.replaceWith(shown);
}

interface Reading {
  isStored: boolean;
  styleOf: (style: string) => string;
  classOf: (classes: string) => string;
  sourceOf: (source: string) => string | undefined;
  refusePicture: (picture: Element) => void;
  /** Whether a mark of the editor stays in the text. */
  isHeld: (mark: string) => boolean;
  /** Whether it comes from an editor like ours: the mark for the place that it was taken from stays. */
  isOwn: boolean;
  /** Whether the marks of pictures on their way stay. */
  keepsUploads: boolean;
}

/** For stored text, which keeps its look. */
const STORED: Reading = {
  isStored: true,
  styleOf: (style) => keptStyle(style, ALIGNMENT, BLOCK_STYLES, TEXT_STYLES),
  classOf: keptClass,
  sourceOf: pictureSource,
  refusePicture: sayPicture,
  isHeld: () => false,
  isOwn: false,
  keepsUploads: false,
};

/** For the editor, which writes back what is not shown. */
const EDITED: Reading = { ...STORED, isHeld: (mark) => heldElement(mark) !== undefined, keepsUploads: true };

/** What an editor put on the clipboard is as it was. */
const OWN: Reading = { ...EDITED, isOwn: true };

/** Pasted text takes the look of the text around it. */
const PASTED: Reading = {
  isStored: false,
  styleOf: (style) => keptStyle(style, ALIGNMENT, INDENTS),
  classOf: () => '',
  // Pictures in data URLs would be sent with the text at each save.
  sourceOf: (source) => (source.startsWith('data:') ? undefined : pictureSource(source)),
  refusePicture: (picture) => picture.remove(),
  // Pictures that were cut out of an editor. Frames could come from anywhere.
  isHeld: (mark) => heldElement(mark)?.localName === 'img',
  isOwn: false,
  keepsUploads: true,
};

/** The text if it is the name of a file; else empty, because the address tells the name. */
const nameIn = (text: string): string => (/\.\w{1,5}$/.test(text) ? text : '');

const SPANS = new Set(['colspan', 'rowspan']);
/** As in replies. The editor makes an element for each column. */
const MAX_SPAN = 50;
const spanOf = (asked: string) => String(Math.min(Math.max(Number.parseInt(asked, 10) || 1, 1), MAX_SPAN));

function openPurifier({
  isStored,
  styleOf,
  classOf,
  sourceOf,
  refusePicture,
  isHeld,
  isOwn,
  keepsUploads,
}: Reading): DOMPurify {
  const opened = createPurifier(window);
  opened.addHook('uponSanitizeAttribute', (_element, attribute) => {
    const { attrName } = attribute;
    if (attrName === HELD) attribute.keepAttr = isHeld(attribute.attrValue);
    if (attrName === UPLOADING) attribute.keepAttr = keepsUploads;
    if (attrName === SLICE) attribute.keepAttr = isOwn && keepsPlace(attribute.attrValue);
    if (SPANS.has(attrName)) attribute.attrValue = spanOf(attribute.attrValue);
    if (attrName !== 'style' && attrName !== 'class') return;
    attribute.attrValue = (attrName === 'style' ? styleOf : classOf)(attribute.attrValue);
    attribute.keepAttr = attribute.attrValue !== '';
  });
  opened.addHook('afterSanitizeAttributes', (element) => {
    const upload = uploadAddress(element.getAttribute('href') ?? '');
    if (isStored && upload !== undefined) element.setAttribute('href', upload);
    settleLink(element);
    // As `outsideLink`.
    const href = isStored ? element.getAttribute('href') : null;
    if (href !== null && isHostData(href)) {
      element.setAttribute('download', nameIn(element.textContent));
      element.removeAttribute('target');
    }
    if (element.localName !== 'img') return;
    const source = sourceOf(element.getAttribute('src') ?? '');
    if (source === undefined) refusePicture(element);
    else element.setAttribute('src', source);
  });
  return opened;
}

/** The purifier is made at the first use. It has no state, so all callers share it. */
function purifying(reading: Reading): (html: string) => string {
  let purifier: DOMPurify | undefined;
  return (html) => (purifier ??= openPurifier(reading)).sanitize(html, CONFIG);
}

/** Marks of the editor stand for something, and are no empty words. */
const EMPTY_PARAGRAPH =
  /(<p(?: [^<>]*)?>)(?:[ \t\r\n]|<\/?(?:span|strong|b|em|i|u|s)(?: (?:style|class|title)="[^"<>]*")*>)*(?=<\/p>)/g;

/** A paragraph without words is an empty line, as its writer saw it. */
const showEmptyLines = (html: string): string => html.replace(EMPTY_PARAGRAPH, '$1<br>');

const purifyPasted = purifying(PASTED);
const purifyStored = purifying(STORED);
const purifyEdited = purifying(EDITED);

/**
 * Sanitises pasted HTML. Text with its structure, alignment, tables, links without scripts and pictures of the app are
 * kept; other elements are replaced by their text, and so are all where there are too many (`isTooMuchHtml`).
 */
export const sanitizeHtml = (html: string): string => (isTooMuchHtml(html) ? wordsAsHtml(html) : purifyPasted(html));

/** As `sanitizeHtml`, for what an editor put on the clipboard, which keeps its look. */
export const sanitizeOwnHtml = purifying(OWN);

/**
 * Reads HTML that was stored, by whatever editor: as `sanitizeHtml`, with indents, colours, sizes and fonts. What is not
 * shown leaves a link or words. Of too many elements, only the words are left.
 */
export const readRichText = (html: string): string =>
  isTooMuchHtml(html) ? wordsAsHtml(html) : showEmptyLines(purifyStored(plainHtml(html)));

/**
 * Reads stored HTML for the editor: as `readRichText`, with a mark in place of what is not shown (`restoreHeld`). It leaves
 * nothing out for its size, because the result is saved: the editor does not open what is too much.
 */
export const readForEditor = (html: string): string => showEmptyLines(purifyEdited(plainHtml(markHeld(html))));
