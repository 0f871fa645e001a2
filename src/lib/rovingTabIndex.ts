const STEPS: Readonly<Record<'row' | 'column', Readonly<Record<string, number>>>> = {
  row: { ArrowLeft: -1, ArrowRight: 1 },
  column: { ArrowUp: -1, ArrowDown: 1 },
};

/**
 * The index that a key moves the focus to in a toolbar or list with one Tab stop; wraps around at the ends. `undefined`
 * for other keys.
 *
 * @param at index of the focused element
 */
export function rovingTabIndex(
  key: string,
  at: number,
  count: number,
  direction: 'row' | 'column',
): number | undefined {
  if (count === 0 || at < 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[direction][key];
  return step === undefined ? undefined : (at + step + count) % count;
}
