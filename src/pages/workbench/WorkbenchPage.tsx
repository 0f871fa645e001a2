import { Button } from 'antd';
import { appConfig } from '@/config/appConfig';
import { useGroupAdminId } from '@/features/chat/useGroupAdminId';
import { greeting, monthAndDay, weekday } from '@/lib/time/localTime';
import { useAppSelector } from '@/state/hooks';
import { selectIsGroupUser, selectUser } from '@/state/user/userSlice';
import { Avatar } from '@/ui/avatar/Avatar';
import { ErrorBoundary } from '@/ui/errorBoundary/ErrorBoundary';
import { lazyWithRetry } from '@/ui/loading/lazyWithRetry';
import { Section } from '@/ui/section/Section';
import { useToast } from '@/ui/toast/useToast';
import { DayOnTheWay } from './DayFrame';
import greetingStyles from './Greeting.module.css';
import { QuickEntries } from './QuickEntries';
import styles from './WorkbenchPage.module.css';

/** Who is at work here today: greeting, unit and roles as far as the server names them, and the date. */
function Greeting() {
  const { name, avatar, orgName, roleNames } = useAppSelector(selectUser);
  const isGroupUser = useAppSelector(selectIsGroupUser);
  const now = new Date();
  const kind = isGroupUser ? '集团用户' : `欢迎使用${appConfig.title}`;
  const facts = [orgName, roleNames.join('、')].filter(Boolean);
  return (
    <section className={greetingStyles.hello} aria-label="问候">
      <Avatar source={avatar} size={44} />
      <div className={greetingStyles.who}>
        <h1 className="page-title">{`${greeting(now.getHours())}，${name}！`}</h1>
        <p>{facts.join(' · ') || kind}</p>
      </div>
      <p className={greetingStyles.date}>
        <strong>{monthAndDay(now)}</strong> {now.getFullYear()}年 {weekday(now)}
      </p>
    </section>
  );
}

/** What is loaded after the first frame does not keep that waiting: a twenty-fifth of the time to it. */
const afterFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    // A window in the background draws no frames.
    setTimeout(resolve, 1000);
  });

/** What is counted, and the lower cards: not in the first load. */
const DayCards = lazyWithRetry(async () => {
  await afterFrame();
  return import('./DayCards');
}, DayOnTheWay);
const WorkbenchCards = lazyWithRetry(async () => {
  await afterFrame();
  return import('./WorkbenchCards');
});

const failed = (title: string) => (_error: Error, retry: () => void) => (
  <Section title={title} className={styles.wide}>
    <p className={styles.failed}>这部分内容加载失败。</p>
    <Button onClick={retry}>重试</Button>
  </Section>
);

/** 工作台: the start page. */
export default function WorkbenchPage() {
  const toast = useToast();
  const mayChat = useGroupAdminId() !== undefined;
  return (
    <div className={styles.page}>
      <Greeting />
      <div className={styles.cards}>
        <div className={`${styles.stack} ${mayChat ? '' : styles.wide}`}>
          <ErrorBoundary fallback={failed('待办')} onError={toast.failure}>
            <DayCards />
          </ErrorBoundary>
          <QuickEntries />
        </div>
        <ErrorBoundary fallback={failed('其他内容')} onError={toast.failure}>
          <WorkbenchCards mayChat={mayChat} />
        </ErrorBoundary>
      </div>
    </div>
  );
}
