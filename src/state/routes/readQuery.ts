import { isRecord } from '@/lib/isRecord';
import { toText } from './parseMeta';

/** The query of a menu entry, which RuoYi sends as JSON text; `undefined` for anything but an object. */
export function readQuery(query: unknown): Record<string, string> | undefined {
  let value = query;
  if (typeof query === 'string') {
    try {
      value = JSON.parse(query) as unknown;
    } catch {
      return undefined;
    }
  }
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (toText(part) ? [[key, toText(part)]] : [])),
  );
}
