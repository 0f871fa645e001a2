import { useEffect, useEffectEvent } from 'react';

/** Calls back on Ctrl+S (⌘S), which the browser then does not take for saving the page. */
export function useSaveKey(onSave: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 's';
    if (!isSave) return;
    event.preventDefault();
    if (!event.repeat) onSave();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
