import { useSyncExternalStore } from 'react';
import { RestoredAlert } from '@/features/keptInput/useKeptInput';
import { useLeaveConfirm } from '@/ui/dialog/useLeaveConfirm';
import { useSaveKey } from '@/ui/dialog/useSaveKey';
import type { RowOrder } from './useRowOrder';

/** While places are not saved: Ctrl+S saves them, and who leaves the page is asked. Further filters lose nothing. */
function Guard({ order }: { order: RowOrder }) {
  useSaveKey(() => void order.save());
  useLeaveConfirm(true, { isKept: true, isOfPage: true, onLeave: order.drop });
  return order.isRestored && <RestoredAlert onDiscard={order.drop} />;
}

export const UnsavedOrder = ({ order }: { order: RowOrder }) =>
  useSyncExternalStore(order.subscribe, order.count) > 0 && <Guard order={order} />;
