const BLANK = /^[ \t>]*$/;
/** A line that begins as a row does. */
const ROW = /^[ \t>]*[|｜]/;
const INDENT = /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+(?=[|｜]))?/;
const DELIMITER = /^[ \t>]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/;
/** A row whose first cell begins with a blank. */
const LOOSE_ROW = /^[ \t>]*\|(?:[ \t]|$)/;
/** What may become the line below a head. */
const RULE_BEGINNING = /^[ \t>]*[|｜][-:：| \t]*$/;
/** A table with more columns keeps the surplus in its last one. */
const MAX_COLUMNS = 60;
const PIPE = /\\.|\|/g;

/** A row with full-width lines as one with those of Markdown. */
function narrowed(line: string): string {
  const [indent = ''] = INDENT.exec(line) ?? [];
  const row = line.slice(indent.length);
  if (!row.startsWith('｜')) return line;
  const narrow = row.replace(/(?<!\\)\|/g, '\\|').replaceAll('｜', '|');
  const rule = narrow
    .replace(/[－—―─–]+/g, '---')
    .replaceAll('：', ':')
    .replace(/[ \u3000]/g, '');
  return indent + (DELIMITER.test(rule) ? rule : narrow);
}

const isRule = (line: string | undefined): boolean => line !== undefined && line.includes('|') && DELIMITER.test(line);

/** The cells of a row. */
function countCells(line: string): number {
  const row = line.replace(INDENT, '').trim();
  const lines = (row.match(PIPE) ?? []).filter((found) => found === '|').length;
  return lines + 1 - Number(row.startsWith('|')) - Number(/(?<!\\)\|$/.test(row) && row.length > 1);
}

/** A row with empty cells up to this number. */
function padded(line: string, columns: number, cell: string): string {
  const missing = columns - countCells(line);
  if (missing <= 0) return line;
  const row = line.trimEnd();
  return (/(?<!\\)\|$/.test(row) ? row : `${row} |`) + `${cell}|`.repeat(missing);
}

/** A row whose last cell has what is beyond the columns. */
function bounded(line: string, columns: number): string {
  if (countCells(line) <= columns) return line;
  let left = columns + Number(/^[ \t>]*\|/.test(line)) - 1;
  return line.replace(PIPE, (found) => {
    if (found !== '|') return found;
    left -= 1;
    return left < 0 ? '\\|' : found;
  });
}

/** Makes the head of a table as wide as its widest row: Markdown drops the cells beyond. */
function widened([head = '', rule = '', ...rows]: readonly string[]): string[] {
  const cells = [head, rule, ...rows].map(countCells);
  const columns = Math.max(cells[0] ?? 0, Math.min(Math.max(...cells), MAX_COLUMNS));
  return [padded(head, columns, ' '), padded(rule, columns, '---'), ...rows.map((row) => bounded(row, columns))];
}

const isClosed = (row: string) => row.trimEnd().endsWith('|');

/**
 * Whether a line behind a blank one is a further row of a table, and not words: |x| 是绝对值. The last line may still be
 * written.
 */
const isRowOf = (head: string, line: string, isLast: boolean): boolean =>
  !isClosed(head) || isClosed(line) || (isLast && (!LOOSE_ROW.test(head) || LOOSE_ROW.test(line)));

/** For each line, the number of the next one that is not blank. */
function nextFilled(lines: readonly string[]): number[] {
  const after: number[] = [];
  let next = lines.length;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    after[index] = next;
    if (!BLANK.test(lines[index] ?? '')) next = index;
  }
  return after;
}

/** The tables among the lines of a block, without blank lines between their rows, and with all of their cells. */
export function mendTables(sent: readonly string[]): string[] {
  if (!sent.some((line) => line.includes('|') || line.includes('｜'))) return [...sent];
  const narrow = sent.map(narrowed);
  const filled = nextFilled(narrow);
  const after = (index: number) => filled[index] ?? narrow.length;
  const isHead = (index: number) => {
    const line = narrow[index] ?? '';
    const next = ROW.test(line) ? after(index) : index + 1;
    return line.includes('|') && !isRule(line) && isRule(narrow[next]);
  };
  const mended: string[] = [];
  let index = 0;
  while (index < narrow.length) {
    if (!isHead(index)) {
      // Full-width lines stand for those of a table only in one.
      mended.push(sent[index] ?? '');
      const next = after(index);
      const isBegun = next === narrow.length - 1 && RULE_BEGINNING.test(narrow[next] ?? '');
      index = isBegun && ROW.test(narrow[index] ?? '') ? next : index + 1;
      continue;
    }
    const table: string[] = [];
    let next = index;
    while (next < narrow.length) {
      table.push(narrow[next] ?? '');
      index = next + 1;
      next = ROW.test(narrow[next] ?? '') ? after(next) : index;
      const line = narrow[next] ?? '';
      const isRow = () => table.length === 1 || isRowOf(table[0] ?? '', line, next === narrow.length - 1);
      const isFurther = next < narrow.length && !BLANK.test(line) && (next === index || (ROW.test(line) && isRow()));
      if (!isFurther || (table.length > 1 && isHead(next))) break;
    }
    mended.push(...widened(table));
  }
  return mended;
}
