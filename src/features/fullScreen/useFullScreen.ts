import screenfull from 'screenfull';
import { useSyncExternalStore } from 'react';
import { useToast } from '@/ui/toast/useToast';

/** Dispatched on the window when full screen has been switched on or off (§2.47). */
export const REFRESH_EVENT = 'refresh';

const subscribe = (listener: () => void) => {
  if (!screenfull.isEnabled) return () => undefined;
  screenfull.on('change', listener);
  return () => screenfull.off('change', listener);
};

/**
 * Whether the page fills the screen, and a function that toggles it. If the browser refuses, a toast says so
 * (§4.21).
 */
export function useFullScreen(): { isFull: boolean; toggle: () => Promise<void> } {
  const toast = useToast();
  const isFull = useSyncExternalStore(subscribe, () => screenfull.isEnabled && screenfull.isFullscreen);
  const toggle = async () => {
    try {
      if (!screenfull.isEnabled) throw new Error('the browser has no full screen');
      await screenfull.toggle();
      window.dispatchEvent(new CustomEvent(REFRESH_EVENT));
    } catch {
      toast.error('开启全屏失败');
    }
  };
  return { isFull, toggle };
}
