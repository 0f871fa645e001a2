import { useEffect, useEffectEvent } from 'react';
import { onWindowEvent } from '@/lib/onWindowEvent';
import { useShellDialogs } from '../dialogs/ShellDialogsProvider';

/** Whether another dialog is open; one that is closing does not count. */
const isCovered = () =>
  [...document.querySelectorAll('[aria-modal="true"]')].some(
    (dialog) => dialog.getClientRects().length > 0 && !dialog.closest('[class*="-leave"]'),
  );

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/**
 * Opens the search on Ctrl+K or Cmd+K, unless a dialog is open. A component of its own, because the search button may
 * not be mounted yet.
 */
export function SearchKeyListener() {
  const { activeDialog, openDialog } = useShellDialogs();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    if (activeDialog === undefined && !isCovered()) openDialog('search');
  });
  useEffect(() => onWindowEvent(['keydown'], (event) => onKeyDown(event)), []);
  return null;
}
