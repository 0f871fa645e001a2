import { useCallback, useEffect, useRef } from 'react';
import { appConfig } from '@/config/appConfig';
import { chunkLoader } from '@/lib/chunkLoader';
import { useToast } from '@/ui/toast/useToast';

const loadTour = chunkLoader(() => import('./showShellTour'), appConfig.chunkTimeout);

/**
 * Returns a function that starts the guided tour of the shell from its first step. Unmounting the component ends the
 * tour.
 */
export function useShellTour(): () => void {
  const toast = useToast();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  return useCallback(() => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    loadTour()
      .then(({ showShellTour }) => showShellTour(signal))
      .catch(toast.failure);
  }, [toast]);
}
