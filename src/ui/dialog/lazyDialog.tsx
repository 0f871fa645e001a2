import { useState, type ComponentType } from 'react';
import { ErrorBoundary } from '../errorBoundary/ErrorBoundary';
import { lazyWithRetry } from '../loading/lazyWithRetry';
import { useToast } from '../toast/useToast';

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * A dialog whose code is loaded when it is first opened. If that fails, or the dialog breaks, a toast says so and it is
 * closed; the next opening tries again. A dialog that begins anew each time gets another `key`.
 */
export function lazyDialog<Props extends DialogProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Dialog = lazyWithRetry(load);
  return function LazyDialog(props: Props) {
    const { open, onClose } = props;
    const toast = useToast();
    const [wanted, setWanted] = useState(open);
    if (open && !wanted) setWanted(true);
    if (!wanted) return null;
    const onError = (error: Error) => {
      toast.failure(error);
      setWanted(false);
      onClose();
    };
    return (
      <ErrorBoundary fallback={() => null} onError={onError}>
        <Dialog {...props} />
      </ErrorBoundary>
    );
  };
}
