import { useOnline } from './useOnline';
import styles from './OfflineBanner.module.css';

/** Shown while there is no connection. */
export function OfflineBanner() {
  const isOnline = useOnline();
  return (
    <div role="status" className={isOnline ? undefined : styles.banner}>
      {!isOnline && '网络连接已断开，恢复后可继续操作'}
    </div>
  );
}
