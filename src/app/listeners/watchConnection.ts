import type { Dispatch } from '@reduxjs/toolkit';
import { onWindowEvent } from '@/lib/onWindowEvent';
import { noticeAdded } from '@/state/notices/noticesSlice';

/** Adds a notice when the connection is lost, and when it is back. Returns the function that stops it. */
export function watchConnection(dispatch: Dispatch): () => void {
  return onWindowEvent(['offline', 'online'], ({ type }) =>
    dispatch(noticeAdded({ text: type === 'online' ? '网络连接已恢复' : '网络连接已断开，部分功能暂不可用' })),
  );
}
