import type { Dispatch } from '@reduxjs/toolkit';
import { deviceChanged, printingChanged, systemDarkChanged } from '@/state/settings/settingsSlice';
import { repeat } from '@/lib/pause';
import { onReconnect } from '@/lib/onReconnect';
import { connectionRestored } from '@/state/server/recordsChanged';
import { noticeAdded } from '@/state/notices/noticesSlice';
import { reloadWindow } from '@/lib/reloadWindow';
import type { Toasts } from '@/ui/toast/createToasts';

const CHECK_INTERVAL_MS = 5 * 60_000;
const ENTRY = /<script type="module"[^>]* src="([^"]+)"/;

/** The URL of the entry script in a page's HTML. It changes with every build, so it identifies the version. */
export const entryOf = (html: string): string | undefined => ENTRY.exec(html)?.[1];

/**
 * Checks every five minutes, and when the window is shown again, whether another version was deployed; reports it once.
 * Until `signal` aborts.
 */
export function watchVersion(dispatch: Dispatch, toast: Toasts, signal: AbortSignal): void {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  let isReported = false;
  const check = async () => {
    if (document.hidden || isReported) return;
    try {
      const answer = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
      const deployed = answer.ok ? entryOf(await answer.text()) : undefined;
      if (deployed === undefined || deployed === own || isReported) return;
    } catch {
      // The request failed, for example offline. The next check tries again.
      return;
    }
    isReported = true;
    dispatch(noticeAdded({ text: '新版本可用，重新加载后生效', action: 'reload' }));
    toast.offer('新版本可用', '更新会重新加载页面，标签、草稿和正在填写的内容会保留（密码和文件除外）', [
      { label: '立即更新', run: reloadWindow },
      { label: '稍后', run: () => undefined },
    ]);
  };
  repeat(() => void check(), CHECK_INTERVAL_MS, signal);
}

/** Reports when the connection is lost and when it is back, until `signal` aborts. */
export function watchNetwork(dispatch: Dispatch, signal: AbortSignal): void {
  const tell = (text: string) => dispatch(noticeAdded({ text }));
  window.addEventListener('offline', () => tell('网络连接已断开，部分功能暂不可用'), { signal });
  const stop = onReconnect(() => {
    tell('网络连接已恢复');
    dispatch(connectionRestored());
  });
  signal.addEventListener('abort', stop);
}

/** Below 992 px the screen is narrow (§9.12). `screen`, because paper is never narrow. */
const NARROW_QUERY = 'screen and (max-width: 991.98px)';

const DARK_QUERY = '(prefers-color-scheme: dark)';

function watch(media: string, signal: AbortSignal, tell: (matches: boolean) => void): void {
  const query = window.matchMedia(media);
  const hear = () => tell(query.matches);
  hear();
  query.addEventListener('change', hear, { signal });
}

/**
 * Keeps in the state whether the window is narrow, the page is being printed, and the system asks for dark colours,
 * until `signal` aborts.
 */
export function watchMedia(dispatch: Dispatch, signal: AbortSignal): void {
  watch(NARROW_QUERY, signal, (isNarrow) => dispatch(deviceChanged(isNarrow ? 'mobile' : 'desktop')));
  watch(DARK_QUERY, signal, (isDark) => dispatch(systemDarkChanged(isDark)));
  watch('print', signal, (isPrinting) => dispatch(printingChanged(isPrinting)));
  // In addition to the media query `print`, which changes too late, when the pages have been laid out.
  window.addEventListener('beforeprint', () => dispatch(printingChanged(true)), { signal });
  window.addEventListener('afterprint', () => dispatch(printingChanged(false)), { signal });
}
