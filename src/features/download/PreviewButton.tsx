import { Button } from 'antd';
import { useState } from 'react';
import { appConfig } from '@/config/appConfig';
import { lazyDialog } from '@/ui/dialog/lazyDialog';
import { encodeName } from './downloadSteps';

/** The address at which the backend shows a file; `undefined` if it has no preview. */
export const previewUrl = (name: string): string | undefined =>
  appConfig.previewBase === '' ? undefined : `${appConfig.previewBase}/${encodeName(name)}`;

const Dialog = lazyDialog(() => import('./PreviewDialog'));

/** 预览 of a file; nothing where the backend has no preview. */
export function PreviewButton({ name }: { name: string }) {
  const [open, setOpen] = useState(false);
  const url = previewUrl(name);
  if (url === undefined) return null;
  return (
    <>
      <Button type="link" aria-label={`预览${name}`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        预览
      </Button>
      <Dialog open={open} name={name} url={url} onClose={() => setOpen(false)} />
    </>
  );
}
