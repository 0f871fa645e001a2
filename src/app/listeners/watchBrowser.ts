import type { Dispatch } from '@reduxjs/toolkit';
import { onWindowEvent } from '@/lib/onWindowEvent';
import { deviceChanged, printingChanged, systemDarkChanged } from '@/state/settings/settingsSlice';
import { onReconnect } from '@/lib/onReconnect';
import { connectionRestored } from '@/state/connectionRestored';
import { noticeAdded } from '@/state/notices/noticesSlice';

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
