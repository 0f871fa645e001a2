import { Alert, Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { reloadWindow } from '@/lib/reloadWindow';
import { type Reason, reasonOf } from './reasonOf';

interface Props {
  title: string;
  /** What the call said; undefined where that is not known. */
  failure?: (Reason & { detail?: string; reloads?: boolean }) | undefined;
  retry: () => void;
  /** Another way on, before 重试. */
  children?: ReactNode;
}

/** Shown where something could not be loaded: what, why (with the number), and the way on. */
export const LoadFailure = ({ title, failure, retry, children }: Props) => (
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
          {reasonOf(failure)}
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
        {failure?.reloads ? <Button onClick={reloadWindow}>重新加载</Button> : <Button onClick={retry}>重试</Button>}
      </Flex>
    }
  />
);
