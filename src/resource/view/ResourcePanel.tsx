import { Button, Empty, Flex } from 'antd';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { recordsTag, serverApi } from '@/state/server/serverApi';
import { selectIsPrinting } from '@/state/settings/settingsSlice';
import { LoadFailure } from '@/ui/failure/LoadFailure';
import { Pagination } from '@/ui/pagination/Pagination';
import { useNarrowScreen } from '@/ui/screen/useMediaQuery';
import { useTableHeight } from '@/ui/table/useTableHeight';
import { RightToolbar } from '@/ui/toolbar/RightToolbar';
import { columnOf } from '../model/FieldBase';
import { useRecordActions } from './actions/useRecordActions';
import { exportParams, matchedField, matchedWords, MOST_MATCHED } from '../model/listQuery';
import { ResourceQueryForm } from './query/ResourceQueryForm';
import { useListPage } from '../data/useListPage';
import type { useListQuery } from './query/useListQuery';
import { absentColumns, fieldsAt, keyOf, queryFormFields, type Resource, rowKeyOf, titleOf } from '../model/Resource';
import styles from './ResourcePanel.module.css';
import { SumsLine } from './summary/SumsLine';
import { RecordCards } from './table/RecordCards';
import { RecordTable } from './table/RecordTable';
import { ResourceTools } from './table/ResourceTools';
import { treeRows } from '../model/treeRows';
import { useExpandedRows } from './table/useExpandedRows';

/** Trees with more rows than this begin folded, and render only the rows in view. */
const LONG_TREE = 200;

const NO_SCOPE: ServerRecord = {};
const NONE: readonly ServerRecord[] = [];

interface Props {
  resource: Resource;
  list: ReturnType<typeof useListQuery>;
  /** Parameters of the list and fields of new records that this place gives, such as the type of an item. */
  scope?: ServerRecord;
  /** Height of the table in pixels, in a dialog; else it is as high as the window lets it. */
  height?: number;
  /** The switch to another view of the page. */
  views?: ReactNode;
}

const sameFilters = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A page of records from its description: query form, tools, table (cards on a narrow screen), pages, dialogs. The
 * parent keeps the query, in the address or by itself.
 */
