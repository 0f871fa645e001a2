import { Alert, Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { withNumber } from '@/lib/http/errorMessages';
import { passGateway } from '@/lib/sso/passGateway';
import { useOnline } from '../offline/OfflineBanner';

interface Props {
  title: string;
  /** What the call said; undefined where that is not known. */
  failure?: { message?: string; code?: string; detail?: string; reloads?: boolean } | undefined;
  retry: () => void;
  /** Another way on, before 重试. */
  children?: ReactNode;
}

/** Shown where something could not be loaded: what, why (with the number), and the way on. */
export function LoadFailure({ title, failure, retry, children }: Props) {
  // Without a connection the banner's words say why; what is shown loads by itself when it is back.
  const isLost = !useOnline() && failure?.code === '';
  return (
    <Alert
      type="error"
      showIcon
      // A table centres what stands in place of its rows.
      style={{ textAlign: 'start' }}
      role="alert"
      title={title}
      description={
        failure && (
          <>
            {isLost ? '网络连接已断开，恢复后自动重新加载' : withNumber(failure)}
            {failure.detail && (
              <details>
                <summary>详情</summary>
                {failure.detail}
              </details>
            )}
          </>
        )
      }
      action={
        <Flex gap="small">
          {children}
          {failure?.reloads ? <Button onClick={passGateway}>重新加载</Button> : <Button onClick={retry}>重试</Button>}
        </Flex>
      }
    />
  );
}
