import type { Dispatch } from '@reduxjs/toolkit';
import { noticed } from '@/state/notices/noticesSlice';
import { toast } from '@/ui/toast/toast';

const CHECK_INTERVAL_MS = 5 * 60_000;
const ENTRY = /<script type="module"[^>]* src="([^"]+)"/;

/** The address of the app's entry in a page's HTML: it changes with every build. */
export const entryOf = (html: string): string | undefined => ENTRY.exec(html)?.[1];

/**
 * Looks every five minutes, and when the window is come back to, whether another version has been deployed; says so
 * once. Returns the function that stops it.
 */
export function watchVersion(dispatch: Dispatch): () => void {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const check = async () => {
    if (document.hidden) return;
    try {
      const answer = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
      const deployed = answer.ok ? entryOf(await answer.text()) : undefined;
      if (deployed === undefined || deployed === own) return;
    } catch {
      // Offline; the next look will tell.
      return;
    }
    stop();
    dispatch(noticed({ text: '新版本可用，重新加载后生效', action: 'reload' }));
    toast.info('新版本可用', '可在通知中重新加载');
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
