import { useState, type ComponentType } from 'react';
import { ErrorBoundary } from '@/ui/errorBoundary/ErrorBoundary';
import { toast } from '@/ui/toast/toast';

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

interface Props extends DialogProps {
  dialog: ComponentType<DialogProps>;
}

const tell = () => toast.error('页面资源加载失败，请检查网络后重新加载页面');

/** A dialog whose code is loaded when it is first opened. */
export function LazyDialog({ dialog: Dialog, open, onClose }: Props) {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  if (!wanted) return null;
  const giveUp = () => {
    tell();
    // The next click tells again.
    setWanted(false);
    onClose();
  };
  return (
    <ErrorBoundary fallback={() => null} onError={giveUp}>
      <Dialog open={open} onClose={onClose} />
    </ErrorBoundary>
  );
}
