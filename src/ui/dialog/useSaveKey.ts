import { useEffect, useEffectEvent } from 'react';
import { onWindowEvent } from '@/lib/onWindowEvent';

/** While it is on, calls `onSave` on Ctrl+S (⌘S) instead of saving the page. */
export function useSaveKey(onSave: () => void, isOn = true): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isSave =
      (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 's';
    if (!isSave || !isOn) return;
    event.preventDefault();
    if (!event.repeat) onSave();
  });
  useEffect(() => onWindowEvent(['keydown'], (event) => press(event)), []);
}
