import { useEffect, useState } from 'react';
import { clockTime, monthAndDay, weekday } from '@/lib/time/localTime';
import styles from './LockScreen.module.css';

/** Time and day, as one looks at a screen that is locked. */
export function LockClock() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={styles.clock}>
      <strong>{clockTime(now.getTime())}</strong>
      <span>
        {monthAndDay(now)} {weekday(now)}
      </span>
    </div>
  );
}
