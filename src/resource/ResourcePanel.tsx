import { Alert, Button, Empty, Flex, Table } from 'antd';
import { type Key, type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { useAppSelector } from '@/state/hooks';
import { selectIsPrinting } from '@/state/settings/settingsSlice';
import { Pagination } from '@/ui/pagination/Pagination';
import { useNarrowScreen } from '@/ui/screen/useMediaQuery';
import { useTableHeight } from '@/ui/table/useTableHeight';
import { RightToolbar } from '@/ui/toolbar/RightToolbar';
import { idOf } from './api/changeRecords';
import { useRecordsQuery } from './api/recordEndpoints';
import { useRecordActions } from './parts/useRecordActions';
import { exportParams, listParams, type ListQuery, queryFields } from './query/listQuery';
import { ResourceQueryForm } from './query/ResourceQueryForm';
import type { useTablePrefs } from './query/tablePrefs';
import { columnOf, keyOf, type Resource } from './Resource';
import styles from './ResourcePanel.module.css';
import { columnFields, tableColumns } from './table/columns';
import { RecordCards } from './table/RecordCards';
import { ResourceTools } from './table/ResourceTools';
import { treeRows } from './table/treeRows';

/** Lists older than this many seconds are fetched again when they are shown. */
const STALE_AFTER_S = 30;
const TABLE_HEAD_PX = 40;
/** Columns without a width need about this much. */
const COLUMN_PX = 140;

const NO_SCOPE: ServerRecord = {};

interface Props {
  resource: Resource;
  heading: ReactNode;
  query: ListQuery;
  onChange: (change: Partial<ListQuery>, replace?: boolean) => void;
  prefs: ReturnType<typeof useTablePrefs>;
  /** Parameters of the list and fields of new records that this place gives, such as the type of an item. */
  scope?: ServerRecord;
  onSaved?: (values: ServerRecord) => void;
  /** What an empty list, without any filter, says. */
  emptyText?: string;
}

const sameFilters = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A page of records from its description: query form, tools, table (cards on a narrow screen), pages, dialogs. The
 * parent keeps the query, in the address or by itself.
 */
export function ResourcePanel({
  resource,
  heading,
  query,
  onChange,
  prefs: [prefs, setPrefs],
  scope = NO_SCOPE,
  onSaved,
  emptyText = `暂无${resource.noun}`,
}: Props) {
  const { noun, isLocked, compare } = resource;
  const narrow = useNarrowScreen();
  const printing = useAppSelector(selectIsPrinting);
  const [selected, setSelected] = useState<string[]>([]);
  const searchShown = prefs.searchShown ?? true;
  const height = useTableHeight(searchShown ? 1 : 0);
  const params = listParams(query, resource, scope);
  const { data, currentData, isFetching, isError, refetch } = useRecordsQuery(
    { list: keyOf(resource), params },
    { refetchOnMountOrArgChange: STALE_AFTER_S, refetchOnReconnect: true },
  );

  // The previous page stays visible while the next one is loading, but not after an error.
  const page = isError ? currentData : (currentData ?? data);
  const total = page?.total ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / query.pageSize));
  const isBeyond = currentData !== undefined && !resource.tree && query.pageNum > lastPage;
  const turnBack = useEffectEvent(() => onChange({ pageNum: lastPage }, true));
  useEffect(() => {
    if (isBeyond) turnBack();
  }, [isBeyond]);

  const keyOfRow = (record: ServerRecord) => String(idOf(resource, record));
  const actions = useRecordActions({
    resource,
    scope,
    shown: params,
    reload: () => refetch(),
    onRefused: (refused) => setSelected(refused.map(keyOfRow)),
    onSaved,
  });
  const { can, nameOf, actionsOf } = actions;
  const rows = useMemo(() => (compare ? [...(page?.rows ?? [])].sort(compare) : (page?.rows ?? [])), [page, compare]);
  const nodes = useMemo(() => treeRows(rows, resource), [rows, resource]);

  const fields = columnFields(resource);
  const hidden = prefs.hidden ?? fields.filter((field) => columnOf(field).hidden).map(({ name }) => name);
  const isSelectable = !printing && !resource.tree && can('remove');
  const columns = tableColumns({
    resource,
    sort: query.sort,
    mayEdit: !printing && can('edit'),
    nameOf,
    onToggle: actions.toggle,
    actionsOf,
    hasActions: actions.hasRowActions,
    printing,
  }).filter(({ key }) => !hidden.includes(key));

  const reload = () => void refetch();
  const isFiltered = Object.keys(query.filters).length > 0;
  const select = (keys: readonly Key[]) => setSelected(keys.map(String));
  const empty = (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={isError ? '加载失败' : isFiltered ? `没有符合条件的${noun}` : emptyText}
    >
      {isFiltered && !isError && <Button onClick={() => onChange({ filters: {}, pageNum: 1 })}>清空查询条件</Button>}
    </Empty>
  );
  const isLoading = isFetching && !isError;
  return (
    <>
      <h1 className={styles.title}>{heading}</h1>
      {queryFields(resource).length > 0 && (
        <div hidden={!searchShown} className="screen-only">
          <ResourceQueryForm
            resource={resource}
            filters={query.filters}
            pending={isFetching}
            unfolded={prefs.unfolded ?? false}
            onUnfold={(unfolded) => setPrefs({ unfolded })}
            onQuery={(filters) => {
              setSelected([]);
              if (sameFilters(filters, query.filters) && query.pageNum === 1) reload();
              else onChange({ filters, pageNum: 1 });
            }}
          />
        </div>
      )}
      <Flex gap={12} justify="space-between" className={styles.tools}>
        <ResourceTools
          resource={resource}
          actions={actions}
          exported={exportParams(query, resource, scope, total)}
          chosen={isSelectable ? rows.filter((row) => selected.includes(keyOfRow(row))) : undefined}
        />
        <RightToolbar
          searchShown={searchShown}
          {...(queryFields(resource).length > 0 && {
            onSearchToggle: (shown: boolean) => setPrefs({ searchShown: shown }),
          })}
          onRefresh={reload}
          refreshing={isFetching}
          columns={fields.map((field) => ({ key: field.name, title: columnOf(field).title ?? field.label }))}
          hidden={hidden}
          onHiddenChange={(names) => setPrefs({ hidden: names })}
        />
      </Flex>
      {isError && (
        <Alert
          className={styles.failure}
          type="error"
          title={`${noun}加载失败`}
          action={<Button onClick={reload}>重试</Button>}
        />
      )}
      {narrow && !printing ? (
        <RecordCards
          resource={resource}
          rows={rows}
          keyOfRow={keyOfRow}
          nameOf={nameOf}
          hidden={hidden}
          mayEdit={can('edit')}
          onToggle={actions.toggle}
          actionsOf={actionsOf}
          selected={isSelectable ? selected : undefined}
          onSelect={setSelected}
          isLoading={isLoading}
          empty={empty}
        />
      ) : (
        <Table<ServerRecord>
          rowKey={keyOfRow}
          size="small"
          columns={columns}
          dataSource={nodes}
          loading={isLoading}
          pagination={false}
          {...(!printing && {
            scroll: {
              x: columns.reduce((sum, { width }) => sum + Number(width ?? COLUMN_PX), 0),
              y: height - TABLE_HEAD_PX,
            },
          })}
          {...(resource.tree && { expandable: { defaultExpandAllRows: true } })}
          {...(isSelectable && {
            rowSelection: {
              selectedRowKeys: selected,
              onChange: select,
              getCheckboxProps: (record: ServerRecord) => ({
                disabled: isLocked?.(record) ?? false,
                'aria-label': `选择“${nameOf(record)}”`,
              }),
            },
          })}
          onChange={(_pages, _filters, sorter, { action }) => {
            if (action !== 'sort' || Array.isArray(sorter)) return;
            const { columnKey, order } = sorter;
            const sort = order && { name: String(columnKey), descending: order === 'descend' };
            onChange({ sort: sort || undefined, pageNum: 1 });
          }}
          locale={{ emptyText: isLoading ? ' ' : empty }}
        />
      )}
      {total > 0 && !resource.tree && (
        <Pagination
          page={query.pageNum}
          pageSize={query.pageSize}
          total={total}
          onChange={(pageNum, pageSize) => {
            setSelected([]);
            if (pageSize !== query.pageSize) setPrefs({ pageSize });
            onChange({ pageNum, pageSize });
          }}
        />
      )}
      {actions.dialog}
    </>
  );
}
