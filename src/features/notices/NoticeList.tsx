import { Button, Empty } from 'antd';
import { clockTime } from '@/lib/time/localTime';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { noticesCleared, selectNotices } from '@/state/notices/noticesSlice';
import styles from './NoticeList.module.css';

export function NoticeList() {
  const dispatch = useAppDispatch();
  const notices = useAppSelector(selectNotices);
  if (notices.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="暂无通知" />;
  return (
    <section className={styles.notices} aria-label="通知">
      <ul>
        {notices.map(({ id, text, time, action }) => (
          <li key={id}>
            <span>{text}</span>
            <time dateTime={new Date(time).toISOString()}>{clockTime(time)}</time>
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
