const STEPS: Readonly<Record<'row' | 'column', Readonly<Record<string, number>>>> = {
  row: { ArrowLeft: -1, ArrowRight: 1 },
  column: { ArrowUp: -1, ArrowDown: 1 },
};

/**
 * Where a key of the keyboard moves the focus in a row or column that is one stop for Tab: an index, round about at the
 * ends; `undefined` for other keys.
 *
 * @param at index of what has the focus now
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
