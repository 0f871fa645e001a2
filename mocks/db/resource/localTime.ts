const two = (part: number) => String(part).padStart(2, '0');

/** A moment as the backend writes it, `YYYY-MM-DD HH:mm:ss`. */
export function localTime(at = new Date()): string {
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')}`;
}
