import { Card, Flex } from 'antd';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { appConfig } from '@/config/appConfig';
import { fullDate, greeting } from '@/lib/time/localTime';
import { useAppSelector } from '@/state/hooks';
import { selectRecent } from '@/state/recent/recentSlice';
import { pathWithQuery, walkRoutes } from '@/state/routes/RouteNode';
import { selectRouteNodes } from '@/state/routes/routesSlice';
import { selectUser } from '@/state/user/userSlice';
import { Avatar } from '@/ui/avatar/Avatar';
import { Section } from '@/ui/section/Section';
import { quickEntries } from './quickEntries';
import styles from './WorkbenchPage.module.css';

/** 工作台: the start page. */
export default function WorkbenchPage() {
  const { name, avatar } = useAppSelector(selectUser);
  const nodes = useAppSelector(selectRouteNodes);
  const visited = useAppSelector(selectRecent);
  const entries = useMemo(() => quickEntries(nodes), [nodes]);
  const known = useMemo(() => new Set([...walkRoutes(nodes)].map(([node]) => node.path)), [nodes]);
  const recent = visited.filter(({ path }) => path !== '/workbench' && known.has(path.split('?')[0] ?? '')).slice(0, 8);
  const now = new Date();
  return (
    <Flex vertical gap={20}>
      <Card variant="borderless">
        <Flex align="center" gap="middle">
          <Avatar source={avatar} size={56} />
          <div>
            <h1 className="page-title">{`${greeting(now.getHours())}，${name}！`}</h1>
            <p className={styles.hint}>
              {fullDate(now)}，欢迎使用{appConfig.title}。
            </p>
          </div>
        </Flex>
      </Card>
      <Section title="快捷入口">
        {entries.length === 0 && <p className={styles.hint}>当前账号还没有可用的功能，请联系管理员开通。</p>}
        <ul className={styles.tiles}>
          {entries.map((entry) => (
            <li key={entry.path}>
              <Link to={pathWithQuery(entry)} className={styles.tile}>
                {entry.meta.title}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="最近访问">
        {recent.length === 0 && <p className={styles.hint}>还没有访问记录，打开过的页面会出现在这里。</p>}
        <ul className={styles.recent}>
          {recent.map(({ path, title }) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
            </li>
          ))}
        </ul>
      </Section>
    </Flex>
  );
}
