import type { Dispatch } from '@reduxjs/toolkit';
import { deviceChanged } from '@/state/settings/settingsSlice';

/** Narrower than 992 px is a narrow screen (spec.md section 9). */
const NARROW = '(max-width: 991.98px)';

/** Tells the state whether the window is narrow, now and whenever that changes. Returns the function that stops it. */
export function watchDevice(dispatch: Dispatch): () => void {
  const query = window.matchMedia(NARROW);
  const tell = () => dispatch(deviceChanged(query.matches ? 'mobile' : 'desktop'));
  tell();
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}
