const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * `HH:mm` of the local day, as the Chinese locale writes it (specification, section 2); empty when there is no such
 * time. By
 * hand, as the date is: the first `Intl.DateTimeFormat` of a page takes 35 ms, on its way to the first screen.
 */
export function clockTime(timestamp: number): string {
  const time = new Date(timestamp);
  return Number.isNaN(time.getTime()) ? '' : `${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;
}
