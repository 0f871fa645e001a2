import { Badge } from 'antd';
import type { RouteMeta } from '@/state/routes/RouteNode';
import styles from './EntryLabel.module.css';

interface Props {
  meta: RouteMeta;
  /** The dot of an entry with an icon is drawn at the icon. */
  hasIcon: boolean;
}

/** Title, badge and dot of a menu entry. */
export function EntryLabel({ meta, hasIcon }: Props) {
  return (
    <span className={styles['label']}>
      <span className={styles['title']}>{meta.title}</span>
      {meta.badge !== '' && (
        <Badge count={meta.badge} showZero overflowCount={Infinity} className={styles['badge'] ?? ''} />
      )}
      {meta.dot && (
        <span role="img" aria-label="有新内容">
          {!hasIcon && <Badge dot />}
        </span>
      )}
    </span>
  );
}
