import type { Dispatch } from '@reduxjs/toolkit';
import { onReconnect } from '@/lib/onReconnect';
import { onWindowEvent } from '@/lib/onWindowEvent';
import { connectionRestored } from '@/state/connectionRestored';
import { noticeAdded } from '@/state/notices/noticesSlice';

/** Tells when the connection is lost, and when it is back. Returns the function that stops it. */
export function watchNetwork(dispatch: Dispatch): () => void {
  const stops = [
    onWindowEvent(['offline'], () => void dispatch(noticeAdded({ text: '网络连接已断开，部分功能暂不可用' }))),
    onReconnect(() => {
      dispatch(noticeAdded({ text: '网络连接已恢复' }));
      dispatch(connectionRestored());
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
