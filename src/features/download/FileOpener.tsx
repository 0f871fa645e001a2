import { type ReactNode, useState } from 'react';
import { PICTURE_WORDS, storedFile } from '@/lib/html/pictureSource';
import { useAppDispatch } from '@/state/hooks';
import { lazyDialog } from '@/ui/dialog/lazyDialog';
import { OpenLinkContext } from '@/ui/richText/OpenLinkContext';
import { downloadFile } from './downloadFile';
import { type FileCall, ossCall } from './downloadSteps';

const Picture = lazyDialog(() => import('./PicturePreview'));

/** Opens links of texts to files that only the app can fetch: a picture is shown, any other file is saved. */
export function FileOpener({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const [picture, setPicture] = useState<FileCall>();
  const openLink = (address: string, words: string): boolean => {
    const id = storedFile(address);
    if (id === undefined) return false;
    const name = words.replace(PICTURE_WORDS, '');
    const call = ossCall(name, id);
    if (name === words) void dispatch(downloadFile(call));
    else setPicture(call);
    return true;
  };
  return (
    <OpenLinkContext value={openLink}>
      {children}
      {picture && <Picture open call={picture} onClose={() => setPicture(undefined)} />}
    </OpenLinkContext>
  );
}
