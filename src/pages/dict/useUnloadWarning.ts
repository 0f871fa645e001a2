import { useEffect } from 'react';

const hold = (event: BeforeUnloadEvent) => event.preventDefault();

/** Has the browser ask before the window is closed or reloaded while there is something to lose. */
export function useUnloadWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [active]);
}
