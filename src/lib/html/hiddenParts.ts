import { declared } from './elements';

/** Columns beyond are taken as shown. */
const MAX_COLUMNS = 1000;
const MSO_HIDDEN = /mso-hide\s*:\s*all/i;

const visibility = (element: Element) => declared(element, 'visibility');

/** Whether an element is gone with all that is in it. */
function isGone(element: Element): boolean {
  if (element.hasAttribute('hidden') || MSO_HIDDEN.test(element.getAttribute('style') ?? '')) return true;
  return declared(element, 'display') === 'none' || visibility(element) === 'collapse';
}

/** The elements that say that they are visible, with those around them. */
function shownElements(styled: readonly Element[]): ReadonlySet<Element> {
  const shown = new Set<Element>();
  for (const element of styled.filter((one) => visibility(one) === 'visible')) {
    for (let up: Element | null = element; up && !shown.has(up); up = up.parentElement) shown.add(up);
  }
  return shown;
}

/** What cannot be seen of an element with `visibility: hidden`, without what says in it whether it is visible. */
function unseenParts(element: Element, shown: ReadonlySet<Element>): ChildNode[] {
  if (!shown.has(element)) return [element];
  return [...element.childNodes].flatMap((child) => {
    if (!(child instanceof Element)) return [child];
    return /^(?:visible|hidden)$/.test(visibility(child)) ? [] : unseenParts(child, shown);
  });
}

/** The places of the columns that a spreadsheet hides. */
function hiddenColumns(table: HTMLTableElement): ReadonlySet<number> {
  const hidden = new Set<number>();
  let place = 0;
  for (const column of table.querySelectorAll('col')) {
    const isHidden = isGone(column) || visibility(column) === 'hidden' || column.getAttribute('width') === '0';
    for (let rest = column.span; rest > 0 && place < MAX_COLUMNS; rest--, place++) if (isHidden) hidden.add(place);
  }
  return hidden;
}

/** The cells of hidden columns; one that reaches into others becomes narrower. */
function cellsOfHidden(table: HTMLTableElement): Element[] {
  const hidden = hiddenColumns(table);
  const cells: Element[] = [];
  if (hidden.size === 0) return cells;
  /** For how many more rows a cell from above takes a column. */
  let taken: number[] = [];
  for (const row of table.rows) {
    const above = taken;
    taken = above.map((rows) => Math.max(rows - 1, 0));
    let place = 0;
    for (const cell of row.cells) {
      while ((above[place] ?? 0) > 0) place++;
      if (place >= MAX_COLUMNS) break;
      let shown = 0;
      for (const end = Math.min(place + cell.colSpan, MAX_COLUMNS); place < end; place++) {
        taken[place] = cell.rowSpan - 1;
        if (!hidden.has(place)) shown++;
      }
      if (shown === 0) cells.push(cell);
      else if (shown < cell.colSpan) cell.colSpan = shown;
    }
  }
  return cells;
}

/** Takes out what is hidden in its source; returns whether it had words. */
export function dropHidden(body: Element): boolean {
  const cells = [...body.querySelectorAll('table')].flatMap(cellsOfHidden);
  const styled = [...body.querySelectorAll('[style], [hidden]')];
  const shown = shownElements(styled);
  const unseen = styled.filter((element) => visibility(element) === 'hidden');
  const hidden = [...cells, ...styled.filter(isGone), ...unseen.flatMap((element) => unseenParts(element, shown))];
  const hasWords = hidden.some(({ textContent }) => textContent?.trim());
  for (const node of hidden) node.remove();
  return hasWords;
}
