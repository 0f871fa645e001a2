import { useCallback, useEffect, useRef } from 'react';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { useToast } from '@/ui/toast/useToast';

const loadTour = loadWithRetry(() => import('./showShellTour'));

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
