import { lazy, useEffect, useSyncExternalStore } from 'react';
import { LazyDialog } from './LazyDialog';
import { shellDialog } from './shellDialog';

const Search = lazy(() => import('@/features/search/SearchDialog'));
const ErrorLog = lazy(() => import('@/features/errorLog/ErrorLogDialog'));
const Theme = lazy(() => import('../theme/ThemeDrawer'));

const close = () => shellDialog.set(undefined);

/** The dialogs of the header's controls, beside the layout, so that they stay open while another layout is shown. */
export function ShellDialogs() {
  const open = useSyncExternalStore(shellDialog.subscribe, shellDialog.get);
  // Who signs out takes them along.
  useEffect(() => close, []);
  return (
    <>
      <LazyDialog dialog={Search} open={open === 'search'} onClose={close} />
      <LazyDialog dialog={ErrorLog} open={open === 'errorLog'} onClose={close} />
      <LazyDialog dialog={Theme} open={open === 'theme'} onClose={close} />
    </>
  );
}
