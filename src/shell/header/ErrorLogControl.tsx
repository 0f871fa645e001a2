import { BugOutlined } from '@ant-design/icons';
import { lazy } from 'react';
import { selectErrorLog } from '@/state/errorLog/errorLogSlice';
import { useAppSelector } from '@/state/hooks';
import { Control } from './Control';
import { LazyDialog } from './LazyDialog';
import { useDialog } from './useDialog';

const ErrorLogDialog = lazy(() => import('@/features/errorLog/ErrorLogDialog'));

/** The error log, on the header as soon as there is something in it. */
export function ErrorLogControl() {
  const count = useAppSelector(selectErrorLog).length;
  const { isOpen, show, props } = useDialog();
  return (
    <>
      {(count > 0 || isOpen) && (
        <Control label="异常捕获" icon={<BugOutlined />} count={count} aria-haspopup="dialog" onClick={show} />
      )}
      <LazyDialog dialog={ErrorLogDialog} {...props} />
    </>
  );
}
