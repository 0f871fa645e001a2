/** A `Date` reaches this many milliseconds before and after 1970. Beyond them many functions throw. */
const LAST_MOMENT = 8.64e15;

/** Whether a number of milliseconds since 1970, from a server or a storage, is a moment. */
export const isMoment = (milliseconds: number): boolean => Math.abs(milliseconds) <= LAST_MOMENT;

/** A time that a server sent, in milliseconds since 1970: ten digits are seconds (§9.22). NaN if it is no moment. */
export function timestampInMs(sent: number): number {
  const milliseconds = sent >= 1e9 && sent < 1e10 ? sent * 1000 : sent;
  return isMoment(milliseconds) ? milliseconds : NaN;
}

/** How a time is written, to people and in parameters. */
export const TIME_FORMAT = 'YYYY-MM-DD HH:mm:ss';

const two = (part: number) => String(part).padStart(2, '0');

/** The month of a time: `2026-03`. */
export const writeMonth = (time: Date): string =>
  `${String(time.getFullYear()).padStart(4, '0')}-${two(time.getMonth() + 1)}`;
/** The day of a time: `2026-03-01`. */
export const writeDay = (time: Date): string => `${writeMonth(time)}-${two(time.getDate())}`;
/** A time to the second: `2026-03-01 08:00:00`. */
export const writeTime = (time: Date): string =>
  `${writeDay(time)} ${[time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join(':')}`;
