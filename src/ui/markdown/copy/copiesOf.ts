import type { Element, ElementContent, Properties, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Copies } from '@/lib/writeClipboard';
import { cellFormats, formatStyle, TEXT } from '@/lib/xlsx/cellFormats';
import { markdownTree } from '../markdownSyntax';
import { plainText, sheetCell, tableRows } from './plainText';

// Word and WPS know neither classes nor style sheets, so tables and code carry their styles.
const BORDER = 'border:1px solid #7f7f7f;padding:4px 8px';
const CODE_FONT = 'font-family:Consolas,monospace;background:#f5f5f5';
const HAN = /\p{Script=Han}/u;

function cellProperties(element: Element, format: string): Properties {
  const { align, colSpan, rowSpan } = element.properties;
  const aligned = typeof align === 'string' ? `;text-align:${align}` : '';
  const shade = element.tagName === 'th' ? ';background:#f2f2f2' : '';
  return { colSpan, rowSpan, style: `${BORDER}${aligned}${shade};${formatStyle(format)}` };
}

/** What an element keeps or gets; nothing of the page's own classes, roles and names. */
function propertiesOf(element: Element, formats: ReadonlyMap<Element, string>): Properties {
  const { href, start } = element.properties;
  switch (element.tagName) {
    case 'a':
      return { href };
    case 'ol':
      return { start };
    case 'table':
      return { border: '1', cellspacing: '0', style: 'border-collapse:collapse' };
    case 'th':
    case 'td':
      return cellProperties(element, formats.get(element) ?? TEXT);
    case 'pre':
      return { style: `${CODE_FONT};padding:8px;white-space:pre-wrap` };
    case 'code':
      return { style: CODE_FONT };
    default:
      return {};
  }
}

/** What Word and WPS understand of a node of the view. */
function plain(node: RootContent, outer: ReadonlyMap<Element, string> = new Map()): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element') return [];
  if (node.tagName === 'input') return [{ type: 'text', value: node.properties['checked'] ? '☑' : '☐' }];
  const formats = node.tagName === 'table' ? cellFormats(tableRows(node), sheetCell) : outer;
  const children = node.children.flatMap((child) => plain(child, formats));
  // The box in which a table scrolls.
  if (node.tagName === 'div') return children;
  // Chinese characters have no slanted form.
  if (node.tagName === 'em' && HAN.test(toString(node))) {
    return [{ ...node, tagName: 'span', properties: { style: 'color:#595959' }, children }];
  }
  return [{ ...node, properties: propertiesOf(node, formats), children }];
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

function htmlOf(node: ElementContent): string {
  if (node.type === 'text') return escaped(node.value);
  if (node.type !== 'element') return '';
  const { tagName, properties, children } = node;
  const attributes = Object.entries(properties).map(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? ` ${name.toLowerCase()}="${escaped(String(value))}"` : '',
  );
  const end = /^[bh]r$/.test(tagName) ? '' : `${children.map(htmlOf).join('')}</${tagName}>`;
  return `<${tagName}${attributes.join('')}>${end}`;
}

/**
 * A Markdown text for other programs, by the rules of the view (no raw HTML, no scripts, no pictures, safe links only):
 * formatted, and as words without marks.
 *
 * @param fileBase as in `safeLink`
 */
export function copiesOf(text: string, fileBase: string | undefined): Copies {
  const children = markdownTree(text, fileBase).children.flatMap((node) => plain(node));
  return { 'text/plain': plainText({ type: 'root', children }), 'text/html': children.map(htmlOf).join('') };
}
