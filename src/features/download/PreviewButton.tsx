import { Button } from 'antd';
import { useState } from 'react';
import { ErrorBoundary } from '@/ui/errorBoundary/ErrorBoundary';
import { lazyWithFallback } from '@/ui/loading/lazyWithFallback';
import { useToast } from '@/ui/toast/useToast';
import { previewUrl } from './previewUrl';

const Dialog = lazyWithFallback(
  () => import('./PreviewDialog'),
  () => null,
);

/** 预览 of a file; nothing where the backend has no preview. */
export function PreviewButton({ name }: { name: string }) {
  const toast = useToast();
  const [open, setOpen] = useState<boolean>();
  const url = previewUrl(name);
  if (url === undefined) return null;
  const onError = (error: Error) => {
    toast.failure(error);
    setOpen(undefined);
  };
  return (
    <>
      <Button type="link" aria-label={`预览${name}`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        预览
      </Button>
      {open !== undefined && (
        <ErrorBoundary fallback={() => null} onError={onError}>
          <Dialog open={open} name={name} url={url} onClose={() => setOpen(false)} />
        </ErrorBoundary>
      )}
    </>
  );
}
