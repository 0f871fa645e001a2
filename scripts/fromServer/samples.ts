import { textOf } from '@/lib/record/ServerRecord';
import type { Description, Guess } from './describe';

const SIGNS = ['甲', '乙', '丙'] as const;

/** What a record has in a column; no longer and no larger than it may be. */
function sampleOf({ column, field, options }: Guess, { table, nameField }: Description, at: number): unknown {
  const { name, type, length, decimals, comment } = column;
  const numeric = type === 'integer' || type === 'decimal';
  const day = `2025-03-0${at + 1}`;
  if (name === table.tree?.parent) return at === 0 ? 0 : 1;
  if (options && options.length > 0) {
    const { value = '' } = options[at % options.length] ?? {};
    return numeric && value !== '' && Number.isFinite(Number(value)) ? Number(value) : value;
  }
  if (type === 'time') return `${day} 09:00:00`;
  if (type === 'day') return day;
  if (type === 'flag') return at === 0;
  if (numeric)
    return name === table.key || /Id$/.test(name) || (length ?? 9) - (decimals ?? 0) < 2 ? at + 1 : (at + 1) * 10;
  const kind = field?.['kind'];
  if (name === table.key) return String(at + 1);
  if (type === 'list' || type === 'binary' || kind === 'files' || kind === 'dict' || !field) return null;
  if (kind === 'month') return day.slice(0, 7);
  if (kind === 'json') return '{}';
  if (/phone|mobile|tel$/i.test(name) && (length ?? 11) > 10) return `1380000000${at + 1}`;
  if (/email/i.test(name)) return `name${at + 1}@example.com`;
  const said = name === nameField ? table.title : textOf(field['label']) || comment;
  const text = `${said.slice(0, (length ?? 100) - 1)}${SIGNS[at] ?? ''}`;
  return kind === 'html' ? `<p>${text.replace(/[<&]/g, '')}</p>` : text;
}

/** The records of the mock. */
export const samplesOf = (description: Description) =>
  SIGNS.map((_sign, at) =>
    Object.fromEntries(description.guesses.map((guess) => [guess.column.name, sampleOf(guess, description, at)])),
  );
