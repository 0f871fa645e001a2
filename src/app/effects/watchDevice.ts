import type { Dispatch } from '@reduxjs/toolkit';
import { deviceChanged, systemDarkChanged } from '@/state/settings/settingsSlice';

/** Narrower than 992 px is a narrow screen (spec.md section 9). */
const NARROW = '(max-width: 991.98px)';

const DARK = '(prefers-color-scheme: dark)';

function watch(media: string, tell: (matches: boolean) => void): () => void {
  const query = window.matchMedia(media);
  const hear = () => tell(query.matches);
  hear();
  query.addEventListener('change', hear);
  return () => query.removeEventListener('change', hear);
}

/**
 * Tells the state whether the window is narrow and whether the system asks for dark colours, now and whenever that
 * changes. Returns the function that stops it.
 */
export function watchDevice(dispatch: Dispatch): () => void {
  const stops = [
    watch(NARROW, (isNarrow) => dispatch(deviceChanged(isNarrow ? 'mobile' : 'desktop'))),
    watch(DARK, (isDark) => dispatch(systemDarkChanged(isDark))),
  ];
  return () => stops.forEach((stop) => stop());
}
