import { useMemo } from 'react';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { useDict } from '@/features/dict/DictFields';
import { useAllRecordsQuery, WHEN_STALE } from '../../data/recordEndpoints';
import { useBranches } from '../../data/useBranches';
import { filterParams } from '../../model/listQuery';
import { axesOf, type Axis, type AxisEntry, axisLabel, monthsOf, type Pivot, pivotOf } from '../../model/pivot';
import { countedFields, inQuarter, pivotFilters, quarterOf, yearIn } from '../../model/pivotFilters';
import { keyOf, type Resource } from '../../model/Resource';
import type { useListQuery } from '../query/useListQuery';

type Filters = ReturnType<typeof useListQuery>['query']['filters'];

/** The entries of an axis, from outside the rows. */
function useEntries({ fields }: Resource, pivot: Pivot, { field, all }: Axis, year: number, filters: Filters) {
  // A unit is asked for by what the names of its branches have in common.
  const { shownBy = '' } = fields.find(({ name }) => name === field) ?? {};
  const isOfDict = typeof all === 'object' && 'dict' in all;
  const dict = useDict(isOfDict ? all.dict : undefined);
  const branches = useBranches(all === 'branches' ? pivot.branches : undefined, filters[field] ?? '');
  const others = useMemo((): AxisEntry[] => {
    if (all === 'months') return monthsOf(year);
    if (typeof all !== 'object') return [];
    return 'dict' in all
      ? dict.entries.map(({ value, label }) => ({ key: value, label }))
      : all.map((key) => ({ key, label: key }));
  }, [all, year, dict.entries]);
  const named = filters[shownBy] ?? '';
  const within = useMemo(
    () => branches.entries.filter(({ label }) => label.includes(named)),
    [branches.entries, named],
  );
  if (all === 'branches') return { ...branches, entries: within };
  return { entries: others, isLoading: isOfDict && dict.status !== 'ready' && dict.status !== 'failed' };
}

/** Which of the described axes the address has chosen; the first one, unless it says. */
function useAxis(resource: Resource, described: Pivot['rows'], chosen: string) {
  const all = axesOf(described);
  const at = all[Number(chosen)] ? Number(chosen) : 0;
  const options = all.map((axis, value) => ({ value, label: axisLabel(resource, axis) }));
  return { axis: all[at] ?? { field: resource.id }, options, at, label: options[at]?.label ?? '' };
}

/** The summary of a page: what the address asks for, and the table. */
export function usePivot(
  resource: Resource,
  pivot: Pivot,
  { query, view }: ReturnType<typeof useListQuery>,
  scope: ServerRecord,
) {
  const counted = countedFields(pivot);
  const filters = Object.fromEntries(Object.entries(query.filters).filter(([name]) => !counted.includes(name)));
  const rows = useAxis(resource, pivot.rows, view('rows'));
  const columns = useAxis(resource, pivot.columns, view('columns'));
  const months = [rows.axis, columns.axis].find(({ all }) => all === 'months');
  const now = new Date();
  const field = months?.field ?? pivot.quarters ?? '';
  const year = (Number(view('year')) || yearIn(filters, field)) ?? now.getFullYear();
  const isOfQuarter = !months && pivot.quarters !== undefined;
  const quarter = isOfQuarter ? Number(view('quarter')) || quarterOf(now) : undefined;
  const within = quarter === undefined ? filters : inQuarter(filters, field, year, quarter);
  const rowEntries = useEntries(resource, pivot, rows.axis, year, filters);
  const columnEntries = useEntries(resource, pivot, columns.axis, year, filters);
  const queries = pivotFilters(resource, within, [rows.axis, columns.axis], year).map((one) => ({
    ...filterParams(one, resource),
    ...scope,
  }));
  const list = useAllRecordsQuery({ list: keyOf(resource), queries }, WHEN_STALE);
  const { currentData } = list;
  const isLoading = rowEntries.isLoading || columnEntries.isLoading || (!currentData && !list.error);
  const table = useMemo(
    () =>
      currentData &&
      pivotOf(
        resource,
        pivot,
        { rows: rows.axis, columns: columns.axis },
        { rows: rowEntries.entries, columns: columnEntries.entries },
        currentData,
      ),
    [resource, pivot, rows.axis, columns.axis, rowEntries.entries, columnEntries.entries, currentData],
  );
  return {
    rows,
    columns,
    /** The field whose days or months are asked for here, their year and quarter; undefined where there is none. */
    period: field === '' ? undefined : { field, year, quarter },
    /** The filters that narrow the table, with that quarter. */
    filters: within,
    /** Undefined until all is there. */
    table: isLoading ? undefined : table,
    isFetching: isLoading || list.isFetching,
    error: list.error,
    retry: () => void list.refetch(),
  };
}
