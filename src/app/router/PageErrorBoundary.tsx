import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { GatewayExpiredError } from '@/lib/http/errors';
import { ChunkLoadError } from '@/lib/loadWithRetry';
import { reloadWindow } from '@/lib/reloadWindow';
import { passGateway } from '@/lib/sso/passGateway';
import { onReconnect } from '@/lib/onReconnect';
import { logError } from '@/state/errorLog/logError';
import { useAppDispatch } from '@/state/hooks';
import { ErrorBoundary } from '@/ui/errorBoundary/ErrorBoundary';
import { useOnline } from '@/ui/offline/OfflineBanner';
import { StatusPage } from '@/ui/statusPage/StatusPage';

/**
 * A part of the program could not be loaded. If the connection was lost, which the browser may notice late, the page
 * loads it again when the connection is back.
 */
function ChunkErrorPage({ error, retry }: { error: ChunkLoadError; retry: () => void }) {
  const isOnline = useOnline();
  const [wasOffline, setWasOffline] = useState(!isOnline);
  if (!isOnline && !wasOffline) setWasOffline(true);
  // A style sheet is asked for once (`loadWithRetry`), so a page without it needs a reload.
  const load = useEffectEvent(error.code === 'CHUNK_LOAD_FAILED' ? retry : reloadWindow);
  // The connection may have come back while another tab was shown.
  useEffect(() => (wasOffline ? onReconnect(() => load(), true) : undefined), [wasOffline]);
  const [title, text] = wasOffline
    ? ['网络连接已断开', '连接恢复后，本页会自动加载。']
    : ['页面资源加载失败', '系统可能已更新，或者网络已断开。重新加载后即可使用最新版本。'];
  const { intermediary } = error;
  return (
    <StatusPage
      title={intermediary ? intermediary.message : title}
      text={intermediary ? '重新加载后，已填写的内容仍会保留（密码和文件除外）。' : text}
      actions={[
        { label: '重新加载', onClick: intermediary instanceof GatewayExpiredError ? passGateway : reloadWindow },
      ]}
    />
  );
}

function fallback(error: Error, retry: () => void) {
  if (error instanceof ChunkLoadError) return <ChunkErrorPage error={error} retry={retry} />;
  return (
    <StatusPage
      title="页面出错了"
      text={`页面显示时发生错误，其他页面不受影响：${error.message}`}
      actions={[
        { label: '重试', onClick: retry },
        { label: '重新加载', onClick: reloadWindow },
      ]}
    />
  );
}

export function PageErrorBoundary({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const log = (error: Error, componentStack: string) => {
    dispatch(logError(error, { more: componentStack }));
  };
  return (
    <ErrorBoundary fallback={fallback} onError={log}>
      {children}
    </ErrorBoundary>
  );
}
