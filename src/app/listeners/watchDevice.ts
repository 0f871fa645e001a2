import type { Dispatch } from '@reduxjs/toolkit';
import { deviceChanged, printingChanged, systemDarkChanged } from '@/state/settings/settingsSlice';

/** Narrower than 992 px is a narrow screen (specification, section 9); a sheet of paper is none. */
const NARROW_QUERY = 'screen and (max-width: 991.98px)';

const DARK_QUERY = '(prefers-color-scheme: dark)';

function watch(media: string, tell: (matches: boolean) => void): () => void {
  const query = window.matchMedia(media);
  const hear = () => tell(query.matches);
  hear();
  query.addEventListener('change', hear);
  return () => query.removeEventListener('change', hear);
}

/** The media query alone would be late: the sheets are counted before it tells of its change. */
function watchPrint(tell: (isPrinting: boolean) => void): () => void {
  const begin = () => tell(true);
  const end = () => tell(false);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  const stop = watch('print', tell);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    stop();
  };
}

/**
 * Tells the state whether the window is narrow, whether the page is being printed and whether the system asks for dark
 * colours, now and whenever that changes. Returns the function that stops it.
 */
export function watchDevice(dispatch: Dispatch): () => void {
  const stops = [
    watch(NARROW_QUERY, (isNarrow) => dispatch(deviceChanged(isNarrow ? 'mobile' : 'desktop'))),
    watchPrint((isPrinting) => dispatch(printingChanged(isPrinting))),
    watch(DARK_QUERY, (isDark) => dispatch(systemDarkChanged(isDark))),
  ];
  return () => stops.forEach((stop) => stop());
}
