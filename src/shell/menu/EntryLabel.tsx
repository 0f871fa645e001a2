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
        // antd puts each digit into an element of its own, which would be read one by one.
        <span role="img" aria-label={meta.badge} className={styles['badge']}>
          <Badge count={meta.badge} showZero overflowCount={Infinity} />
        </span>
      )}
      {meta.dot && (
        <span role="img" aria-label="有新内容" className={styles['dot']}>
          {!hasIcon && <Badge dot />}
        </span>
      )}
    </span>
  );
}
