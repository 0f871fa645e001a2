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

/** The icon that the server names; an unknown name is drawn as a page, so that folded menus stay usable. */
export function MenuIcon({ name }: { name: string }) {
  return <span aria-hidden="true">{ICONS.get(name) ?? ICONS.get('file')}</span>;
}
