import { isRecord } from '@/lib/isRecord';

/** The fields of an answer by their places, such as `rows.dept.deptName`; those of trees once for all levels. */
export function fieldsIn(value: unknown, at = ''): ReadonlySet<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((one) => [...fieldsIn(one, at)]));
  if (!isRecord(value)) return new Set();
  return new Set(
    Object.entries(value).flatMap(([name, inner]) => {
      const place = at === '' ? name : `${at}.${name}`;
      return [place, ...fieldsIn(inner, name === 'children' ? at : place)];
    }),
  );
}

/** An answer without the fields at some places; empty texts become others, because nobody would miss an empty one. */
export function withoutFields(value: unknown, places: ReadonlySet<string>, at = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutFields(one, places, at));
  if (!isRecord(value)) return value === '' ? '某' : value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const place = at === '' ? name : `${at}.${name}`;
      if (places.has(place)) return [];
      return [[name, withoutFields(inner, places, name === 'children' ? at : place)]];
    }),
  );
}
