import { Button, Empty } from 'antd';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { noticesCleared, selectNotices } from '@/state/notices/noticesSlice';
import styles from './NoticeList.module.css';

const TIME = new Intl.DateTimeFormat('zh-CN', { hour: '2-digit', minute: '2-digit' });

/** What the app itself had to tell, newest first. */
export function NoticeList() {
  const dispatch = useAppDispatch();
  const notices = useAppSelector(selectNotices);
  if (notices.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="暂无通知" />;
  return (
    <section className={styles['notices']} aria-label="通知">
      <ul>
        {notices.map(({ id, text, time, action }) => (
          <li key={id}>
            <span>{text}</span>
            <time dateTime={new Date(time).toISOString()}>{TIME.format(time)}</time>
            {action === 'reload' && (
              <Button type="link" onClick={() => window.location.reload()}>
                重新加载
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button type="text" block onClick={() => dispatch(noticesCleared())}>
        清空通知
      </Button>
    </section>
  );
}
