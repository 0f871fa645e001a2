import { Button } from 'antd';
import { reloadWindow } from '@/lib/reloadWindow';
import { ReadMark } from '@/features/notices/ReadMark';
import { relativeTime } from '@/lib/time/relativeTime';
import type { Notice } from '@/state/notices/noticesSlice';
import { Section } from '@/ui/section/Section';
import styles from './WorkbenchCards.module.css';

const MAX_NOTICES = 5;

/** 最新通知: the latest messages of the app. All of them are behind the bell in the header. */
export function NoticesCard({ notices }: { notices: readonly Notice[] }) {
  return (
    <Section title="最新通知">
      <ul className={styles.list}>
        {notices.slice(0, MAX_NOTICES).map(({ id, text, time, action, isRead }) => (
          <li key={id} className={styles.row}>
            <ReadMark isRead={isRead} />
            <span className={styles.text}>{text}</span>
            {action === 'reload' && (
              <Button type="link" onClick={reloadWindow}>
                立即更新
              </Button>
            )}
            <time dateTime={new Date(time).toISOString()}>{relativeTime(time, undefined, 'MM-DD HH:mm')}</time>
          </li>
        ))}
      </ul>
    </Section>
  );
}
