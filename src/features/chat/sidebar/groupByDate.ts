import type { Conversation } from '../Conversation';

/** What stands in the list of conversations: a row, or the heading of a time. */
export type ListEntry = { type: 'heading'; id: string; text: string } | { type: 'row'; row: Conversation };

const dayOf = (timestamp: number) => {
  const day = new Date(timestamp);
  // Noon, so that a day of 23 or 25 hours counts as one too.
  return Math.floor(new Date(day.getFullYear(), day.getMonth(), day.getDate(), 12).getTime() / 86_400_000);
};

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
export function groupByDate(rows: readonly Conversation[], now: Date): ListEntry[] {
  const today = dayOf(now.getTime());
  const entries: ListEntry[] = [];
  let heading = '';
  for (const row of rows) {
    const next = Number.isNaN(row.usedAt) ? heading : headingOf(row.usedAt, today);
    if (next !== heading) entries.push({ type: 'heading', id: row.id, text: next });
    heading = next;
    entries.push({ type: 'row', row });
  }
  return entries;
}
