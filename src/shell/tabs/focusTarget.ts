/** The tab that a key of the keyboard moves the focus to, as an index; `undefined` for other keys. */
export function focusTarget(key: string, at: number, count: number): number | undefined {
  if (count === 0 || at < 0) return undefined;
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
