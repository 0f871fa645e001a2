import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { leaveForSso } from '@/lib/sso/leaveForSso';
import { onWindowEvent } from '@/lib/onWindowEvent';
import { pendingSignIn } from '@/lib/storage/stored';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/user/userSlice';
import buttons from '@/ui/button/button.module.css';
import { useToast } from '@/ui/toast/useToast';
import styles from './LoginForm.module.css';

/**
 * Leads to the sign-in elsewhere: by itself where somebody opens the app, by a button after the end of a session, or
 * where they have come back without one.
 */
export default function SsoEntry() {
  const { pathname, search, ...entry } = useLocation();
  const state: unknown = entry.state;
  const toast = useToast();
  const { lastEnd } = useAppSelector(selectUser);
  const [isLeaving, setLeaving] = useState(() => !pendingSignIn.isThere() && lastEnd === undefined);
  useEffect(() => {
    if (!isLeaving) return void pendingSignIn.take();
    leaveForSso(pathname + search, state).catch((error: unknown) => {
      toast.failure(error);
      setLeaving(false);
    });
  }, [isLeaving, pathname, search, state, toast]);
  // Back from there, the browser may show this page as it was left.
  useEffect(() => onWindowEvent(['pageshow'], ({ persisted }) => persisted && setLeaving(false)), []);
  return (
    <div className={styles.form}>
      <p role="status">{isLeaving ? '正在前往统一登录...' : ''}</p>
      <button
        type="button"
        className={`${buttons.button} ${buttons.primary} ${styles.submit}`}
        disabled={isLeaving}
        onClick={() => setLeaving(true)}
      >
        统一登录
      </button>
    </div>
  );
}
