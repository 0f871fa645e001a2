import type { Dispatch } from '@reduxjs/toolkit';
import { noticeAdded } from '@/state/notices/noticesSlice';

/** Adds a notice when the connection is lost, and when it is back. Returns the function that stops it. */
export function watchConnection(dispatch: Dispatch): () => void {
  const lost = () => dispatch(noticeAdded({ text: '网络连接已断开，部分功能暂不可用' }));
  const back = () => dispatch(noticeAdded({ text: '网络连接已恢复' }));
  window.addEventListener('offline', lost);
  window.addEventListener('online', back);
  return () => {
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', back);
  };
}
