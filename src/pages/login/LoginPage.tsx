import { Link, useLocation } from 'react-router-dom';
import { appConfig } from '@/config/appConfig';
import { LOGIN, REGISTER } from '@/config/paths';
import { Retrying } from '@/features/access/Retrying';
import { useAppSelector } from '@/state/hooks';
import { selectIsRetrying } from '@/state/routes/routesSlice';
import type { SessionEndReason } from '@/state/sessionEnded';
import { selectUser } from '@/state/user/userSlice';
import { LoadingOverlay } from '@/ui/loading/loadingViews';
import { lazyWithRetry } from '@/ui/loading/lazyWithRetry';
import { SiteFooter } from '@/ui/siteFooter/SiteFooter';
import { Emblem } from './Emblem';
import { LoginForm } from './LoginForm';
import styles from './LoginPage.module.css';

const ENDS: Readonly<Record<SessionEndReason, string>> = {
  logout: '',
  elsewhere: '您已在其他窗口退出登录。',
  expired: '登录状态已过期，请重新登录。',
  failed: '登录未完成，请重新登录。',
  replaced: '登录用户已更换，请重新登录。',
};

const SsoEntry = lazyWithRetry(() => import('./SsoEntry'));

/** /login, and /register for somebody new: without antd, to be shown fast (docs/decisions/0002). */
export function LoginPage({ isNew = false }) {
  const { search } = useLocation();
  // Administrators sign in with an account of the system itself by `/login?local`.
  const isElsewhere = appConfig.ssoUrl !== '' && !isNew && !new URLSearchParams(search).has('local');
  const isRetrying = useAppSelector(selectIsRetrying);
  const { lastEnd } = useAppSelector(selectUser);
  const why = lastEnd && (lastEnd.why || ENDS[lastEnd.reason]);
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <div className={styles.banner}>
          <Emblem className={styles.emblem} />
          <p className={styles.name}>{appConfig.title}</p>
          <p className={styles.motto}>
            不忘初心 · 牢记使命
            <br />
            港口集团党建工作一体化管理
          </p>
          <svg className={styles.waves} viewBox="0 0 420 160" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 70c60-40 110-40 170 0s120 40 250-20v110H0z" />
            <path d="M0 100c80-30 140-20 210 10s130 20 210-20v70H0z" />
          </svg>
        </div>
        <div className={styles.side}>
          <h1 className={styles.title}>{isNew ? '注册账号' : '欢迎登录'}</h1>
          {why && (
            <p className={styles.why} role="status">
              {why}
            </p>
          )}
          {isElsewhere ? <SsoEntry /> : <LoginForm key={String(isNew)} isNew={isNew} />}
          {appConfig.register && (
            <Link className={styles.other} to={isNew ? LOGIN : REGISTER}>
              {isNew ? '已有账号，去登录' : '注册账号'}
            </Link>
          )}
        </div>
      </div>
      <div className={styles.footer}>
        <SiteFooter />
      </div>
      {isRetrying && <Retrying frame={LoadingOverlay} />}
    </main>
  );
}
