import { BellOutlined } from '@ant-design/icons';
import { useCallback, useRef, useState } from 'react';
import { NoticeList } from '@/features/notices/NoticeList';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { noticesRead, selectUnread } from '@/state/notices/noticesSlice';
import { Popup } from '@/ui/popup/Popup';
import { Control } from '@/ui/control/Control';

/** 通知: what the app itself has to tell. */
export function NoticeControl() {
  const dispatch = useAppDispatch();
  const unread = useAppSelector(selectUnread);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const toggle = () => {
    if (!open) dispatch(noticesRead());
    setOpen(!open);
  };
  return (
    <>
      <Control
        ref={button}
        label="通知"
        icon={<BellOutlined />}
        count={unread}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={toggle}
      />
      {open && (
        <Popup anchor={button} placement="belowEnd" takesFocus role="dialog" aria-label="通知" onClose={close}>
          <NoticeList />
        </Popup>
      )}
    </>
  );
}
