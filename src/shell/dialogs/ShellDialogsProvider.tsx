import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { onWindowEvent } from '@/lib/onWindowEvent';
import { useAppSelector } from '@/state/hooks';
import { selectTheme } from '@/state/settings/settingsSlice';
import { lazyDialog } from '@/ui/dialog/lazyDialog';
import { useToast } from '@/ui/toast/useToast';

type DialogName = 'search' | 'errorLog' | 'theme';

interface ShellDialogsState {
  openDialog: (name: DialogName) => void;
  /** Shows the tour of the shell from its first step. */
  startTour: () => void;
}

/** Opens dialogs. The state is outside the header, because a change of the layout remounts the header. */
const ShellDialogsContext = createContext<ShellDialogsState>({
  openDialog: () => undefined,
  startTour: () => undefined,
});

export const useShellDialogs = (): ShellDialogsState => use(ShellDialogsContext);

const Search = lazyDialog(() => import('./SearchEverything'));
const ErrorLog = lazyDialog(() => import('@/features/errorLog/ErrorLogDialog'));
const Theme = lazyDialog(() => import('../theme/ThemeDrawer'));

const loadTour = loadWithRetry(() => import('./showShellTour'));

/** Whether another dialog is open; one that is closing does not count. */
const isCovered = () =>
  [...document.querySelectorAll('[aria-modal="true"]')].some(
    (dialog) => dialog.getClientRects().length > 0 && !dialog.closest('[class*="-leave"]'),
  );

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/**
 * The dialogs of the header, of which Ctrl+K or Cmd+K opens the search unless another one is open. They stand beside the
 * layout, so they stay open when the layout changes. The tour ends with them.
 */
export function ShellDialogsProvider({ children }: { children: ReactNode }) {
  const toast = useToast();
  const { showSearch } = useAppSelector(selectTheme);
  const [activeDialog, setActiveDialog] = useState<DialogName>();
  const tour = useRef<AbortController>(null);
  useEffect(() => () => tour.current?.abort(), []);
  const state = useMemo(
    () => ({
      openDialog: setActiveDialog,
      startTour: () => {
        tour.current?.abort();
        const { signal } = (tour.current = new AbortController());
        loadTour()
          .then(({ showShellTour }) => showShellTour(signal))
          .catch(toast.failure);
      },
    }),
    [toast],
  );
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!showSearch || !isShortcut(event)) return;
    event.preventDefault();
    if (activeDialog === undefined && !isCovered()) setActiveDialog('search');
  });
  useEffect(() => onWindowEvent(['keydown'], (event) => onKeyDown(event)), []);
  const close = () => setActiveDialog(undefined);
  return (
    <ShellDialogsContext value={state}>
      {children}
      <Search open={activeDialog === 'search'} onClose={close} />
      <ErrorLog open={activeDialog === 'errorLog'} onClose={close} />
      <Theme open={activeDialog === 'theme'} onClose={close} />
    </ShellDialogsContext>
  );
}
