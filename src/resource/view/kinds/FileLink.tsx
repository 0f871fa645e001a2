import { useState } from 'react';
import { downloadFile } from '@/features/download/downloadFile';
import { type FileCall, isPicture, ossCall } from '@/features/download/downloadSteps';
import PicturePreview from '@/features/download/PicturePreview';
import type { Attachment } from '@/lib/html/attachments';
import { outsideLink } from '@/lib/html/outsideLink';
import { apiPath, storedFile, uploadAddress } from '@/lib/html/pictureSource';
import { webAddress } from '@/lib/link';
import { useAppDispatch } from '@/state/hooks';
import { TextButton } from '@/ui/button/TextButton';
import styles from './FilesInput.module.css';

/** The call that fetches a file: by its id, or the path of an upload; undefined where that is on another host, or nowhere. */
export function fileCall({ name, at }: Attachment): FileCall | undefined {
  const id = /^\d+$/.test(at) ? at : storedFile(at);
  if (id !== undefined) return ossCall(name, id);
  const path = apiPath(uploadAddress(at) ?? at);
  // Another call of the API could act in the reader's name; servers may ignore what follows a semicolon.
  return path?.startsWith('/profile/') && !path.includes(';') ? { method: 'GET', url: path, name } : undefined;
}

/** The name of a file, with 预览 of a picture and 下载; a link, where it is on another host. */
export function FileLink({ file }: { file: Attachment }) {
  const { name, at } = file;
  const dispatch = useAppDispatch();
  const [isShown, setShown] = useState(false);
  const call = fileCall(file);
  const address = apiPath(at) === undefined ? webAddress(at) : undefined;
  if (!call && address)
    return (
      <a href={address} {...outsideLink(address)} className={styles.name}>
        {name}
      </a>
    );
  return (
    <>
      <span className={styles.name}>{name}</span>
      {!call && at !== '' && '（无法打开）'}
      {call && isPicture(name) && (
        <TextButton aria-label={`预览${name}`} onClick={() => setShown(true)}>
          预览
        </TextButton>
      )}
      {call && (
        <TextButton aria-label={`下载${name}`} onClick={() => void dispatch(downloadFile(call))}>
          下载
        </TextButton>
      )}
      {call && isShown && <PicturePreview call={call} onClose={() => setShown(false)} />}
    </>
  );
}
