import type { Conversation } from '../calls/pageSchemas';

/** A row of the list, and the heading that stands before it. */
export interface DatedRow {
  row: Conversation;
  heading: string | undefined;
}

/** The number of a local day, taken at noon so that a day of 23 or 25 hours counts as one too. */
const dayOf = (timestamp: number) => Math.floor(new Date(timestamp).setHours(12, 0, 0, 0) / 86_400_000);

function headingOf(usedAt: number, today: number): string {
  const days = today - dayOf(usedAt);
  if (days <= 0) return '今天';
  if (days === 1) return '昨天';
  return days < 7 ? '近 7 天' : '更早';
}

/**
 * The rows under headings by when they were last used, in the order received; without headings if the server sends no
 * times. A row without a time stands with the row before it.
 */
export function groupByDate(rows: readonly Conversation[], now: Date): DatedRow[] {
  const today = dayOf(now.getTime());
  let last = '';
  return rows.map((row) => {
    const before = last;
    if (!Number.isNaN(row.usedAt)) last = headingOf(row.usedAt, today);
    return { row, heading: last === before ? undefined : last };
  });
}
