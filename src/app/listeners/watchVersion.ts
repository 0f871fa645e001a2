import type { Dispatch } from '@reduxjs/toolkit';
import { reloadWindow } from '@/lib/reloadWindow';
import { noticeAdded } from '@/state/notices/noticesSlice';
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
