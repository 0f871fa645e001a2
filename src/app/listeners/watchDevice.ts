import type { Dispatch } from '@reduxjs/toolkit';
import { onWindowEvent } from '@/lib/onWindowEvent';
import { deviceChanged, printingChanged, systemDarkChanged } from '@/state/settings/settingsSlice';

/** Narrower than 992 px is a narrow screen (specification, section 9); paper never is. */
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
export function watchDevice(dispatch: Dispatch): () => void {
  const stops = [
    watch(NARROW_QUERY, (isNarrow) => dispatch(deviceChanged(isNarrow ? 'mobile' : 'desktop'))),
    watch('print', (isPrinting) => dispatch(printingChanged(isPrinting))),
    // The media query changes only after the pages have been laid out.
    onWindowEvent(['beforeprint', 'afterprint'], ({ type }) => dispatch(printingChanged(type === 'beforeprint'))),
    watch(DARK_QUERY, (isDark) => dispatch(systemDarkChanged(isDark))),
  ];
  return () => stops.forEach((stop) => stop());
}
