/**
 * Adds the limits of a period to query parameters (specification, section 3, "Date-range params"): as `beginTime` and
 * `endTime` inside `params`, or as `begin{suffix}` and `end{suffix}`. A missing limit stays out; other fields of
 * `params` are kept.
 *
 * @param range the two limits, as a date field gives them; null when nothing is chosen
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
