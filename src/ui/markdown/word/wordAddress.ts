import { safeLink } from '../safeLinks';

/** Word reports a file with a longer address as damaged. */
const MAX_CHARS = 2000;
const NOT_IN_ADDRESSES = /[^\w\-.~:/?#[\]@!$&'()*+,;=%]+|%(?![\da-f]{2})/gi;

/** The address of a link as Word accepts it; undefined if it is not safe or too long. */
export function wordAddress(address: string): string | undefined {
  const link = safeLink(address)?.replace(NOT_IN_ADDRESSES, (found) => encodeURIComponent(found));
  return link !== undefined && link.length <= MAX_CHARS ? link : undefined;
}
