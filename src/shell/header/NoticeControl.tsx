import { BellOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { NoticeList } from '@/features/notices/NoticeList';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { noticesRead, selectUnread } from '@/state/notices/noticesSlice';
import { Control } from '@/ui/control/Control';
import styles from './Header.module.css';

interface PanelProps {
  panel: RefObject<HTMLDivElement | null>;
  /** The focus has gone somewhere else. */
  onLeave: (to: Node) => void;
}

function NoticePanel({ panel, onLeave }: PanelProps) {
  useEffect(() => panel.current?.focus({ preventScroll: true }), [panel]);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) onLeave(relatedTarget);
  };
  return (
    <div ref={panel} role="dialog" aria-label="通知" tabIndex={-1} className={styles['notices']} onBlur={onBlur}>
      <NoticeList />
    </div>
  );
}

/** 通知: what the app itself has to tell. */
export function NoticeControl() {
  const dispatch = useAppDispatch();
  const unread = useAppSelector(selectUnread);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const onOpenChange = (next: boolean) => {
    if (next) dispatch(noticesRead());
    setOpen(next);
    if (!next && panel.current?.contains(document.activeElement)) button.current?.focus({ preventScroll: true });
  };
  // The button closes by itself what it has opened.
  const onLeave = (to: Node) => !button.current?.contains(to) && setOpen(false);
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      destroyOnHidden
      content={<NoticePanel panel={panel} onLeave={onLeave} />}
    >
      <Control
        ref={button}
        label="通知"
        icon={<BellOutlined />}
        count={unread}
        aria-haspopup="dialog"
        aria-expanded={open}
      />
    </Popover>
  );
}
