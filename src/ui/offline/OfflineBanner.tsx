import { useSyncExternalStore } from 'react';
import { onWindowEvent } from '@/lib/onWindowEvent';
import styles from './OfflineBanner.module.css';

const subscribe = (listener: () => void) => onWindowEvent(['online', 'offline'], listener);

/** Whether the browser has a connection. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** Shown while there is no connection. */
export function OfflineBanner() {
  const isOnline = useOnline();
  return (
    <div role="status" className={isOnline ? undefined : styles.banner}>
      {!isOnline && '网络连接已断开，恢复后可继续操作'}
    </div>
  );
}
