import type { Dispatch } from '@reduxjs/toolkit';
import { onWindowEvent } from '@/lib/onWindowEvent';
import { connectionRestored } from '@/state/connectionRestored';
import { noticeAdded } from '@/state/notices/noticesSlice';

/** Tells when the connection is lost, and when it is back. Returns the function that stops it. */
export function watchConnection(dispatch: Dispatch): () => void {
  return onWindowEvent(['offline', 'online'], ({ type }) => {
    const isBack = type === 'online';
    dispatch(noticeAdded({ text: isBack ? '网络连接已恢复' : '网络连接已断开，部分功能暂不可用' }));
    if (isBack) dispatch(connectionRestored());
  });
}
