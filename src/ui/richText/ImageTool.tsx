import { PictureOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import { useRef } from 'react';
import { useToast } from '../toast/useToast';
import { FileInput } from '../upload/FileInput';
import { ToolButton } from './Toolbar';
import type { Toasts } from '../toast/createToasts';

export type UploadImage = (file: File) => Promise<string>;

const REFUSED = '此处不能插入图片';

/** The pictures among files. */
export const picturesIn = (files: Iterable<File> | undefined | null): File[] =>
  [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Stores pictures and inserts them, or reports errors. */
export async function insertPictures(
  editor: Editor,
  files: readonly File[],
  upload: UploadImage | undefined,
  toast: Toasts,
): Promise<void> {
  if (!upload) return toast.warning(REFUSED);
  for (const file of files) {
    try {
      const src = await upload(file);
      if (!editor.isDestroyed) editor.chain().focus().setImage({ src, alt: file.name }).run();
    } catch {
      // `upload` has reported the cause; this toast names the file.
      toast.error('图片未能插入', file.name);
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
