import { useSyncExternalStore } from 'react';
import { RestoredAlert } from '@/features/keptInput/useKeptInput';
import { useLeaveConfirm } from '@/ui/dialog/useLeaveConfirm';
import { useSaveKey } from '@/ui/dialog/useSaveKey';
import type { RowOrder } from './useRowOrder';

interface Props {
  order: RowOrder;
  /** Whether a dialog is open, which gets the keys. */
  isBehind: boolean;
}

/** While places are not saved, Ctrl+S saves them, and leaving the page asks first. Further filters lose nothing. */
function Guard({ order, isBehind }: Props) {
  const question = useLeaveConfirm(true, { isKept: order.isKept, isOfPage: true, onLeave: order.drop });
  useSaveKey(() => {
    if (!isBehind && !question.isAsking()) void order.save();
  });
  return order.isRestored && <RestoredAlert onDiscard={order.drop} />;
}

export const UnsavedOrder = (props: Props) =>
  useSyncExternalStore(props.order.subscribe, props.order.count) > 0 && <Guard {...props} />;
