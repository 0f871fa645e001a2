import { useEffect, useEffectEvent } from 'react';
import { onWindowEvent } from '@/lib/onWindowEvent';

/** Calls `onSave` on Ctrl+S (⌘S) instead of saving the page. */
export function useSaveKey(onSave: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 's';
    if (!isSave) return;
    event.preventDefault();
    if (!event.repeat) onSave();
  });
  useEffect(() => onWindowEvent(['keydown'], (event) => press(event)), []);
}
