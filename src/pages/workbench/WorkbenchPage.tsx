import { Button } from 'antd';
import { appConfig } from '@/config/appConfig';
import { useGroupAdminId } from '@/features/chat/useGroupAdminId';
import { afterFrame } from '@/lib/afterFrame';
import { greeting, monthAndDay, weekday } from '@/lib/time/localTime';
import { useAppSelector } from '@/state/hooks';
import { selectDestinations } from '@/state/routes/routesSlice';
import { selectIsGroupUser, selectUser } from '@/state/user/userSlice';
import { Avatar } from '@/ui/avatar/Avatar';
import { ErrorBoundary } from '@/ui/errorBoundary/ErrorBoundary';
import { lazyWithRetry } from '@/ui/loading/lazyWithRetry';
import { Section } from '@/ui/section/Section';
import { useToast } from '@/ui/toast/useToast';
import { AskCard } from './AskCard';
import { DayOnTheWay } from './DayFrame';
import greetingStyles from './Greeting.module.css';
import { MessagesBelow, NoticesCard } from './NoticeCards';
import { QuickEntries } from './QuickEntries';
import { RecentCard } from './RecentCard';
import styles from './WorkbenchPage.module.css';

/** Who is at work here today: greeting, unit and roles as far as the server names them, and the date. */
function Greeting() {
  const { name, avatar, orgName, roleNames } = useAppSelector(selectUser);
  const isGroupUser = useAppSelector(selectIsGroupUser);
  const hasIcon = useGroupAdminId() !== undefined;
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
      <p className={hasIcon ? `${greetingStyles.date} ${greetingStyles.besideIcon}` : greetingStyles.date}>
        <strong>{monthAndDay(now)}</strong> {now.getFullYear()}年 {weekday(now)}
      </p>
    </section>
  );
}

/** What is counted: not in the first load, and after the first frame, which it would keep waiting: a twenty-fifth of its time. */
const DayCards = lazyWithRetry(async () => {
  await afterFrame();
  return import('./DayCards');
}, DayOnTheWay);

const failed = (title: string) => (_error: Error, retry: () => void) => (
  <Section title={title}>
    <p className={styles.failed}>这部分内容加载失败。</p>
    <Button onClick={retry}>重试</Button>
  </Section>
);

/** 工作台: the start page. Every card has its place from the first frame on, and from the first day. */
export default function WorkbenchPage() {
  const toast = useToast();
  const mayChat = useGroupAdminId() !== undefined;
  const hasPages = useAppSelector((state) => selectDestinations(state).size > 1);
  return (
    <div className={styles.page}>
      <Greeting />
      <div className={styles.cards}>
        <div className={styles.column}>
          <ErrorBoundary fallback={failed('待办')} onError={toast.failure}>
            <DayCards />
          </ErrorBoundary>
          <div className={styles.pair}>
            {hasPages && <RecentCard />}
            <QuickEntries />
          </div>
        </div>
        <div className={styles.column}>
          <NoticesCard />
          {mayChat && <AskCard className={styles.ask} />}
        </div>
        <MessagesBelow />
      </div>
    </div>
  );
}
