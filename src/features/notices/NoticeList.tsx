import { clockTime } from '@/lib/time/clockTime';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { noticesCleared, selectNotices } from '@/state/notices/noticesSlice';
import styles from './NoticeList.module.css';

/** What the app itself had to tell, newest first. */
export function NoticeList() {
  const dispatch = useAppDispatch();
  const notices = useAppSelector(selectNotices);
  if (notices.length === 0) return <p className={styles['empty']}>暂无通知</p>;
  return (
    <section className={styles['notices']} aria-label="通知">
      <ul>
        {notices.map(({ id, text, time, action }) => (
          <li key={id}>
            <span>{text}</span>
            <time dateTime={new Date(time).toISOString()}>{clockTime(time)}</time>
            {action === 'reload' && (
              <button type="button" className={styles['link']} onClick={() => window.location.reload()}>
                重新加载
              </button>
            )}
          </li>
        ))}
      </ul>
      <button type="button" className={styles['clear']} onClick={() => dispatch(noticesCleared())}>
        清空通知
      </button>
    </section>
  );
}
