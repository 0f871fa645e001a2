import { Switch } from 'antd';
import type { DictItem, DictItemQuery } from '@/features/dict/api/dictItems';
import { useChangeItemStatusMutation } from '@/features/dict/dictApi';
import { toast } from '@/ui/toast/toast';

/** Puts an item into and out of use: at once on the screen, taken back when the server refuses. */
export function StatusSwitch({ item, query }: { item: DictItem; query: DictItemQuery }) {
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
