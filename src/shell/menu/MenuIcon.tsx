import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';
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
import { byPlainName, type IconMeta, iconSource, type IconSource } from './iconSource';
import styles from './MenuIcon.module.css';
import { SetIcon, UnknownIcon, type IconDrawing } from './SetIcon';

/** The icons in the menu's own chunk, named as in `iconSource`. */
const ICONS: ReadonlyMap<string, ReactElement> = new Map([
  ['appstore', <AppstoreOutlined />],
  ['audit', <AuditOutlined />],
  ['barchart', <BarChartOutlined />],
  ['bell', <BellOutlined />],
  ['book', <BookOutlined />],
  ['calendar', <CalendarOutlined />],
  ['clouddownload', <CloudDownloadOutlined />],
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

const PICTURES: ReadonlyMap<string, string> = new Map(
  Object.entries(
    import.meta.glob<string>('../../assets/icons/*.svg', { query: '?url&no-inline', import: 'default', eager: true }),
  ).map(([file, url]) => [file.replace(/^.*\/|\.svg$/g, ''), url]),
);

const usualIcon = <FileOutlined />;

/** Icons of a set that is loaded when it is needed. If loading fails, the usual icon is shown. */
const lazyIcon = (load: () => Promise<{ default: Readonly<Record<string, IconDrawing>> }>) =>
  lazy<ComponentType<{ name: string }>>(async () => {
    try {
      const icons = byPlainName((await load()).default);
      return { default: ({ name }) => <SetIcon icons={icons} name={name} /> };
    } catch {
      return { default: () => usualIcon };
    }
  });

const AliasIcon = lazyIcon(() => import('virtual:menuIcons/aliases'));
const LibraryIcon = lazyIcon(() => import('virtual:menuIcons/library'));

function drawingOf(source: IconSource): ReactElement {
  switch (source.from) {
    case 'pictures':
      return <span className={styles['picture']} style={{ maskImage: `url("${PICTURES.get(source.name) ?? ''}")` }} />;
    case 'own':
      return ICONS.get(source.name) ?? usualIcon;
    case 'aliases':
      return <AliasIcon name={source.name} />;
    case 'library':
      return <LibraryIcon name={source.name} />;
    case 'unknown':
      return <UnknownIcon name={source.name} />;
    case 'usual':
      return usualIcon;
  }
}

/** The icon of a route. */
export function MenuIcon({ meta }: { meta: IconMeta }) {
  return (
    <span aria-hidden="true">
      <Suspense fallback={<span className={styles['drawing']} />}>
        {drawingOf(iconSource(meta, PICTURES, ICONS))}
      </Suspense>
    </span>
  );
}
