/**
 * Adds a period to query parameters (§3.17): `beginTime` and `endTime` inside
 * `params`, or `begin{suffix}` and `end{suffix}`. Missing limits are left out; other `params` are kept.
 *
 * @param range the limits as a date field returns them; null if none
 */
export function withDateRange<T extends object>(
  query: T & { params?: Readonly<Record<string, unknown>> },
  range: readonly [begin?: string | null, end?: string | null] | null | undefined,
  suffix = 'Time',
) {
  const [begin, end] = range ?? [];
  return {
    ...query,
    params: {
      ...query.params,
      ...(begin ? { [`begin${suffix}`]: begin } : {}),
      ...(end ? { [`end${suffix}`]: end } : {}),
    },
  };
}
