import { useState, type ComponentType } from 'react';
import { ErrorBoundary } from '../errorBoundary/ErrorBoundary';
import { lazyWithRetry } from '../loading/lazyWithRetry';
import { useToast } from '../toast/useToast';

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * A dialog whose code is loaded when it is first opened; each opening begins anew. If loading fails, or the dialog
 * breaks, a toast says so and it is closed.
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props & DialogProps> {
  const Dialog = lazyWithRetry(load);
  return function LazyDialog(props: Props & DialogProps) {
    const { open, onClose } = props;
    const toast = useToast();
    const [last, setLast] = useState({ open: false, opening: 0 });
    if (open !== last.open) setLast({ open, opening: last.opening + Number(open) });
    if (last.opening === 0) return null;
    const onError = (error: Error) => {
      toast.failure(error);
      onClose();
    };
    return (
      <ErrorBoundary key={last.opening} fallback={() => null} onError={onError}>
        <Dialog {...props} />
      </ErrorBoundary>
    );
  };
}
