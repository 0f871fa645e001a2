import { PictureOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import { useRef } from 'react';
import { heldMark } from '@/lib/html/heldElements';
import { describeError } from '@/lib/http/errorMessages';
import { cancelsBatch } from '@/lib/http/errors';
import { pictureSource } from '@/lib/html/pictureSource';
import { PICTURE_PROBLEMS, readPicture } from '@/lib/readPicture';
import { useToast } from '../toast/useToast';
import { FileInput } from '../upload/FileInput';
import { ToolButton } from './Toolbar';
import type { Toasts } from '../toast/createToasts';

export type UploadImage = (file: File) => Promise<string>;

const REFUSED = '此处不能插入图片';

/** Files that may be pictures: their bytes tell. */
export const picturesIn = (files: Iterable<File> | undefined | null): File[] => [...(files ?? [])];

/** A picture of the text; one that is not shown here is held. */
function pictureNode(src: string, alt: string) {
  if (pictureSource(src) !== undefined) return { type: 'image', attrs: { src, alt } };
  const picture = document.implementation.createHTMLDocument().createElement('img');
  picture.setAttribute('src', src);
  picture.setAttribute('alt', alt);
  return { type: 'held', attrs: { mark: heldMark(picture) } };
}

/** Stores pictures and inserts them, or says of each why not. */
export async function insertPictures(
  editor: Editor,
  files: readonly File[],
  upload: UploadImage | undefined,
  toast: Toasts,
): Promise<void> {
  if (!upload) return toast.warning(REFUSED);
  for (const file of files) {
    const picture = await readPicture(file);
    if (typeof picture === 'string') {
      toast.error(PICTURE_PROBLEMS[picture], file.name);
      continue;
    }
    try {
      const src = await upload(picture);
      if (!editor.isDestroyed) editor.chain().focus().insertContent(pictureNode(src, file.name)).run();
    } catch (error) {
      // The end of the session has been told, and with it the rest is not sent.
      if (cancelsBatch(error)) return;
      toast.error(`图片未能插入：${describeError(error) ?? ''}`, file.name);
    }
  }
}

const IMAGE_TOOL = { label: '插入图片', icon: <PictureOutlined /> };

interface Props {
  editor: Editor;
  upload: UploadImage;
}

/** The tool that inserts pictures from files. */
export function ImageTool({ editor, upload }: Props) {
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ToolButton tool={IMAGE_TOOL} onClick={() => input.current?.click()} />
      <FileInput
        ref={input}
        accept="image/*"
        multiple
        aria-label="选择图片"
        onChosen={(files) => void insertPictures(editor, picturesIn(files), upload, toast)}
      />
    </>
  );
}
