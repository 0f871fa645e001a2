import { DeleteOutlined, DownloadOutlined, EditOutlined, PlusOutlined, SyncOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { appConfig } from '@/config/appConfig';
import { Permitted } from '@/features/access/Permitted';
import { dictBackend } from '@/features/dict/api/dictBackend';
import type { DictItem, DictItemDraft, DictItemQuery } from '@/features/dict/api/dictItems';
import { useRefreshDictCacheMutation, useRemoveDictItemsMutation } from '@/features/dict/dictEndpoints';
import { downloadForm } from '@/features/download/downloadFile';
import { useAppDispatch } from '@/state/hooks';
import { useConfirm } from '@/ui/dialog/useConfirm';
import { useToast } from '@/ui/toast/toast';

/**
 * Deletes items after a confirmation. Items that could not be deleted stay selected.
 *
 * @param onRefused receives the ids of the items that could not be deleted; empty if all were deleted
 */
export function useRemoveItems(dictType: string, onRefused: (ids: string[]) => void) {
  const confirm = useConfirm();
  const toast = useToast();
  const [removeItems, { isLoading: removing }] = useRemoveDictItemsMutation();
  const remove = async (items: readonly DictItem[]) => {
    const [first] = items;
    if (!first) return;
    const what = items.length === 1 ? `字典数据“${first.dictLabel}”` : `选中的 ${items.length} 条字典数据`;
    if (!(await confirm(`是否确认删除${what}？`))) return;
    const { data } = await removeItems({ ids: items.map(({ id }) => id), dictType });
    // Without data the deletion was cancelled, because the session has ended.
    if (!data) return;
    const { refused } = data;
    onRefused(refused);
    if (refused.length === 0) toast.success('删除成功');
    else if (items.length > 1)
      toast.warning(`已删除 ${items.length - refused.length} 条，${refused.length} 条未能删除`);
  };
  return { remove, removing };
}

const newItem = (dictType: string): DictItemDraft => ({
  dictType,
  dictLabel: '',
  dictValue: '',
  dictSort: 0,
  listClass: '',
  cssClass: '',
  isDefault: 'N',
  status: '0',
  remark: '',
});

interface Props {
  query: DictItemQuery;
  rows: readonly DictItem[];
  removing: boolean;
  onEdit: (draft: DictItemDraft) => void;
  onRemove: (items: readonly DictItem[]) => void;
}

export function ItemActions({ query, rows, removing, onEdit, onRemove }: Props) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [refreshCache, { isLoading: refreshing }] = useRefreshDictCacheMutation();
  const { dictType, dictLabel, status } = query;
  const [first] = rows;
  const { dictExportCall } = appConfig;

  const refresh = async () => {
    const { error } = await refreshCache();
    if (!error) toast.success('刷新成功');
  };
  return (
    <Flex wrap gap="small">
      <Permitted anyPermission="system:dict:add">
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => onEdit(newItem(dictType))}>
          新增
        </Button>
      </Permitted>
      <Permitted anyPermission="system:dict:edit">
        <Button icon={<EditOutlined aria-hidden />} disabled={rows.length !== 1} onClick={() => first && onEdit(first)}>
          修改
        </Button>
      </Permitted>
      <Permitted anyPermission="system:dict:remove">
        <Button
          danger
          icon={<DeleteOutlined aria-hidden />}
          disabled={rows.length === 0}
          loading={removing}
          onClick={() => onRemove(rows)}
        >
          删除
        </Button>
      </Permitted>
      {dictExportCall !== '' && (
        <Permitted anyPermission="system:dict:export">
          <Button
            icon={<DownloadOutlined aria-hidden />}
            onClick={() =>
              void dispatch(downloadForm(dictExportCall, { dictType, dictLabel, status }, `字典数据_${dictType}.csv`))
            }
          >
            导出
          </Button>
        </Permitted>
      )}
      <Permitted anyPermission={dictBackend.refreshPermission}>
        <Button icon={<SyncOutlined aria-hidden />} loading={refreshing} onClick={() => void refresh()}>
          刷新缓存
        </Button>
      </Permitted>
    </Flex>
  );
}
