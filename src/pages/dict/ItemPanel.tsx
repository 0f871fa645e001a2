import { Alert, Button, Flex, Table, Typography } from 'antd';
import { useState, type Key } from 'react';
import { useAccess } from '@/features/access/Permitted';
import type { DictItem, DictItemDraft } from '@/features/dict/api/dictItems';
import { useDictItemPageQuery } from '@/features/dict/dictEndpoints';
import { useAppSelector } from '@/state/hooks';
import { selectIsPrinting } from '@/state/settings/settingsSlice';
import { Pagination } from '@/ui/pagination/Pagination';
import { useNarrowScreen } from '@/ui/screen/useMediaQuery';
import { useTableHeight } from '@/ui/table/useTableHeight';
import { RightToolbar } from '@/ui/toolbar/RightToolbar';
import styles from './DictPage.module.css';
import { ItemActions, useRemoveItems } from './ItemActions';
import { itemColumns, TOOLBAR_COLUMNS } from './itemColumns';
import { ItemDialog } from './ItemDialog';
import { ItemQueryForm, useItemQuery } from './ItemQueryForm';

/** Pages of items older than this are fetched again when they are shown. */
const STALE_AFTER_S = 30;
const TABLE_HEAD_PX = 40;

const bySort = (a: DictItem, b: DictItem) => a.dictSort - b.dictSort;

export function ItemPanel({ dictType, dictName }: { dictType: string; dictName: string }) {
  const { query, ask, turnTo } = useItemQuery(dictType);
  const { data, currentData, isFetching, isError, refetch } = useDictItemPageQuery(query, {
    refetchOnMountOrArgChange: STALE_AFTER_S,
  });
  const [searchShown, setSearchShown] = useState(true);
  const [hidden, setHidden] = useState<string[]>([]);
  const [selected, setSelected] = useState<string[]>([]);
  const [draft, setDraft] = useState<DictItemDraft>();
  const { remove, removing } = useRemoveItems(dictType, setSelected);
  const access = useAccess();
  const narrow = useNarrowScreen();
  const height = useTableHeight(searchShown ? 1 : 0);

  // The previous page stays visible while the next one is loading, but not after an error.
  const page = isError ? currentData : (currentData ?? data);
  const total = page?.total ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / query.pageSize));
  if (currentData && query.pageNum > lastPage) turnTo(lastPage, query.pageSize);

  const printing = useAppSelector(selectIsPrinting);
  // Rows are selected only to edit or delete them, so users with neither permission get no checkboxes.
  const isSelectable = !printing && access.hasAnyPermission(['system:dict:edit', 'system:dict:remove']);
  const rowSelection = { selectedRowKeys: selected, onChange: (keys: Key[]) => setSelected(keys.map(String)) };
  const columns = itemColumns({ query, access, printing, onEdit: setDraft, onRemove: (item) => void remove([item]) });
  const rows = [...(page?.rows ?? [])].sort(bySort);
  // A narrow table without rows shows only its first column, because it could not be scrolled by keyboard.
  const isBare = narrow && rows.length === 0;
  const scroll = narrow ? { x: 'max-content' } : { x: 760, y: height - TABLE_HEAD_PX };
  const refresh = () => void refetch();
  return (
    <>
      <h1 className={styles.title}>
        {dictName}
        {dictName !== dictType && <span className={styles.typeKey}>{dictType}</span>}
      </h1>
      <div hidden={!searchShown} className="screen-only">
        <ItemQueryForm
          pending={isFetching}
          onQuery={(filter) => {
            setSelected([]);
            if (!ask(filter)) refresh();
          }}
        />
      </div>
      <Flex gap={12} className={styles.tools}>
        <ItemActions
          query={query}
          rows={rows.filter(({ id }) => selected.includes(id))}
          removing={removing}
          onEdit={setDraft}
          onRemove={(items) => void remove(items)}
        />
        <RightToolbar
          searchShown={searchShown}
          onSearchToggle={setSearchShown}
          onRefresh={refresh}
          refreshing={isFetching}
          columns={TOOLBAR_COLUMNS}
          hidden={hidden}
          onHiddenChange={setHidden}
        />
      </Flex>
      {isError && (
        <Alert
          className={styles.failure}
          type="error"
          title="字典数据加载失败"
          action={<Button onClick={refresh}>重试</Button>}
        />
      )}
      <Table<DictItem>
        rowKey="id"
        size="small"
        columns={columns.filter(({ key }) => !hidden.includes(key)).slice(0, isBare ? 1 : columns.length)}
        dataSource={rows}
        loading={isFetching && !isError}
        pagination={false}
        {...(!isBare && !printing && { scroll })}
        {...(isSelectable && { rowSelection })}
        locale={{ emptyText: <Typography.Text type="secondary">{isError ? '加载失败' : '暂无数据'}</Typography.Text> }}
      />
      {total > 0 && (
        <Pagination
          page={query.pageNum}
          pageSize={query.pageSize}
          total={total}
          onChange={(pageNum, pageSize) => {
            setSelected([]);
            turnTo(pageNum, pageSize);
          }}
        />
      )}
      {draft && <ItemDialog initial={draft} total={total} onClose={() => setDraft(undefined)} />}
    </>
  );
}
