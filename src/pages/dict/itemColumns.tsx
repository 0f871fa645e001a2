import { Button, Switch, type TableColumnType } from 'antd';
import type { useAccess } from '@/features/access/Permitted';
import type { DictItem, DictItemQuery } from '@/features/dict/api/dictItems';
import { useChangeItemStatusMutation } from '@/features/dict/dictEndpoints';
import { DictText } from '@/features/dict/DictSelect';
import type { DictEntry } from '@/lib/dict/dictEntries';
import { DictTag } from '@/ui/dict/DictTag';
import { useToast } from '@/ui/toast/toast';
import type { ToolbarColumn } from '@/ui/toolbar/RightToolbar';
import styles from './DictPage.module.css';

export const toEntry = ({
  dictLabel,
  listClass,
  cssClass,
}: Pick<DictItem, 'dictLabel' | 'listClass' | 'cssClass'>): DictEntry => ({
  label: dictLabel,
  value: 'preview',
  listClass,
  cssClass,
  disabled: false,
});

/** A switch that enables or disables an item. The update is optimistic and reverted if the server refuses. */
function StatusSwitch({ item, query }: { item: DictItem; query: DictItemQuery }) {
  const toast = useToast();
  const [change, { isLoading }] = useChangeItemStatusMutation();
  const toggle = async (on: boolean) => {
    const { error } = await change({ item, status: on ? '0' : '1', query });
    if (error) toast.warning(`“${item.dictLabel}”的状态未能更改，已恢复`);
  };
  return (
    <Switch
      size="small"
      aria-label={`“${item.dictLabel}”的状态`}
      checked={item.status === '0'}
      disabled={isLoading}
      onChange={(on) => void toggle(on)}
    />
  );
}

type Column = TableColumnType<DictItem> & { key: string };

interface Options {
  query: DictItemQuery;
  access: ReturnType<typeof useAccess>;
  /** Whether the table is printed: without buttons and without truncated texts. */
  printing: boolean;
  onEdit: (item: DictItem) => void;
  onRemove: (item: DictItem) => void;
}

export const TOOLBAR_COLUMNS: readonly ToolbarColumn[] = [
  { key: 'dictLabel', title: '字典标签' },
  { key: 'dictValue', title: '字典键值' },
  { key: 'dictSort', title: '排序' },
  { key: 'isDefault', title: '默认' },
  { key: 'status', title: '状态' },
  { key: 'remark', title: '备注' },
];

const titleOf = (wanted: string) => TOOLBAR_COLUMNS.find(({ key }) => key === wanted)?.title ?? '';
const column = (key: string, rest: TableColumnType<DictItem>): Column => ({ ...rest, key, title: titleOf(key) });

export function itemColumns({ query, access, printing, onEdit, onRemove }: Options): Column[] {
  const mayEdit = !printing && access.hasAnyPermission('system:dict:edit');
  const mayRemove = !printing && access.hasAnyPermission('system:dict:remove');
  const actions: Column = {
    key: 'actions',
    title: '操作',
    width: 120,
    fixed: 'end',
    render: (_value, item) => (
      <>
        {mayEdit && (
          <Button type="link" aria-label={`修改“${item.dictLabel}”`} onClick={() => onEdit(item)}>
            修改
          </Button>
        )}
        {mayRemove && (
          <Button type="link" danger aria-label={`删除“${item.dictLabel}”`} onClick={() => onRemove(item)}>
            删除
          </Button>
        )}
      </>
    ),
  };
  return [
    column('dictLabel', {
      width: 180,
      render: (_value, item) => <DictTag entries={[toEntry(item)]} value="preview" />,
    }),
    column('dictValue', { width: 110, dataIndex: 'dictValue', className: styles.cell }),
    column('dictSort', { width: 80, dataIndex: 'dictSort' }),
    column('isDefault', { width: 64, render: (_value, item) => <DictText type="sys_yes_no" value={item.isDefault} /> }),
    column('status', {
      width: 72,
      render: (_value, item) =>
        mayEdit ? (
          <StatusSwitch item={item} query={query} />
        ) : (
          <DictText type="sys_normal_disable" value={item.status} />
        ),
    }),
    column('remark', { dataIndex: 'remark', ellipsis: !printing }),
    ...(mayEdit || mayRemove ? [actions] : []),
  ];
}
