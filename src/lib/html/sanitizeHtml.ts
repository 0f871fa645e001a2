import createPurifier, { type Config, type DOMPurify } from 'dompurify';
import { appConfig } from '@/config/appConfig';
import { linkKind, NEW_WINDOW, parseUrl } from '../link';

const CONFIG: Config & { RETURN_TRUSTED_TYPE: false } = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'div', 'span'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'code', 'sub', 'sup'],
    ...['ul', 'ol', 'li', 'a', 'img'],
    ...['table', 'colgroup', 'col', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'title', 'src', 'alt', 'colspan', 'rowspan', 'start', 'style'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_TRUSTED_TYPE: false,
};

const ALIGNMENT = /(?:^|;)\s*text-align\s*:\s*(left|center|right|justify)\s*(?:;|$)/i;

/**
 * Whether a picture comes from the app, its API or the file preview. A request elsewhere would tell another host who is
 * reading, or ask another application of this host with the reader's cookies.
 */
function isOwnPicture(source: string): boolean {
  const url = source === '' ? undefined : parseUrl(source, window.location.href);
  if (url?.origin !== window.location.origin || !/^https?:$/.test(url.protocol)) return false;
  // Servers read these as parts of a path, which then could lead out of the place.
  if (/%2f|%5c|%2e/i.test(url.pathname)) return false;
  return [import.meta.env.BASE_URL, appConfig.apiBase, appConfig.previewBase]
    .filter((place) => place !== '')
    .some((place) => url.pathname.startsWith(`${place.replace(/\/$/, '')}/`));
}

function settle(element: Element): void {
  const href = element.getAttribute('href');
  if (href !== null && linkKind(href) === 'refused') element.removeAttribute('href');
  if (href !== null && linkKind(href) === 'external') {
    element.setAttribute('target', NEW_WINDOW.target);
    element.setAttribute('rel', NEW_WINDOW.rel);
  }
  if (element.localName === 'img' && !isOwnPicture(element.getAttribute('src') ?? '')) element.remove();
}

/** Made at the first use. It has no state, so all callers share it. */
let purifier: DOMPurify | undefined;

function openPurifier(): DOMPurify {
  const opened = createPurifier(window);
  opened.addHook('uponSanitizeAttribute', (_element, attribute) => {
    if (attribute.attrName !== 'style') return;
    const [, alignment] = ALIGNMENT.exec(attribute.attrValue) ?? [];
    attribute.keepAttr = alignment !== undefined;
    attribute.attrValue = `text-align: ${alignment?.toLowerCase()}`;
  });
  opened.addHook('afterSanitizeAttributes', settle);
  return opened;
}

/**
 * Sanitises HTML. Text with its structure, alignment, tables, links without scripts and pictures of the app are kept;
 * other elements are replaced by their text.
 */
export const sanitizeHtml = (html: string): string => (purifier ??= openPurifier()).sanitize(html, CONFIG);
