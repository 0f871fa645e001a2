import { Suspense, useSyncExternalStore } from 'react';
import { downloads, DOWNLOADING } from '@/features/download/downloads';
import { ErrorBoundary } from '@/ui/errorBoundary/ErrorBoundary';
import { LoadingOverlay } from '@/ui/loading/LoadingOverlay';
import { lazyPart } from './router/pageRegistry';

const DownloadOverlay = lazyPart(() => import('@/features/download/DownloadOverlay'));

/** What is being downloaded, on the screen while it is; its code comes with the first download. */
export function Downloads() {
  const isBusy = useSyncExternalStore(downloads.subscribe, downloads.get).length > 0;
  if (!isBusy) return null;
  const cover = <LoadingOverlay text={DOWNLOADING} />;
  return (
    <ErrorBoundary fallback={() => cover} onError={() => undefined}>
      <Suspense fallback={cover}>
        <DownloadOverlay />
      </Suspense>
    </ErrorBoundary>
  );
}
