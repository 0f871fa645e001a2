import type { PhrasingContent, RootContent } from 'mdast';

const TAG = /<(\/?)(table|caption|thead|tbody|tfoot|tr|th|td)((?: (?:col|row)span="\d+")*)>/g;
/** Places that cells of one table may take by their spans; beyond, a cell has one place. */
const MAX_PLACES = 20_000;

interface Row {
  /** The part of the table that it was written in. */
  part: string | undefined;
  cells: { name: string; colSpan: number; rowSpan: number; children: PhrasingContent[] }[];
}

const numberIn = (attributes: string, name: string) =>
  Number(new RegExp(`${name}="(\\d+)"`).exec(attributes)?.[1] ?? 1);

/** An element: a node of a known type under another name. */
const elementOf = (hName: string, children: readonly RootContent[], hProperties = {}): RootContent =>
  ({ type: 'emphasis', data: { hName, hProperties }, children }) as RootContent;

/** The head of a table without parts is its first rows, as far as they have headings only. */
function withParts(rows: readonly Row[]): Required<Row>[] {
  let isHead = rows.every(({ part }) => part !== 'thead');
  return rows.map(({ part, cells }) => {
    isHead &&= part === undefined && cells.every(({ name }) => name === 'th');
    return { part: part ?? (isHead ? 'thead' : 'tbody'), cells };
  });
}

function rowsOf(rows: readonly Row[]): RootContent[] {
  return rows.map(({ cells }, index) => {
    const shown = cells.map(({ name, colSpan, rowSpan, children }) => {
      const rowsLeft = Math.min(rowSpan, rows.length - index);
      return elementOf(name, children, {
        ...(colSpan > 1 && { colSpan }),
        ...(rowsLeft > 1 && { rowSpan: rowsLeft }),
      });
    });
    return elementOf('tr', shown);
  });
}

/**
 * The table that a line of `ownLines` holds; nothing where it has no cells yet.
 *
 * @param parseCell reads the Markdown of a cell
 */
export function htmlTableNode(line: string, parseCell: (text: string) => PhrasingContent[]): RootContent[] {
  const rows: Row[] = [];
  const captions: RootContent[] = [];
  let [from, places, part, open] = [0, 0, undefined as string | undefined, ''];
  let row: Row | undefined;
  for (const { 0: tag, 1: slash, 2: name = '', 3: attributes = '', index } of line.matchAll(TAG)) {
    const text = line.slice(from, index);
    if (open === 'caption') captions.push(elementOf('caption', parseCell(text)));
    else if (open !== '') row?.cells.at(-1)?.children.push(...parseCell(text));
    [from, open] = [index + tag.length, ''];
    if (name === 'tr') row = undefined;
    else if (/^t(?:head|body|foot)$/.test(name)) [part, row] = [slash === '' ? name : undefined, undefined];
    else if (slash === '' && name === 'caption') open = name;
    else if (slash === '' && name !== 'table') {
      if (!row) rows.push((row = { part, cells: [] }));
      const [colSpan, rowSpan] = [numberIn(attributes, 'colspan'), numberIn(attributes, 'rowspan')];
      places += colSpan * rowSpan;
      const spans = places > MAX_PLACES ? { colSpan: 1, rowSpan: 1 } : { colSpan, rowSpan };
      row.cells.push({ name, ...spans, children: [] });
      open = name;
    }
  }
  if (open !== '') row?.cells.at(-1)?.children.push(...parseCell(line.slice(from)));
  if (rows.length === 0) return [];
  const parts: { part: string; rows: Row[] }[] = [];
  for (const next of withParts(rows)) {
    if (parts.at(-1)?.part === next.part) parts.at(-1)?.rows.push(next);
    else parts.push({ part: next.part ?? 'tbody', rows: [next] });
  }
  return [elementOf('table', [...captions.slice(0, 1), ...parts.map((one) => elementOf(one.part, rowsOf(one.rows)))])];
}
