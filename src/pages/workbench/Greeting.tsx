import { appConfig } from '@/config/appConfig';
import { greeting } from '@/lib/time/greeting';
import { monthAndDay, weekday } from '@/lib/time/localTime';
import { useAppSelector } from '@/state/hooks';
import { selectIsGroupUser, selectUser } from '@/state/user/userSlice';
import { Avatar } from '@/ui/avatar/Avatar';
import styles from './Greeting.module.css';

/** Who is at work here today: greeting, unit and roles as far as the server names them, and the date. */
export function Greeting() {
  const { name, avatar, orgName, roleNames } = useAppSelector(selectUser);
  const isGroupUser = useAppSelector(selectIsGroupUser);
  const now = new Date();
  const kind = isGroupUser ? '集团用户' : `欢迎使用${appConfig.title}`;
  const facts = [orgName, roleNames.join('、')].filter(Boolean);
  return (
    <section className={styles.hello} aria-label="问候">
      <Avatar source={avatar} size={60} />
      <div className={styles.who}>
        <h1 className="page-title">{`${greeting(now.getHours())}，${name}！`}</h1>
        <p>{facts.join(' · ') || kind}</p>
      </div>
      <p className={styles.date}>
        <strong>{monthAndDay(now)}</strong> {now.getFullYear()}年 {weekday(now)}
      </p>
    </section>
  );
}