export function ResourcePanel({
  resource,
  list: { query, change: onChange, opened, prefs, setPrefs },
  scope = NO_SCOPE,
  height,
  views,
}: Props) {
  const { noun, tree } = resource;
  const isInDialog = height !== undefined;
  // The page below a dialog has the same parts, so those of the dialog get other names.
  const owner = isInDialog ? titleOf(resource) : '';
  const dispatch = useAppDispatch();
  const printing = useAppSelector(selectIsPrinting);
  const [chosen, setChosen] = useState<readonly ServerRecord[]>([]);
  const narrow = useNarrowScreen();
  // Paper gets a table, however narrow.
  const List = narrow && !printing ? RecordCards : RecordTable;
  // On a phone the query form is hidden at first.
  const searchShown = prefs.searchShown ?? !narrow;
  const usualHeight = useTableHeight(searchShown ? 1 : 0);
  const turnTo = (pageNum: number) => onChange({ pageNum }, true);
  const { rows, total, isPart, params, isFetching, isLoading, isError, isUnsorted, error, refetch } = useListPage(
    resource,
    query,
    scope,
    turnTo,
  );

  const keyOfRow = useCallback((record: ServerRecord) => rowKeyOf(resource, record), [resource]);
  const actions = useRecordActions({
    resource,
    scope,
    shown: params,
    reload: () => refetch(),
    onRefused: setChosen,
  });
  const nodes = useMemo(() => treeRows(rows, resource), [rows, resource]);
  const isFiltered = Object.keys(query.filters).length > 0;
  const isLong = rows.length > LONG_TREE;
  const { expandable, areOpen, toggleAll } = useExpandedRows(nodes, keyOfRow, isFiltered || !isLong);

  const absent = useMemo(() => absentColumns(resource, rows), [resource, rows]);
  const fields = fieldsAt('column', resource).filter(({ name }) => !absent.includes(name));
  const hidden = prefs.hidden ?? fields.filter((field) => columnOf(field).hidden).map(({ name }) => name);
  // Deletions stay within a page: what is not seen is not deleted.
  const canRemove = actions.can('remove');
  const isSelectable = !printing && !tree && (canRemove || (resource.selectionActions ?? []).some(actions.mayRun));
  const hasForm = queryFormFields(resource).length > 0;
  const keysOnPage = new Set(rows.map(keyOfRow));
  const selected = chosen.map(keyOfRow).filter((key) => keysOnPage.has(key));
  const onOtherPages = canRemove ? NONE : chosen.filter((record) => !keysOnPage.has(keyOfRow(record)));
  const withRows = (keys: readonly string[]) => [
    ...onOtherPages,
    ...rows.filter((row) => keys.includes(keyOfRow(row))),
  ];
  const leavePage = () => canRemove && setChosen(NONE);
  const reload = () => void refetch();
  // Sums are read by calls of their own.
  const refresh = () => {
    if (resource.sums) dispatch(serverApi.util.invalidateTags([recordsTag(keyOf(resource))]));
    else reload();
  };
  const ask = (filters: typeof query.filters, sort: typeof query.sort) => {
    leavePage();
    if (sameFilters(filters, query.filters) && query.pageNum === 1 && sort === query.sort) reload();
    else onChange({ filters, sort, pageNum: 1 });
  };
  /** The other way to search people, by name or by account, where one of them has found nobody. */
  const otherWay = () => {
    const byName = matchedField(resource);
    const byAccount = resource.fields.find(({ name, query: isAsked }) => name === resource.nameField && isAsked);
    const ways = [byName, byAccount].filter((field) => field !== undefined);
    const [used, ...others] = ways.filter(({ name }) => query.filters[name] !== undefined);
    const other = ways.find((field) => field !== used);
    if (!used || !other || others.length > 0) return null;
    const { [used.name]: words = '', ...filters } = query.filters;
    return (
      <Button type="primary" onClick={() => onChange({ filters: { ...filters, [other.name]: words }, pageNum: 1 })}>
        按{other.label}查找“{words}”
      </Button>
    );
  };
  const failure = (
    <LoadFailure
      title={isUnsorted ? '无法按所选的列排序，仍显示原来的内容' : `${noun}加载失败`}
      failure={error}
      retry={reload}
    >
      {isUnsorted && <Button onClick={() => onChange({ sort: undefined, pageNum: 1 })}>取消排序</Button>}
    </LoadFailure>
  );
  return (
    <>
      {hasForm && (
        <div hidden={!searchShown} className="screen-only">
          <ResourceQueryForm
            resource={resource}
            label={`${owner}查询条件`}
            filters={query.filters}
            unfolded={prefs.unfolded ?? false}
            onUnfold={(unfolded) => setPrefs({ unfolded })}
            onQuery={(filters) => ask(filters, query.sort)}
            onReset={() => ask(opened, undefined)}
          />
        </div>
      )}
      <Flex wrap gap={12} className={styles.tools}>
        {views}
        <ResourceTools
          resource={resource}
          actions={actions}
          folding={tree && { areOpen, toggleAll }}
          exported={exportParams(query, resource, scope, total)}
          total={total}
          isMatched={matchedWords(query, resource) !== ''}
          chosen={isSelectable ? withRows(selected) : undefined}
        />
        <RightToolbar
          searchShown={searchShown}
          {...(hasForm && {
            onSearchToggle: (shown: boolean) => setPrefs({ searchShown: shown }),
          })}
          onRefresh={refresh}
          refreshing={isFetching}
          columns={fields.map((field) => ({ key: field.name, title: columnOf(field).title ?? field.label }))}
          hidden={hidden}
          onHiddenChange={(names) => setPrefs({ hidden: names })}
        />
      </Flex>
      {resource.sums && <SumsLine resource={resource} filters={query.filters} scope={scope} />}
      {isError && rows.length > 0 && failure}
      {isPart && (
        <p role="status" className={styles.part}>
          服务器不能按{matchedField(resource)?.label}查找，仅在前{MOST_MATCHED}条中查找；可加上其他条件缩小范围
        </p>
      )}
      <List
        printing={printing}
        resource={resource}
        actions={actions}
        rows={nodes}
        keyOfRow={keyOfRow}
        fields={fields.filter(({ name }) => !hidden.includes(name))}
        tree={tree && { expandable, isLong }}
        height={height ?? usualHeight}
        selected={isSelectable ? selected : undefined}
        onSelect={(keys) => setChosen(withRows(keys))}
        sort={query.sort}
        onSort={(sort) => onChange({ sort, pageNum: 1 })}
        isLoading={isLoading}
        pageSize={query.pageSize}
        empty={
          isError ? (
            failure
          ) : (
            <Empty
              image={Empty.PRESENTED_IMAGE_SIMPLE}
              description={isFiltered ? `没有符合条件的${noun}` : `暂无${noun}`}
            >
              {isFiltered && (
                <Flex wrap gap="small" justify="center">
                  {otherWay()}
                  <Button onClick={() => onChange({ filters: {}, pageNum: 1 })}>清空查询条件</Button>
                </Flex>
              )}
            </Empty>
          )
        }
      />
      {total > 0 && !tree && (
        <Pagination
          page={query.pageNum}
          pageSize={query.pageSize}
          total={total}
          measure={resource.measure}
          label={`${owner}分页`}
          scrollsToTop={!isInDialog}
          onChange={(pageNum, pageSize) => {
            leavePage();
            if (pageSize !== query.pageSize) setPrefs({ pageSize });
            onChange({ pageNum, pageSize });
          }}
        />
      )}
      {actions.dialog}
    </>
  );
}
