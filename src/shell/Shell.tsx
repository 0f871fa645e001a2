import { useState, useEffect, useEffectEvent } from 'react';
import { Outlet } from 'react-router-dom';
import { ChatHost } from '@/features/chat/ChatHost';
import { appConfig } from '@/config/appConfig';
import { DownloadOverlay } from '@/features/download/DownloadOverlay';
import { copyWithoutTheme } from '@/lib/copyWithoutTheme';
import { onWindowEvent } from '@/lib/onWindowEvent';
import { PasswordQuestion } from '@/features/profile/PasswordQuestion';
import { useAppSelector } from '@/state/hooks';
import { selectIsDark, selectLayout, selectTheme } from '@/state/settings/settingsSlice';
import { AntdProvider } from '@/ui/antd/AntdProvider';
import { lazyWithRetry } from '@/ui/loading/lazyWithRetry';
import { OfflineBanner } from '@/ui/offline/OfflineBanner';
import { ToastContext, useToast } from '@/ui/toast/useToast';
import { ShellDialogsProvider, useShellDialogs } from './dialogs/ShellDialogsProvider';
import { LayoutFrame } from './layouts/LayoutFrame';
import { LAYOUTS } from './layouts/layouts';
import { LivePages, type Pages } from './page/LivePages';
import styles from './Shell.module.css';

/** Whether another dialog is open; one that is closing does not count. */
const isCovered = () =>
  [...document.querySelectorAll('[aria-modal="true"]')].some(
    (dialog) => dialog.getClientRects().length > 0 && !dialog.closest('[class*="-leave"]'),
  );

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/**
 * Opens the search on Ctrl+K or Cmd+K, unless a dialog is open. A component of its own, because the search button may
 * not be mounted yet.
 */
function SearchKeyListener() {
  const { activeDialog, openDialog } = useShellDialogs();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    if (activeDialog === undefined && !isCovered()) openDialog('search');
  });
  useEffect(() => onWindowEvent(['keydown'], (event) => onKeyDown(event)), []);
  return null;
}

const WatermarkLayer = lazyWithRetry(() => import('@/features/watermark/WatermarkLayer'));

const focusMain = () => document.getElementById('main')?.focus();

/** The frame of the pages, with antd in the chosen theme. */
export default function Shell({ pages }: { pages: Pages }) {
  const name = useAppSelector(selectLayout);
  const { showSearch, themeName, letterSize } = useAppSelector(selectTheme);
  const isDark = useAppSelector(selectIsDark);
  const toasts = useToast();
  const [ofSession] = useState(() => toasts.ofSession());
  useEffect(() => onWindowEvent(['copy'], copyWithoutTheme), []);
  return (
    <AntdProvider themeName={themeName} isDark={isDark} letterSize={letterSize}>
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
        <PasswordQuestion />
        <DownloadOverlay />
        <OfflineBanner />
        <ChatHost />
        {appConfig.watermark !== 'off' && <WatermarkLayer />}
      </ToastContext>
    </AntdProvider>
  );
}
