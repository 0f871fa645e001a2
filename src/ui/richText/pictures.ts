import type { Editor } from '@tiptap/core';
import { toast } from '../toast/toast';
import type { RichTextEditorProps } from './RichTextEditor';

const REFUSED = '此处不能插入图片';

/** The pictures among files that were chosen, pasted or dropped. */
export const picturesIn = (files: FileList | undefined | null): File[] =>
  [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Stores pictures and puts them into the text, or says why not. */
export async function insertPictures(
  editor: Editor,
  files: readonly File[],
  upload: RichTextEditorProps['uploadImage'],
): Promise<void> {
  if (!upload) return toast.warning(REFUSED);
  for (const file of files) {
    try {
      const src = await upload(file);
      if (!editor.isDestroyed) editor.chain().focus().setImage({ src, alt: file.name }).run();
    } catch {
      // Whoever stores pictures reports why it failed; here it only matters which one is missing.
      toast.error('图片未能插入', file.name);
    }
  }
}
