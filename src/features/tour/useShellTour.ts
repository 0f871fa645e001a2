import { useCallback, useEffect, useRef } from 'react';
import { appConfig } from '@/config/appConfig';
import { loadChunk } from '@/lib/chunk';
import { useToast } from '@/ui/toast/toast';

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
    loadChunk(() => import('./showShellTour'), appConfig.chunkTimeout)
      .then(({ showShellTour }) => showShellTour(signal))
      .catch(toast.failure);
  }, [toast]);
}
