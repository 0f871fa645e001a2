import Cookies from 'js-cookie';
import { appConfig } from '@/config/appConfig';
import { loadChunk } from '@/lib/chunk';
import { toast } from '@/ui/toast/toast';
import { tourExpected } from '@/ui/tour/tourExpected';

/** Names the tour, and with it the cookie of those who have seen it. */
const NAME = 'shellTour';
/** Milliseconds: the page comes first. */
const DELAY = 1000;

let running: AbortController | undefined;

function end(): void {
  running?.abort();
  running = undefined;
  tourExpected.set(false);
}

async function run(repeat: 'once' | 'always'): Promise<void> {
  end();
  const own = new AbortController();
  running = own;
  tourExpected.set(true);
  try {
    const { showShellTour } = await loadChunk(() => import('./showShellTour'), appConfig.chunkTimeout);
    await showShellTour(NAME, repeat, own.signal);
  } finally {
    if (running === own) end();
  }
}

/** Shows the tour of the shell to whoever asks for it, as often as they do. */
export function restartShellTour(): void {
  run('always').catch(() => toast.error('页面资源加载失败，请检查网络后重新加载页面'));
}

/**
 * Shows the tour of the shell at the first login: once, unless the user asks to see it again. Without cookies it would
 * come back at every visit, so it does not come at all.
 *
 * @returns ends whatever tour of the shell there is
 */
export function followShellTour(): () => void {
  if (!navigator.cookieEnabled || Cookies.get(NAME) !== undefined) return end;
  tourExpected.set(true);
  // A tour that cannot be loaded is no reason to disturb anybody.
  const timer = setTimeout(() => void run('once').catch(() => undefined), DELAY);
  return () => {
    clearTimeout(timer);
    end();
  };
}
