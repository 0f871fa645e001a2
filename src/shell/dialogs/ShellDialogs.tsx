import { useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '@/ui/loading/lazyPart';
import { LazyDialog } from './LazyDialog';
import { shellDialog } from './shellDialog';

const Nothing = () => null;
const Search = lazyPart(() => import('@/features/search/SearchDialog'), Nothing);
const ErrorLog = lazyPart(() => import('@/features/errorLog/ErrorLogDialog'), Nothing);
const Theme = lazyPart(() => import('../theme/ThemeDrawer'), Nothing);

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
