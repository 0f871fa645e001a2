import type { ReactNode } from 'react';
import { ChunkLoadError } from '@/lib/chunk';
import { logError } from '@/state/errorLog/errorLogSlice';
import { useAppDispatch } from '@/state/hooks';
import { ErrorBoundary } from '@/ui/errorBoundary/ErrorBoundary';
import { StatusPage } from '@/ui/statusPage/StatusPage';

const reload = () => window.location.reload();

function fallback(error: Error, retry: () => void) {
  if (error instanceof ChunkLoadError) {
    return (
      <StatusPage
        title="页面资源加载失败"
        text="系统可能已更新，或者网络已断开。重新加载后即可使用最新版本。"
        actions={[{ label: '重新加载', onClick: reload }]}
      />
    );
  }
  return (
    <StatusPage
      title="页面出错了"
      text={`页面显示时发生错误，其他页面不受影响：${error.message}`}
      actions={[
        { label: '重试', onClick: retry },
        { label: '重新加载', onClick: reload },
      ]}
    />
  );
}

export function PageBoundary({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const log = (error: Error, componentStack: string) => {
    logError(dispatch, { message: error.message, stack: `${error.stack ?? ''}${componentStack}` });
  };
  return (
    <ErrorBoundary fallback={fallback} onError={log}>
      {children}
    </ErrorBoundary>
  );
}
