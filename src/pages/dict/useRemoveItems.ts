import type { DictItem } from '@/features/dict/api/dictItems';
import { useRemoveDictItemsMutation } from '@/features/dict/dictApi';
import { useConfirm } from '@/ui/dialog/useConfirm';
import { toast } from '@/ui/toast/toast';

/**
 * Deletes items after asking. Those that the server refuses stay, and stay selected. Says nothing when the session ends
 * before it is done.
 *
 * @param onRefused gets the ids that were refused, empty when all are gone
 */
export function useRemoveItems(dictType: string, onRefused: (ids: string[]) => void) {
  const confirm = useConfirm();
  const [removeItems, { isLoading: removing }] = useRemoveDictItemsMutation();
  const remove = async (items: readonly DictItem[]) => {
    const [first] = items;
    if (!first) return;
    const what = items.length === 1 ? `字典数据“${first.dictLabel}”` : `选中的 ${items.length} 条字典数据`;
    if (!(await confirm(`是否确认删除${what}？`))) return;
    const { data } = await removeItems({ ids: items.map(({ id }) => id), dictType });
    // The session ended before all of them were asked for.
    if (!data) return;
    const { refused } = data;
    onRefused(refused);
    if (refused.length === 0) toast.success('删除成功');
    else if (items.length > 1)
      toast.warning(`已删除 ${items.length - refused.length} 条，${refused.length} 条未能删除`);
  };
  return { remove, removing };
}
