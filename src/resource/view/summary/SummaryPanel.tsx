import { DownloadOutlined, ReloadOutlined } from '@ant-design/icons';
import { Alert, Button, Empty, Flex, Select } from 'antd';
import type { ReactNode } from 'react';
import { isRecord } from '@/lib/isRecord';
import { saveSheet } from '@/lib/xlsx/saveSheet';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { LoadFailure } from '@/ui/failure/LoadFailure';
import { useNarrowScreen } from '@/ui/screen/useMediaQuery';
import { useToast } from '@/ui/toast/useToast';
import { TOO_MANY_ROWS } from '../../data/readAll';
import type { Field } from '../../model/Field';
import { type Pivot, sheetOf } from '../../model/pivot';
import { countedFields } from '../../model/pivotFilters';
import { queryFormFields, type Resource, titleOf } from '../../model/Resource';
import { ResourceQueryForm } from '../query/ResourceQueryForm';
import type { useListQuery } from '../query/useListQuery';
import panelStyles from '../ResourcePanel.module.css';
import { PivotTable } from './PivotTable';
import { usePivot } from './usePivot';

/** The years that can be chosen: this one, the next, and so many before. */
const YEARS_BEFORE = 10;

const yearsWith = (year: number): number[] => {
  const last = new Date().getFullYear() + 1;
  const years = Array.from({ length: YEARS_BEFORE + 2 }, (_, before) => last - before);
  return years.includes(year) ? years : [...years, year];
};

/** Whether a field is a choice of years. */
const isYear = (field: Field) => field.kind === 'options' && field.options.every(({ value }) => /^\d{4}$/.test(value));

const QUARTERS = [1, 2, 3, 4];
const quarterText = (quarter: number) => `第${'一二三四'.charAt(quarter - 1)}季度`;

interface Props {
  resource: Resource;
  pivot: Pivot;
  list: ReturnType<typeof useListQuery>;
  /** What the menu fixes. */
  scope: ServerRecord;
  /** The switch between list and summary. */
  views: ReactNode;
}

/** 汇总: the rows of the filter, counted by two axes. */
export default function SummaryPanel({ resource, pivot, list, scope, views }: Props) {
  const { noun } = resource;
  const { query, change, opened, prefs, setPrefs, setView } = list;
  const toast = useToast();
  const narrow = useNarrowScreen();
  const { rows, columns, period, filters, table, isFetching, error, retry } = usePivot(resource, pivot, list, scope);
  // Year and quarter take the place of their field.
  const left = [...countedFields(pivot), period?.field];
  const asked = { ...resource, fields: resource.fields.filter(({ name }) => !left.includes(name)) };
  const { year, quarter } = period ?? {};
  // Where a field of the query has the year, the title has it of there.
  const whole = year ?? asked.fields.filter(isYear).map(({ name }) => query.filters[name])[0];
  const when = `${whole === undefined ? '' : `${whole}年`}${quarter === undefined ? '' : quarterText(quarter)}`;
  const title = `${when}${titleOf(resource)}汇总：${rows.label}、${columns.label}`;
  const chooser = (label: string, name: string, { at, options }: typeof rows) =>
    options.length > 1 && (
      <Select
        aria-label={label}
        value={at}
        options={options}
        popupMatchSelectWidth={false}
        onChange={(next) => setView({ [name]: next === 0 ? '' : String(next) })}
      />
    );
  const failure =
    isRecord(error) && error['message'] === TOO_MANY_ROWS ? (
      <Alert type="warning" showIcon role="alert" title={TOO_MANY_ROWS} />
    ) : (
      <LoadFailure title={`${noun}汇总失败`} failure={error} retry={retry} />
    );
  return (
    <>
      {queryFormFields(asked).length > 0 && (
        <div hidden={!(prefs.searchShown ?? !narrow)} className="screen-only">
          <ResourceQueryForm
            resource={asked}
            label="查询条件"
            filters={query.filters}
            unfolded={prefs.unfolded ?? false}
            onUnfold={(unfolded) => setPrefs({ unfolded })}
            onQuery={(filters) => change({ filters, pageNum: 1 })}
            onReset={() => change({ filters: opened, pageNum: 1 })}
          />
        </div>
      )}
      <Flex wrap gap={12} className={panelStyles.tools}>
        {views}
        {chooser('行', 'rows', rows)}
        {chooser('列', 'columns', columns)}
        {year !== undefined && (
          <Select
            aria-label="年份"
            value={year}
            options={yearsWith(year).map((value) => ({ value, label: `${value}年` }))}
            onChange={(next) => setView({ year: String(next) })}
          />
        )}
        {quarter !== undefined && (
          <Select
            aria-label="季度"
            value={quarter}
            options={QUARTERS.map((value) => ({ value, label: quarterText(value) }))}
            onChange={(next) => setView({ quarter: String(next) })}
          />
        )}
        <Flex gap="small">
          <Button
            icon={<DownloadOutlined aria-hidden />}
            disabled={!table}
            onClick={() =>
              table && void saveSheet(sheetOf(resource, pivot, table, rows.label), title).catch(toast.failure)
            }
          >
            导出
          </Button>
          <Button icon={<ReloadOutlined aria-hidden />} loading={isFetching} onClick={retry}>
            刷新
          </Button>
        </Flex>
      </Flex>
      {error ? (
        failure
      ) : table && table.rows.length * table.columns.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={`没有可汇总的${noun}`} />
      ) : (
        <PivotTable
          resource={resource}
          pivot={pivot}
          table={table}
          title={title}
          axes={{ rows: rows.axis, columns: columns.axis }}
          head={rows.label}
          filters={filters}
        />
      )}
    </>
  );
}
