import { type ComponentType, createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useShellTour } from '@/features/tour/useShellTour';
import { ErrorBoundary } from '@/ui/errorBoundary/ErrorBoundary';
import { lazyWithFallback } from '@/ui/loading/lazyWithFallback';
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

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

interface Props extends DialogProps {
  dialog: ComponentType<DialogProps>;
}

function LazyDialog({ dialog: Dialog, open, onClose }: Props) {
  const toast = useToast();
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  if (!wanted) return null;
  const onError = (error: Error) => {
    toast.failure(error);
    // Reset, so that the next click tries again and shows the toast again.
    setWanted(false);
    onClose();
  };
  return (
    <ErrorBoundary fallback={() => null} onError={onError}>
      <Dialog open={open} onClose={onClose} />
    </ErrorBoundary>
  );
}

const Nothing = () => null;
const Search = lazyWithFallback(() => import('@/features/search/SearchDialog'), Nothing);
const SearchWithIcons = (props: DialogProps) => <Search {...props} iconOf={(meta) => <MenuIcon meta={meta} />} />;
const ErrorLog = lazyWithFallback(() => import('@/features/errorLog/ErrorLogDialog'), Nothing);
const Theme = lazyWithFallback(() => import('../theme/ThemeDrawer'), Nothing);

/** The dialogs of the header. They stand beside the layout, so they stay open when the layout changes. */
export function ShellDialogsProvider({ children }: { children: ReactNode }) {
  const [activeDialog, setActiveDialog] = useState<DialogName>();
  const startTour = useShellTour();
  const state = useMemo(() => ({ activeDialog, openDialog: setActiveDialog, startTour }), [activeDialog, startTour]);
  const close = () => setActiveDialog(undefined);
  return (
    <ShellDialogsContext value={state}>
      {children}
      <LazyDialog dialog={SearchWithIcons} open={activeDialog === 'search'} onClose={close} />
      <LazyDialog dialog={ErrorLog} open={activeDialog === 'errorLog'} onClose={close} />
      <LazyDialog dialog={Theme} open={activeDialog === 'theme'} onClose={close} />
    </ShellDialogsContext>
  );
}
