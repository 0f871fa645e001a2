import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { loadWithRetry } from '@/lib/loadWithRetry';
import type { RouteMeta } from '@/state/routes/routeTree';
import { lazyDialog } from '@/ui/dialog/lazyDialog';
import { useToast } from '@/ui/toast/useToast';
import { MenuIcon } from '../menu/MenuIcon';

type DialogName = 'search' | 'errorLog' | 'theme';

interface ShellDialogsState {
  activeDialog: DialogName | undefined;
  openDialog: (name: DialogName) => void;
  /** Shows the tour of the shell again. */
  startTour: () => void;
}

/** Which dialog is open. The state is outside the header, because a change of the layout remounts the header. */
const ShellDialogsContext = createContext<ShellDialogsState>({
  activeDialog: undefined,
  openDialog: () => undefined,
  startTour: () => undefined,
});

export const useShellDialogs = (): ShellDialogsState => use(ShellDialogsContext);

const Search = lazyDialog(() => import('@/features/search/SearchDialog'));
const iconOf = (meta: RouteMeta) => <MenuIcon meta={meta} />;
const ErrorLog = lazyDialog(() => import('@/features/errorLog/ErrorLogDialog'));
const Theme = lazyDialog(() => import('../theme/ThemeDrawer'));

const loadTour = loadWithRetry(() => import('./showShellTour'));

/** Returns a function that starts the tour of the shell from its first step. Unmounting the component ends the tour. */
function useShellTour(): () => void {
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

/** The dialogs of the header. They stand beside the layout, so they stay open when the layout changes. */
export function ShellDialogsProvider({ children }: { children: ReactNode }) {
  const [activeDialog, setActiveDialog] = useState<DialogName>();
  const startTour = useShellTour();
  const state = useMemo(() => ({ activeDialog, openDialog: setActiveDialog, startTour }), [activeDialog, startTour]);
  const close = () => setActiveDialog(undefined);
  return (
    <ShellDialogsContext value={state}>
      {children}
      <Search iconOf={iconOf} open={activeDialog === 'search'} onClose={close} />
      <ErrorLog open={activeDialog === 'errorLog'} onClose={close} />
      <Theme open={activeDialog === 'theme'} onClose={close} />
    </ShellDialogsContext>
  );
}
