/** The last moment of a `Date`, in milliseconds since 1970; the first is as far before. Beyond them many functions throw. */
const LAST_MOMENT = 8.64e15;

/** Whether a number of milliseconds since 1970, from a server or a storage, is a moment. */
export const isMoment = (milliseconds: number): boolean => Math.abs(milliseconds) <= LAST_MOMENT;

/** A time that a server sent, in milliseconds since 1970: ten digits are seconds (§9.22). NaN for what is none. */
export function timestampInMs(sent: number): number {
  const milliseconds = sent >= 1e9 && sent < 1e10 ? sent * 1000 : sent;
  return isMoment(milliseconds) ? milliseconds : NaN;
}
