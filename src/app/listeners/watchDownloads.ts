import type { Dispatch } from '@reduxjs/toolkit';
import { lastFinished } from '@/features/download/downloadFile';
import { noticed } from '@/state/notices/noticesSlice';

/** Keeps among the notices what was downloaded: the message of it is soon gone. Returns the function that stops it. */
export function watchDownloads(dispatch: Dispatch): () => void {
  return lastFinished.subscribe(() => {
    const finished = lastFinished.get();
    if (finished) dispatch(noticed({ text: finished.text }));
  });
}
