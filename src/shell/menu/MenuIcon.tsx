import type { ReactElement } from 'react';
import {
  AppstoreOutlined,
  AuditOutlined,
  BarChartOutlined,
  BellOutlined,
  BookOutlined,
  CalendarOutlined,
  CloudDownloadOutlined,
  DashboardOutlined,
  FileOutlined,
  FlagOutlined,
  FolderOutlined,
  HomeOutlined,
  LinkOutlined,
  MessageOutlined,
  ProfileOutlined,
  ReadOutlined,
  SafetyOutlined,
  ScheduleOutlined,
  SettingOutlined,
  SolutionOutlined,
  TeamOutlined,
  ToolOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { iconSource, type IconMeta } from './iconSource';
import styles from './MenuIcon.module.css';

const ICONS: ReadonlyMap<string, ReactElement> = new Map([
  ['appstore', <AppstoreOutlined />],
  ['audit', <AuditOutlined />],
  ['bar-chart', <BarChartOutlined />],
  ['bell', <BellOutlined />],
  ['book', <BookOutlined />],
  ['calendar', <CalendarOutlined />],
  ['cloud-download', <CloudDownloadOutlined />],
  ['dashboard', <DashboardOutlined />],
  ['file', <FileOutlined />],
  ['flag', <FlagOutlined />],
  ['folder', <FolderOutlined />],
  ['home', <HomeOutlined />],
  ['link', <LinkOutlined />],
  ['message', <MessageOutlined />],
  ['profile', <ProfileOutlined />],
  ['read', <ReadOutlined />],
  ['safety', <SafetyOutlined />],
  ['schedule', <ScheduleOutlined />],
  ['setting', <SettingOutlined />],
  ['solution', <SolutionOutlined />],
  ['team', <TeamOutlined />],
  ['tool', <ToolOutlined />],
  ['user', <UserOutlined />],
]);

/** The address of each picture, by its name. */
const PICTURES: ReadonlyMap<string, string> = new Map(
  Object.entries(
    import.meta.glob<string>('../../assets/icons/*.svg', { query: '?url&no-inline', import: 'default', eager: true }),
  ).map(([file, url]) => [file.replace(/^.*\/|\.svg$/g, ''), url]),
);

/** The icon that the server names for a route. */
export function MenuIcon({ meta }: { meta: IconMeta }) {
  const { from, name } = iconSource(meta, PICTURES, ICONS);
  if (from === 'library') return <span aria-hidden="true">{ICONS.get(name)}</span>;
  return (
    <span aria-hidden="true">
      <span className={styles['picture']} style={{ maskImage: `url("${PICTURES.get(name) ?? ''}")` }} />
    </span>
  );
}
