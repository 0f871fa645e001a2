import fc from 'fast-check';
import { isRecord } from '@/lib/isRecord';
import type { ServerRecord } from '@/lib/record/ServerRecord';

/** A body without some of its fields, by their paths; those of a list stand for all of its records. */
export const without = (body: unknown, paths: readonly string[], at = ''): unknown => {
  if (Array.isArray(body)) return body.map((one) => without(one, paths, at));
  if (!isRecord(body)) return body;
  const left = Object.entries(body).filter(([name]) => !paths.includes(`${at}.${name}`));
  return Object.fromEntries(left.map(([name, value]) => [name, without(value, paths, `${at}.${name}`)]));
};

/** The fields of a body; none if it has none. */
export const fieldsOf = (body: unknown): object & ServerRecord => (isRecord(body) ? body : {});

/** The paths of all fields in a body. */
const pathsIn = (body: unknown, at = ''): string[] => {
  if (Array.isArray(body)) return body.flatMap((one) => pathsIn(one, at));
  const fields = isRecord(body) ? Object.entries(body) : [];
  return fields.flatMap(([name, value]) => [`${at}.${name}`, ...pathsIn(value, `${at}.${name}`)]);
};

/** Any of the fields in these bodies, but for the record itself and its id. */
export const someOf = (id: string, ...bodies: unknown[]) =>
  fc.subarray([...new Set(bodies.flatMap((body) => pathsIn(body)))].filter((path) => !path.endsWith(`.${id}`)));
