import { useState, useEffect } from 'react';
import { ChatHost } from '@/features/chat/ChatHost';
import { appConfig } from '@/config/appConfig';
import { DownloadOverlay } from '@/features/download/DownloadOverlay';
import { FileOpener } from '@/features/download/FileOpener';
import { copyWithoutTheme } from '@/lib/copyWithoutTheme';
import { onWindowEvent } from '@/lib/onWindowEvent';
import { PasswordQuestion } from '@/features/profile/PasswordQuestion';
import { useAppSelector } from '@/state/hooks';
import { selectIsDark, selectLayout, selectTheme } from '@/state/settings/settingsSlice';
import { selectUser } from '@/state/user/userSlice';
import { AntdProvider } from '@/ui/antd/AntdProvider';
import { lazyWithRetry } from '@/ui/loading/lazyWithRetry';
import { OfflineBanner } from '@/ui/offline/OfflineBanner';
import { ToastContext, useToast } from '@/ui/toast/useToast';
import { ShellDialogsProvider } from './dialogs/ShellDialogsProvider';
import { LayoutFrame } from './layouts/LayoutFrame';
import { LAYOUTS } from './layouts/layouts';
import { LivePages, type PageComponent } from './page/LivePages';
import styles from './Shell.module.css';

const WatermarkLayer = lazyWithRetry(() => import('@/features/watermark/WatermarkLayer'));

const focusMain = () => document.getElementById('main')?.focus();

/** The frame of the pages, with antd in the chosen theme. */
export default function Shell({ Page }: { Page: PageComponent }) {
  const name = useAppSelector(selectLayout);
  const { themeName, letterSize } = useAppSelector(selectTheme);
  const isDark = useAppSelector(selectIsDark);
  const { passwordState } = useAppSelector(selectUser);
  const toasts = useToast();
  const [ofSession] = useState(() => toasts.ofSession());
  useEffect(() => onWindowEvent(['copy'], copyWithoutTheme), []);
  return (
    <AntdProvider themeName={themeName} isDark={isDark} letterSize={letterSize}>
      <ToastContext value={ofSession}>
        <button type="button" className={styles.skip} onClick={focusMain}>
          跳到主要内容
        </button>
        <FileOpener>
          <ShellDialogsProvider>
            <LayoutFrame name={name} layout={LAYOUTS[name]}>
              <LivePages Page={Page} />
            </LayoutFrame>
          </ShellDialogsProvider>
        </FileOpener>
        {passwordState !== 'usual' && <PasswordQuestion reason={passwordState} />}
        <DownloadOverlay />
        <OfflineBanner />
        <ChatHost />
        {appConfig.watermark !== 'off' && <WatermarkLayer />}
      </ToastContext>
    </AntdProvider>
  );
}
