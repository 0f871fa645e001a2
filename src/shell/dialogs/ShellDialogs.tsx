import { lazy, useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { appConfig } from '@/config/appConfig';
import { loadChunk } from '@/lib/chunk';
import { LazyDialog, type DialogProps } from './LazyDialog';
import { shellDialog } from './shellDialog';

const part = (load: () => Promise<{ default: ComponentType<DialogProps> }>) =>
  lazy(() => loadChunk(load, appConfig.chunkTimeout));
const Search = part(() => import('@/features/search/SearchDialog'));
const ErrorLog = part(() => import('@/features/errorLog/ErrorLogDialog'));
const Theme = part(() => import('../theme/ThemeDrawer'));

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
