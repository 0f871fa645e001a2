import { PictureOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { useRef } from 'react';
import { createId } from '@/lib/createId';
import { heldMark } from '@/lib/html/heldElements';
import { pictureSource } from '@/lib/html/pictureSource';
import { readUploadingMark, uploadingMark } from '@/lib/html/uploadingPictures';
import type { SendOptions } from '@/lib/http/request';
import { PICTURE_PROBLEMS, readPicture } from '@/lib/readPicture';
import { useToast } from '../toast/useToast';
import { FileInput } from '../upload/FileInput';
import { ToolButton } from './Toolbar';
import type { Toasts } from '../toast/createToasts';

export type UploadImage = (file: File, on: Pick<SendOptions, 'signal' | 'onSent'>) => Promise<string>;
/** Begins to store a picture, by its key. */
type Begin = (key: string, file: File) => Promise<unknown>;

const KEY_LENGTH = 8;
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

/** Begins to store a picture, and returns its mark. */
export function beginPicture(picture: File, begin: Begin, name = picture.name): string {
  const key = createId(KEY_LENGTH);
  void begin(key, picture);
  return uploadingMark(key, name);
}

/** Begins to store pictures, with a mark in the place of each, or says why not. */
export async function insertPictures(
  editor: Editor,
  files: readonly File[],
  begin: Begin | undefined,
  toast: Toasts,
): Promise<void> {
  if (!begin) return toast.warning(REFUSED);
  for (const file of files) {
    const picture = await readPicture(file);
    if (editor.isDestroyed) return;
    if (typeof picture === 'string') {
      toast.error(PICTURE_PROBLEMS[picture], file.name);
      continue;
    }
    const mark = beginPicture(picture, begin, file.name);
    editor.chain().focus().insertContent({ type: 'uploading', attrs: { mark } }).run();
  }
}

/** The marks of the pictures on their way, with their places from the end, so that a change leaves the others where they are. */
function marksIn({ state: { doc } }: Editor) {
  const marks: { node: Node; at: number; key: string; name: string }[] = [];
  doc.descendants((node, at) => {
    if (node.type.name === 'uploading') marks.unshift({ node, at, ...readUploadingMark(String(node.attrs['mark'])) });
  });
  return marks;
}

export const keysIn = (editor: Editor): ReadonlySet<string> => new Set(marksIn(editor).map(({ key }) => key));

/**
 * Puts a stored picture into the place of its mark. It is no step of its own to undo: undoing the insertion takes the
 * picture away.
 */
export function settlePicture(editor: Editor, key: string, src: string): void {
  if (editor.isDestroyed) return;
  const { tr, schema } = editor.state;
  for (const { node, at, name } of marksIn(editor).filter((mark) => mark.key === key))
    tr.replaceWith(at, at + node.nodeSize, schema.nodeFromJSON(pictureNode(src, name)).mark(node.marks));
  editor.view.dispatch(tr.setMeta('addToHistory', false));
}

const IMAGE_TOOL = { label: '插入图片', icon: <PictureOutlined /> };

interface Props {
  editor: Editor;
  begin: Begin;
}

/** The tool that inserts pictures from files. */
export function ImageTool({ editor, begin }: Props) {
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
        onChosen={(files) => void insertPictures(editor, picturesIn(files), begin, toast)}
      />
    </>
  );
}
