import { useMemo, useState, type ReactNode } from 'react';
import { lazyWithFallback } from '@/ui/loading/lazyWithFallback';
import { ActiveDialogContext, type DialogName } from './ActiveDialog';
import { LazyDialog } from './LazyDialog';

const Nothing = () => null;
const Search = lazyWithFallback(() => import('@/features/search/SearchDialog'), Nothing);
const ErrorLog = lazyWithFallback(() => import('@/features/errorLog/ErrorLogDialog'), Nothing);
const Theme = lazyWithFallback(() => import('../theme/ThemeDrawer'), Nothing);

/** The dialogs of the header's controls, beside the layout, so that they stay open while another layout is shown. */
export function ShellDialogs({ children }: { children: ReactNode }) {
  const [activeDialog, setActiveDialog] = useState<DialogName>();
  const state = useMemo(() => ({ activeDialog, openDialog: setActiveDialog }), [activeDialog]);
  const close = () => setActiveDialog(undefined);
  return (
    <ActiveDialogContext value={state}>
      {children}
      <LazyDialog dialog={Search} open={activeDialog === 'search'} onClose={close} />
      <LazyDialog dialog={ErrorLog} open={activeDialog === 'errorLog'} onClose={close} />
      <LazyDialog dialog={Theme} open={activeDialog === 'theme'} onClose={close} />
    </ActiveDialogContext>
  );
}
