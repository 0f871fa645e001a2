import { Link } from 'react-router-dom';
import { appConfig } from '@/config/appConfig';
import { LOGIN, REGISTER } from '@/config/paths';
import { Retrying } from '@/features/access/Retrying';
import { useAppSelector } from '@/state/hooks';
import { selectIsRetrying } from '@/state/routes/routesSlice';
import type { SessionEndReason } from '@/state/sessionEnded';
import { selectUser } from '@/state/user/userSlice';
import { LoadingOverlay } from '@/ui/loading/loadingViews';
import { LoginForm } from './LoginForm';
import styles from './LoginPage.module.css';

const ENDS: Readonly<Record<SessionEndReason, string>> = {
  logout: '',
  elsewhere: '您已在其他窗口退出登录。',
  expired: '登录状态已过期，请重新登录。',
  failed: '登录未完成，请重新登录。',
  replaced: '登录用户已更换，请重新登录。',
};

/** /login, and /register for somebody new: without antd, to be shown fast (docs/decisions/0002). */
export function LoginPage({ isNew = false }) {
  const isRetrying = useAppSelector(selectIsRetrying);
  const { lastEnd } = useAppSelector(selectUser);
  const why = lastEnd && (lastEnd.why || ENDS[lastEnd.reason]);
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <div className={styles.banner}>
          <svg className={styles.emblem} viewBox="0 0 64 64" aria-hidden="true">
            <circle cx="32" cy="32" r="30.5" />
            <path d="m32 10 4.9 10.4 11.4 1.5-8.4 7.8 2.2 11.3L32 35.5 21.9 41l2.2-11.3-8.4-7.8 11.4-1.5z" />
            <path d="M13 47c4.8 0 4.8 3.6 9.5 3.6S27.2 47 32 47s4.8 3.6 9.5 3.6S46.2 47 51 47" />
          </svg>
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
          <LoginForm key={String(isNew)} isNew={isNew} />
          {appConfig.register && (
            <Link className={styles.other} to={isNew ? LOGIN : REGISTER}>
              {isNew ? '已有账号，去登录' : '注册账号'}
            </Link>
          )}
        </div>
      </div>
      <p className={styles.footer}>
        Copyright © {new Date().getFullYear()} {appConfig.title}
      </p>
      {isRetrying && <Retrying frame={LoadingOverlay} />}
    </main>
  );
}
