import { BellOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { NoticeList } from '@/features/notices/NoticeList';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { noticesRead, selectUnread } from '@/state/notices/noticesSlice';
import { Control } from '@/ui/control/Control';
import { PopoverDialog } from '@/ui/popover/PopoverDialog';

export function NoticeControl() {
  const dispatch = useAppDispatch();
  const unread = useAppSelector(selectUnread);
  const [open, setOpen] = useState(false);
  const onOpenChange = (next: boolean) => {
    if (next) dispatch(noticesRead());
    setOpen(next);
  };
  return (
    <PopoverDialog label="通知" open={open} onOpenChange={onOpenChange} content={<NoticeList />}>
      <Control label="通知" icon={<BellOutlined />} count={unread} />
    </PopoverDialog>
  );
}
