import { appConfig } from '@/config/appConfig';
import { loadChunk } from '@/lib/chunk';
import { toast } from '@/ui/toast/toast';

let running: AbortController | undefined;

const end = () => running?.abort();

/** Shows the tour of the shell to whoever asks for it, as often as they do. */
export function restartShellTour(): void {
  end();
  const { signal } = (running = new AbortController());
  loadChunk(() => import('./showShellTour'), appConfig.chunkTimeout)
    .then(({ showShellTour }) => showShellTour(signal))
    .catch(() => toast.error('页面资源加载失败，请检查网络后重新加载页面'));
}

/** An effect of the shell: the tour ends with it. */
export const followShellTour = () => end;
