import { useState, useSyncExternalStore } from 'react';
import type { Downloads } from '@/lib/download/createDownloads';
import { useAppDispatch } from '@/state/hooks';
import type { AppThunk } from '@/state/storeTypes';
import { ErrorBoundary } from '@/ui/errorBoundary/ErrorBoundary';
import { lazyWithRetry } from '@/ui/loading/lazyWithRetry';
import { LoadingOverlay } from '@/ui/loading/loadingViews';
import { useToast } from '@/ui/toast/useToast';

const TEXT = '正在下载数据，请稍候';

/** The downloads of the app that are running. */
const runningDownloads =
  (): AppThunk<Downloads['tasks']> =>
  (_dispatch, _getState, { downloads }) =>
    downloads.tasks;

const Dialog = lazyWithRetry(
  () => import('./DownloadDialog'),
  () => <LoadingOverlay text={TEXT} />,
);

/**
 * Covers the page during downloads (§8.19, §8.20). If the code of the dialog cannot be loaded, the
 * downloads continue without it.
 */
export function DownloadOverlay() {
  const dispatch = useAppDispatch();
  const [tasks] = useState(() => dispatch(runningDownloads()));
  const running = useSyncExternalStore(tasks.subscribe, tasks.get);
  const toast = useToast();
  if (running.length === 0) return null;
  return (
    <ErrorBoundary fallback={() => null} onError={toast.failure}>
      <Dialog title={TEXT} tasks={running} />
    </ErrorBoundary>
  );
}
