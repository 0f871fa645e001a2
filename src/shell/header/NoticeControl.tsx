import { BellOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
import { NoticeList } from '@/features/notices/NoticeList';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { noticesRead, selectUnread } from '@/state/notices/noticesSlice';
import { Control } from './Control';

/** 通知: what the app itself has to tell. */
export function NoticeControl() {
  const dispatch = useAppDispatch();
  const unread = useAppSelector(selectUnread);
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      title="通知"
      content={<NoticeList />}
      onOpenChange={(open) => open && dispatch(noticesRead())}
    >
      <Control label="通知" icon={<BellOutlined />} count={unread} aria-haspopup="dialog" />
    </Popover>
  );
}
