import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { ChatHost } from '@/features/chat/ChatHost';
import { DownloadOverlay } from '@/features/download/DownloadOverlay';
import { useAppSelector } from '@/state/hooks';
import { selectIsDark, selectLayout, selectTheme } from '@/state/settings/settingsSlice';
import { AntdProvider } from '@/ui/antd/AntdProvider';
import { OfflineBanner } from '@/ui/offline/OfflineBanner';
import { ToastContext, useToast } from '@/ui/toast/useToast';
import { ShellDialogsProvider } from './dialogs/ShellDialogsProvider';
import { SearchKeyListener } from './header/SearchKeyListener';
import { LayoutFrame } from './layouts/LayoutFrame';
import { LAYOUTS } from './layouts/layouts';
import { LivePages, type Pages } from './page/LivePages';
import styles from './Shell.module.css';

const focusMain = () => document.getElementById('main')?.focus();

/** The frame of the pages, with antd in the chosen theme. */
export default function Shell({ pages }: { pages: Pages }) {
  const name = useAppSelector(selectLayout);
  const { showSearch, themeName } = useAppSelector(selectTheme);
  const isDark = useAppSelector(selectIsDark);
  const toasts = useToast();
  const [ofSession] = useState(() => toasts.ofSession());
  return (
    <AntdProvider themeName={themeName} isDark={isDark}>
      <ToastContext value={ofSession}>
        <button type="button" className={styles.skip} onClick={focusMain}>
          跳到主要内容
        </button>
        <ShellDialogsProvider>
          {showSearch && <SearchKeyListener />}
          <LayoutFrame name={name} layout={LAYOUTS[name]}>
            <LivePages pages={pages} />
            <Outlet />
          </LayoutFrame>
        </ShellDialogsProvider>
        <DownloadOverlay />
        <OfflineBanner />
        <ChatHost />
      </ToastContext>
    </AntdProvider>
  );
}
