import { cellFormats, formatStyle, isFormula, markFormulas, type SheetCell, TEXT } from './xlsx/cellFormats';

/** The attributes that elements keep; classes, roles and names are the page's own. */
const KEPT = new Set(['href', 'src', 'alt', 'start', 'colspan', 'rowspan', 'style']);
/** What becomes a cell beyond tables. */
const OTHERS = 'p, li, dt, dd, div, pre, blockquote, summary, span, h1, h2, h3, h4, h5, h6';
const UNSEEN = 'button, input, svg, [hidden], [aria-hidden="true"], .visually-hidden';

/** A copy of what is selected; rows stay in their table, items in their list. */
function copyOf(range: Range): DocumentFragment {
  const copy = range.cloneContents();
  const { commonAncestorContainer: inner } = range;
  const element = inner instanceof Element ? inner : inner.parentElement;
  const holder = element?.closest('td, th, li, table, ul, ol, pre');
  if (!holder?.matches('table, ul, ol, pre')) return copy;
  const shell = holder.cloneNode(false) as Element;
  shell.append(copy);
  const whole = document.createDocumentFragment();
  whole.append(shell);
  return whole;
}

/** The class of a column of records whose field is an amount or a count. */
export const AMOUNT_CELL = 'amount-cell';
export const isAmountCell = (cell: Element): boolean => cell.matches(`td.${AMOUNT_CELL}`);

/** A heading is text; antd's tables have fields, those of texts have none. */
const readCell = (cell: Element): SheetCell => ({
  text: cell.textContent.trim(),
  ...(cell.matches('th, .ant-table-cell') && { isAmount: isAmountCell(cell) }),
});

/**
 * Copies what is selected as it was written. A browser would copy the colours of the theme too, which in Word become
 * light letters on dark strips. What is copied from a field, or was copied by another handler, is left alone.
 */
export function copyWithoutTheme(event: ClipboardEvent): void {
  const selection = window.getSelection();
  const isInField = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
  if (event.defaultPrevented || !selection || selection.isCollapsed || isInField) return;
  const box = document.createElement('div');
  box.append(copyOf(selection.getRangeAt(0)));
  for (const element of box.querySelectorAll(UNSEEN)) element.remove();
  // A part of one element, such as a word of a cell.
  if (box.childElementCount === 0 && isFormula(box.textContent)) box.innerHTML = `<span>${box.innerHTML}</span>`;
  const tables = [...box.querySelectorAll('table')].map(({ rows }) => [...rows].map(({ cells }) => [...cells]));
  const formats = new Map<Element, string>(tables.flatMap((rows) => [...cellFormats(rows, readCell)]));
  for (const element of box.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (!KEPT.has(name)) element.removeAttribute(name);
    // Our own components are drawn by variables.
    if (element.getAttribute('style')?.includes('var(')) element.removeAttribute('style');
    if (element.matches('table')) element.setAttribute('border', '1');
    const format =
      formats.get(element) ?? (element.matches(OTHERS) && isFormula(element.textContent) ? TEXT : undefined);
    const style = element.getAttribute('style');
    if (format !== undefined) element.setAttribute('style', [formatStyle(format), style].filter(Boolean).join(';'));
  }
  event.preventDefault();
  // Beyond tables a sign at the beginning is one.
  const words = selection.toString();
  event.clipboardData?.setData('text/plain', formats.size > 0 ? markFormulas(words) : words);
  event.clipboardData?.setData('text/html', box.innerHTML);
}
