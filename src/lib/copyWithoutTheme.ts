/**
 * What spreadsheets change: leading zeros, digits after the fifteenth, numbers like days or powers, `(1)`, formulas.
 */
const CHANGED =
  /^(?:0\d+|-?\d{12,}|\(\d+\)|\d{1,4}[-/]\d{1,2}|\d{1,2}[-/]\d{1,2}[-/]\d{1,2}|\d+\.\d*0|\d+E\d+|[=+]\S.*)$/i;

/** Whether a spreadsheet would change this cell when it is pasted. */
export const isCodeNumber = (text: string): boolean => CHANGED.test(text);

/** The attributes that elements keep; classes, roles and names are the page's own. */
const KEPT = new Set(['href', 'src', 'alt', 'start', 'colspan', 'rowspan', 'style']);
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
  for (const element of box.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (!KEPT.has(name)) element.removeAttribute(name);
    // Our own components are drawn by variables.
    if (element.getAttribute('style')?.includes('var(')) element.removeAttribute('style');
    if (element.matches('table')) element.setAttribute('border', '1');
    if (element.matches('td') && isCodeNumber(element.textContent.trim()))
      element.setAttribute('style', "mso-number-format:'\\@'");
  }
  event.preventDefault();
  event.clipboardData?.setData('text/plain', selection.toString());
  event.clipboardData?.setData('text/html', box.innerHTML);
}
