import type { Dispatch } from '@reduxjs/toolkit';
import { onWindowEvent } from '@/lib/onWindowEvent';
import { deviceChanged, printingChanged, systemDarkChanged } from '@/state/settings/settingsSlice';
import { onReconnect } from '@/lib/onReconnect';
import { connectionRestored } from '@/state/connectionRestored';
import { noticeAdded } from '@/state/notices/noticesSlice';
import { reloadWindow } from '@/lib/reloadWindow';
import type { Toasts } from '@/ui/toast/createToasts';

const CHECK_INTERVAL_MS = 5 * 60_000;
const ENTRY = /<script type="module"[^>]* src="([^"]+)"/;

/** The URL of the entry script in a page's HTML. It changes with every build, so it identifies the version. */
export const entryOf = (html: string): string | undefined => ENTRY.exec(html)?.[1];

/**
 * Checks every five minutes, and when the window is shown again, whether another version was deployed; reports it once.
 * Returns the function that stops it.
 */
export function watchVersion(dispatch: Dispatch, toast: Toasts): () => void {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const check = async () => {
    if (document.hidden) return;
    try {
      const answer = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
      const deployed = answer.ok ? entryOf(await answer.text()) : undefined;
      if (deployed === undefined || deployed === own) return;
    } catch {
      // The request failed, for example offline. The next check tries again.
      return;
    }
    stop();
    dispatch(noticeAdded({ text: '新版本可用，重新加载后生效', action: 'reload' }));
    toast.offer('新版本可用', '更新会重新加载页面，标签、草稿和正在填写的内容会保留（密码和文件除外）', [
      { label: '立即更新', run: reloadWindow },
      { label: '稍后', run: () => undefined },
    ]);
  };
  const begin = () => void check();
  const timer = setInterval(begin, CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', begin);
  const stop = () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', begin);
  };
  return stop;
}

/** Tells when the connection is lost, and when it is back. Returns the function that stops it. */
export function watchNetwork(dispatch: Dispatch): () => void {
  const stops = [
    onWindowEvent(['offline'], () => void dispatch(noticeAdded({ text: '网络连接已断开，部分功能暂不可用' }))),
    onReconnect(() => {
      dispatch(noticeAdded({ text: '网络连接已恢复' }));
      dispatch(connectionRestored());
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Below 992 px the screen is narrow (§9.12). `screen`, because paper is never narrow. */
const NARROW_QUERY = 'screen and (max-width: 991.98px)';

const DARK_QUERY = '(prefers-color-scheme: dark)';

function watch(media: string, tell: (matches: boolean) => void): () => void {
  const query = window.matchMedia(media);
  const hear = () => tell(query.matches);
  hear();
  query.addEventListener('change', hear);
  return () => query.removeEventListener('change', hear);
}

/**
 * Keeps the state informed whether the window is narrow, the page is being printed and the system asks for dark
 * colours. Returns the function that stops it.
 */
export function watchMedia(dispatch: Dispatch): () => void {
  const stops = [
    watch(NARROW_QUERY, (isNarrow) => dispatch(deviceChanged(isNarrow ? 'mobile' : 'desktop'))),
    watch('print', (isPrinting) => dispatch(printingChanged(isPrinting))),
    // In addition to the media query `print`, which changes too late, when the pages have been laid out.
    onWindowEvent(['beforeprint', 'afterprint'], ({ type }) => dispatch(printingChanged(type === 'beforeprint'))),
    watch(DARK_QUERY, (isDark) => dispatch(systemDarkChanged(isDark))),
  ];
  return () => stops.forEach((stop) => stop());
}
