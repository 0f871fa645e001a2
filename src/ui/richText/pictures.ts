import type { Editor } from '@tiptap/core';
import type { Toasts } from '../toast/createToasts';

export type UploadImage = (file: File) => Promise<string>;

const REFUSED = '此处不能插入图片';

/** The pictures among files. */
export const picturesIn = (files: FileList | undefined | null): File[] =>
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
