const padded = (part: number) => String(part).padStart(2, '0');

/** A point in time by this computer's clock, as servers take it: `2025-10-16 08:05:09`. */
export function timestamp(at: Date): string {
  const day = [at.getFullYear(), padded(at.getMonth() + 1), padded(at.getDate())].join('-');
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(padded).join(':')}`;
}
