import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import type { LayoutName } from '@/config/themes';
import { ChatFloatingEntry } from '@/features/chat/ChatFloatingEntry';
import { followShellTour } from '@/features/tour/shellTour';
import { useAppSelector } from '@/state/hooks';
import { selectIsDark, selectLayout, selectTheme } from '@/state/settings/settingsSlice';
import { AntdProvider } from '@/ui/antd/AntdProvider';
import { Dialogs } from '@/ui/dialog/Dialogs';
import { OfflineBanner } from '@/ui/loading/OfflineBanner';
import { ShellDialogs } from './dialogs/ShellDialogs';
import { columnLayout } from './layouts/columnLayout';
import { commonLayout } from './layouts/commonLayout';
import { comprehensiveLayout } from './layouts/comprehensiveLayout';
import { floatLayout } from './layouts/floatLayout';
import { horizontalLayout } from './layouts/horizontalLayout';
import { LayoutFrame, type Layout } from './layouts/LayoutFrame';
import { verticalLayout } from './layouts/verticalLayout';
import type { Pages } from './page/KeepAlive';
import { PagePanel } from './page/PagePanel';
import styles from './Shell.module.css';

const LAYOUTS: Record<LayoutName, Layout> = {
  vertical: verticalLayout,
  horizontal: horizontalLayout,
  common: commonLayout,
  column: columnLayout,
  comprehensive: comprehensiveLayout,
  float: floatLayout,
};

const focusMain = () => document.getElementById('main')?.focus();

/** What frames the pages of a signed-in user. */
export default function Shell({ pages }: { pages: Pages }) {
  const name = useAppSelector(selectLayout);
  const { themeName } = useAppSelector(selectTheme);
  const isDark = useAppSelector(selectIsDark);
  useEffect(followShellTour, []);
  return (
    <AntdProvider themeName={themeName} isDark={isDark}>
      <button type="button" className={styles['skip']} onClick={focusMain}>
        跳到主要内容
      </button>
      <LayoutFrame name={name} layout={LAYOUTS[name]}>
        <PagePanel pages={pages} />
        <Outlet />
      </LayoutFrame>
      <ShellDialogs />
      <OfflineBanner />
      <ChatFloatingEntry />
      <Dialogs />
    </AntdProvider>
  );
}
